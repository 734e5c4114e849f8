// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QObject>

#include "model/engine/core/game.h"
#include "model/replay/worker.h"

namespace play {

/// What a strong player would do, and why.
struct Hint {
    engine::Position view; ///< of the seat that owes the choice
    engine::Action action;
    engine::Message what;                 ///< the words of the action's label
    std::vector<engine::Message> reasons; ///< as `Position::reasons`; some may be for the seat alone (`engine::isFor`)
    engine::Message share;                ///< how often it wins beside other choices; an id of the shared words
};

/// The hint that follows from a thought about that view: what such a player does most often there.
Hint hintOf(const engine::Position &view, const engine::SearchResult &result);

/// Thinks about a person's choice in a thread of its own, as the strongest level does.
class Adviser : public QObject {
    Q_OBJECT

public:
    explicit Adviser(QObject *parent = nullptr) : QObject(parent) {}

    /// Begins to think about that view, whose seat owes a choice. Asked about the same one again it has the same answer
    /// at once.
    void ask(const engine::Position &view);
    /// `advised` is not emitted any more for what is being thought.
    void drop() { m_worker.drop(); }
    /// The last answer.
    const std::optional<Hint> &last() const { return m_last; }
    bool isThinking() const { return m_worker.isBusy(); }

signals:
    /// The answer to the present question; emitted in the thread of this object.
    void advised(const play::Hint &hint);

private:
    std::optional<Hint> m_last;
    replay::Worker m_worker;
};

} // namespace play
