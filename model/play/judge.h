// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QObject>

#include "model/replay/analysis.h"
#include "model/replay/worker.h"

namespace play {

/// What all that a seat may choose is worth, as an analysis ranks it.
struct Judgement {
    engine::Position view;                 ///< of the seat that owes the choice
    std::vector<replay::Candidate> ranked; ///< the best first

    /// What that action gives away against the best one, 0 … 1; 0 for one that is not among them.
    double lossOf(engine::Action action) const;
    /// What speaks for the best one, as `Position::reasons`; may be empty.
    std::vector<engine::Message> reasons() const;
};

/// Judges a person's choice before it is made, in a thread of its own: by what the seat sees, with the same effort for
/// everybody.
class Judge : public QObject {
    Q_OBJECT

public:
    using Search =
        std::function<std::vector<replay::Candidate>(const engine::Position &view, const engine::CancelToken &cancel)>;

    /// `search` ranks all that may be chosen in a view, in the thread; nothing where it was cancelled.
    explicit Judge(Search search = rank, QObject *parent = nullptr) : QObject(parent), m_search(std::move(search)) {}

    /// Ranks as the analysis does while somebody waits.
    static std::vector<replay::Candidate> rank(const engine::Position &view, const engine::CancelToken &cancel);
    /// From the next view on.
    void setSearch(Search search) { m_search = std::move(search); }

    /// Begins to judge that view, whose seat owes a choice; nothing happens where that is being done or is done.
    void begin(const engine::Position &view);
    /// Forgets it: `judged` is not emitted for it any more.
    void drop();
    /// The view that was begun last and not dropped.
    const std::optional<engine::Position> &view() const { return m_view; }
    /// What came of it, once it is there.
    const std::optional<Judgement> &judgement() const { return m_judgement; }

signals:
    /// The judgement is there; emitted in the thread of this object.
    void judged();

private:
    Search m_search;
    std::optional<engine::Position> m_view;
    std::optional<Judgement> m_judgement;
    replay::Worker m_worker;
};

} // namespace play
