// SPDX-License-Identifier: GPL-3.0-or-later
// Whole turns as moves: all that a seat does from one choice on to the end of its turn.
#pragma once

#include <vector>

#include "model/engine/core/search_result.h"
#include "model/engine/tekhenu/player/evaluator.h"

namespace engine::tekhenu {

/// How widely turns are looked for.
struct Width {
    int ends = 1;          ///< about so many different ends of the turn are judged
    bool isNarrow = false; ///< Blessings are kept, few scribes are spent, payments spare gold
};

/// A turn and how it is judged.
struct FoundTurn {
    FixedList<Action, 24> actions; ///< choices of one seat, at least one
    double value = 0;              ///< share of a win of that seat at its end
    /// First actions that lead there as well and to nothing better; what they do then is left out.
    std::vector<Action> otherFirst = {};
};

/// What comes after an action up to the next choice of somebody, or to what chance has to decide: tiles and cards that
/// would enter are left out (their places stay empty), ties of the rival fall to the first candidate, and what seats
/// are asked in another's turn, faith and bread at Maat and bonuses, is answered at once. `seat` answers by itself what
/// it is asked in `turn` (see turnOf); kNobody: nobody does.
void advance(Position &position, Seat seat, int turn);
/// A number of the turn, or phase, of a position.
int turnOf(const Position &position);

/// Turns of the seat that has to choose, the best first. Ends that are equal are found once: a first action that leads
/// to none of its own stands in `otherFirst` of the best one that it leads to. The position may be a view. When
/// cancelled it returns soon, with those found so far, at least one.
std::vector<FoundTurn> findTurns(const Position &position, Width width, const Weights &weights,
                                 const CancelToken *cancel = nullptr);

} // namespace engine::tekhenu
