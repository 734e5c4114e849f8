// SPDX-License-Identifier: GPL-3.0-or-later
// Osiris as a model of the tree search: a whole walk, identified by its end, is one move.
#pragma once

#include "model/engine/osiris/player/evaluator.h"
#include "model/engine/search/tree_search.h"

namespace engine::osiris {

/// A move of the tree search: an action; for a step together with the walk that leads to it.
struct Turn {
    Action action = Action(0, 0);    ///< the last one
    std::uint8_t priest = kNoPriest; ///< who walks; none: the action alone
    Node before = 0;                 ///< where he stands before the last step
    std::uint8_t spent = 0;          ///< counters spent until then
    std::uint8_t left = 0;
};

using Turns = FixedList<Turn, 1024>;

/// All moves of the seat on turn, walks by their ends: each node that can be reached with all counters or all but one
/// spent, each fight and each blockade that may be entered, by the counters spent before, and the tip.
void listTurns(const Position &position, Turns &turns);
/// Only those of that priest, from where he stands.
void listWalks(const Position &position, std::uint8_t priest, Turns &turns);
/// Counters that a walk has spent at its end.
int spentAt(const Turn &turn);

/// The tree model of Osiris (see search::TreeModel).
class TurnModel {
public:
    using Position = osiris::Position;
    using Move = Turn;
    using Moves = Turns;

    /// `view` is what the searching seat remembers of its view; `weights` must outlive the model.
    explicit TurnModel(const Position &view) : TurnModel(view, weightsFor(view.seats, view.tip)) {}
    TurnModel(const Position &view, const Weights &weights) : m_view(view), m_evaluator(weights), m_random(1) {}

    /// As search::TreeModel requires.
    Position determinized(Random &random) const;
    SeatSet toAct(const Position &position) const { return Osiris::toAct(position); }
    std::uint64_t key(const Position &position, Seat seat) const
    {
        return Osiris::hash(Osiris::observe(position, seat));
    }
    void moves(const Position &position, Seat, Turns &turns) const { listTurns(position, turns); }
    bool isPossible(const Position &, const Turn &) const { return false; } // nobody chooses at the same time
    void play(Position &position, const Turn &turn) const;
    void playChance(Position &position, Random &random) const
    {
        Osiris::apply(position, Osiris::sample(position, random));
    }
    bool evaluate(const Position &position, Seat seat, const Turns &turns, std::span<double> shares);
    search::Values values(const Position &position, Random &) { return m_evaluator.values(position); }

private:
    double endingShare(const Position &position, Seat seat) const;

    Position m_view;
    Evaluator m_evaluator;
    Random m_random; ///< for the determinizations of other seats
};

} // namespace engine::osiris
