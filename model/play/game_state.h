// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "model/play/change.h"
#include "model/replay/timeline.h"

namespace play {

/// What a record says of the position after one action: it goes and comes back with the action.
struct Annotations {
    std::optional<record::Text> comment;
    std::optional<QString> mark;
    std::optional<QString> assessment;
    std::optional<std::vector<record::Drawing>> drawings;
    std::optional<std::vector<int>> left;
    std::optional<int> pause;
    std::vector<record::Variation> variations;
    std::optional<record::FinalResult> result; ///< the end by the rules that the action brought about

    /// Says it of the end of that line. Times belong to the game that was played, and to no variation.
    void addTo(record::Line &line) const;
};

/// What a game begins with and what its scenario says: what people change who set up a position.
struct SetUp {
    engine::Setup setup;
    std::vector<record::SeatEntry> seats;
    std::optional<engine::Position> start; ///< as in a record: nothing is the standard start
    std::optional<record::Json> scenario;

    /// That of a record.
    static SetUp of(const record::Record &record);
    friend bool operator==(const SetUp &a, const SetUp &b);
};

/// A record and the positions along its main line: what can be asked of a game, and what commands do to it.
class GameState {
public:
    /// Stands at the start, with the record's actions still to be done: they are in `record().line`, and `append` adds
    /// to an empty line.
    explicit GameState(record::Record record);

    const record::Record &record() const { return m_record; }
    const engine::Game &game() const { return *m_record.game; }
    bool isTraining() const { return m_record.training; }
    /// True if it counts for the rating of the person who plays.
    bool isRated() const { return m_record.rated && !isTraining(); }
    int seatCount() const { return static_cast<int>(m_record.seats.size()); }
    /// False for a level of the computer, and where a program plays.
    bool isHuman(engine::Seat seat) const;
    int humanCount() const;
    /// The only human seat, or `kNobody` if there are none or several.
    engine::Seat onlyHuman() const;

    /// Positions are numbered by the actions before them: 0 is the start, `stepCount()` the present one.
    int stepCount() const { return m_timeline.stepCount(); }
    const engine::Position &position() const { return m_timeline.last(); }
    const engine::Position &positionAt(int step) const { return m_timeline.position(step); }
    /// The action that led from position `step` - 1 to `step`, 1 … `stepCount()`.
    const replay::Step &step(int step) const { return m_timeline.step(step); }
    const replay::Timeline &timeline() const { return m_timeline; }
    /// By the rules, or because the record says that it was resigned, agreed or lost on time.
    bool isOver() const { return position().isOver() || m_record.result.has_value(); }
    /// How the game ended, if it is over.
    std::optional<engine::Result> result() const;
    /// With what reason it was ended without an action; empty if it was not.
    std::string earlyEnd() const;

    /// The first human seat that owes a choice, or `kNobody`.
    engine::Seat humanToAct() const { return toAct(true); }
    /// The first seat of the computer that owes a choice, or `kNobody`.
    engine::Seat computerToAct() const { return toAct(false); }
    /// True if chance or a computer player is next.
    bool hasAutomaticStep() const;

    /// True if people changed something since `setSaved`, or since the game was opened or begun.
    bool isModified() const;
    void setSaved() { m_saved = snapshot(); }

    // ---- for commands

    /// What of a game people can change, but for its beginning.
    struct Snapshot {
        std::vector<engine::Action> actions;
        std::vector<std::pair<record::Text, QString>> seats;
        std::string earlyEnd;
        std::size_t variations;
        bool training;
        std::optional<QString> rated;
        std::uint64_t treeState;
        std::uint64_t analysisState;
        friend bool operator==(const Snapshot &, const Snapshot &) = default;
    };
    Snapshot snapshot() const;
    /// What undo or redo changed since then, when the game began with `begun`.
    Change changeSince(const Snapshot &before, const SetUp &begun) const;

    /// The record to be changed, but for what follows.
    record::Record &edit() { return m_record; }
    record::Timing &timing();
    /// Does an action, which is legal.
    void append(engine::Action action);
    /// Takes the last action back, and what is said of the position after it.
    Annotations removeLast();
    /// The opposite of what `removeLast` took along, for the last step.
    void annotate(const Annotations &said);
    /// Goes to the end of another main line, which the record has already.
    void followLine() { m_timeline.become(m_record.line.actions); }
    /// Gives a game without actions that beginning, and takes the one it had.
    void exchange(SetUp &other);

    /// Numbers that tell one state of the tree, or of the analysis, from another.
    std::uint64_t &treeState() { return m_treeState; }
    std::uint64_t &analysisState() { return m_analysisState; }
    /// One that no state has had.
    std::uint64_t newState() { return ++m_lastState; }

private:
    engine::Seat toAct(bool human) const;

    record::Record m_record;
    replay::Timeline m_timeline;
    std::uint64_t m_treeState = 0;
    std::uint64_t m_analysisState = 0;
    std::uint64_t m_lastState = 0;
    Snapshot m_saved;
};

} // namespace play
