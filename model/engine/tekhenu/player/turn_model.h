// SPDX-License-Identifier: GPL-3.0-or-later
// Tekhenu as a model of the tree search: a whole turn is a move, and a line ends where dice are rolled.
#pragma once

#include "model/engine/search/tree_search.h"
#include "model/engine/tekhenu/player/turns.h"

namespace engine::tekhenu {

/// A turn as a move: a number of TurnModel, which remembers what is done in it.
struct TurnMove {
    std::uint32_t number = 0;
};

/// The tree model of Tekhenu (see search::TreeModel). What a view hides stays hidden, and what chance brings within a
/// turn is left out (see advance), so that nothing is drawn but the rival's coin.
class TurnModel {
public:
    /// The position, and whether it is the one that is searched.
    struct Position {
        tekhenu::Position p;
        bool isRoot = false;
    };
    using Move = TurnMove;
    using Moves = FixedList<TurnMove, 120>;
    using Prepared = std::vector<FoundTurn>;

    /// `view` is that of any seat, or a full position; `cancel` ends the search for turns and must outlive the model.
    TurnModel(const tekhenu::Position &view, const CancelToken &cancel);

    /// The turns that are searched at the root, by their moves' numbers.
    const std::vector<FoundTurn> &rootTurns() const { return m_turns; }

    /// As search::TreeModel requires.
    Position determinized(Random &) const { return {m_root, true}; }
    SeatSet toAct(const Position &position) const;
    std::uint64_t key(const Position &position, Seat) const { return Tekhenu::hash(position.p); }
    void moves(const Position &position, Seat seat, Moves &moves);
    /// As search::PreparedModel requires, for positions behind the one that is searched.
    Prepared prepare(const Position &position, Seat seat) const;
    void moves(Prepared turns, Moves &moves);
    bool isPossible(const Position &, TurnMove) const { return false; } // nobody chooses at the same time
    void play(Position &position, TurnMove move) const;
    void playChance(Position &position, Random &random) const;
    bool evaluate(const Position &position, Seat seat, const Moves &moves, std::span<double> shares) const;
    search::Values values(const Position &position, Random &) const { return valuesOf(position.p, *m_weights); }

private:
    tekhenu::Position m_root;
    const Weights *m_weights;
    const CancelToken *m_cancel;
    std::vector<FoundTurn> m_turns;
};

} // namespace engine::tekhenu
