// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QObject>

#include "model/engine/core/game.h"
#include "model/engine/search/player.h"
#include "model/replay/worker.h"

namespace play {

/// What a player thinks with beside a window, to which one processor is left: where its level has a time of its own,
/// the clock ends it.
engine::search::Budget screenBudget();

/// Lets a computer player think in a thread of its own, one choice at a time. Each thought has a player made for it
/// from its own seed: a thought that was dropped leaves no trace in the next, and two threads never share a player.
class Thinker : public QObject {
    Q_OBJECT

public:
    /// A choice to be thought about.
    struct Task {
        engine::Position view; ///< what the seat sees; it owes a choice there
        std::string level;     ///< one that `engine::search::makePlayer` knows
        std::uint64_t seed = 0;
    };

    /// What is being thought when it goes is cancelled, which its thread answers soon.
    explicit Thinker(QObject *parent = nullptr) : QObject(parent) {}

    /// Begins to think; what was being thought before is dropped.
    void search(Task task);
    /// Drops what is being thought: `chosen` is not emitted for it any more.
    void drop() { m_worker.drop(); }

signals:
    /// The choice of the present thought; emitted in the thread of this object.
    void chosen(engine::Action action);

private:
    replay::Worker m_worker;
};

} // namespace play
