// SPDX-License-Identifier: GPL-3.0-or-later
// Nefertiti as a model of the tree search: an action is a move, and what the deck brings is looked into only where
// lines are played on.
#pragma once

#include "model/engine/nefertiti/player/evaluator.h"
#include "model/engine/search/tree_search.h"

namespace engine::nefertiti {

using Moves = FixedList<Action, 128>;

/// The legal actions, of each kind with many variants (Merchant, Treasurer) only the dozen that bring most by
/// themselves.
void listMoves(const Position &position, Moves &moves);

/// The tree model of Nefertiti (see search::TreeModel).
class TurnModel {
public:
    using Position = nefertiti::Position;
    using Move = Action;
    using Moves = nefertiti::Moves;

    /// `view` is that of any seat; `weights` must outlive the model. Where a line leaves the tree it is played on for
    /// so many choices of each seat; 0: it is judged there.
    explicit TurnModel(const Position &view, int choices = 0) : TurnModel(view, weightsFor(view.seats), choices) {}
    TurnModel(const Position &view, const Weights &weights, int choices = 0)
        : m_position(view), m_weights(&weights), m_choices(choices)
    {
        m_position.viewer = kNobody;
    }

    /// As search::TreeModel requires. A line ends where cards are drawn, for what they are is seen by all, unless it is
    /// played on.
    Position determinized(Random &) const { return m_position; }
    SeatSet toAct(const Position &position) const
    {
        return position.phase == Phase::Draw && m_choices == 0 ? SeatSet{0} : Nefertiti::toAct(position);
    }
    std::uint64_t key(const Position &position, Seat) const { return Nefertiti::hash(position); }
    void moves(const Position &position, Seat, Moves &moves) const { listMoves(position, moves); }
    bool isPossible(const Position &, Action) const { return false; } // nobody chooses at the same time
    void play(Position &position, Action action) const { Nefertiti::apply(position, action); }
    void playChance(Position &position, Random &random) const
    {
        Nefertiti::apply(position, Nefertiti::sample(position, random));
    }
    bool evaluate(const Position &position, Seat seat, const Moves &moves, std::span<double> shares) const
    {
        for (std::size_t i = 0; i < moves.size(); ++i) {
            Position next = position;
            Nefertiti::apply(next, moves[i]);
            shares[i] = valuesOf(next, *m_weights)[seat];
        }
        return true;
    }
    search::Values values(const Position &position, Random &random) const;

private:
    Position m_position;
    const Weights *m_weights;
    int m_choices;
};

} // namespace engine::nefertiti
