// SPDX-License-Identifier: GPL-3.0-or-later
// A position that is being set up by hand. Pieces tell what lies on the board; what stalls are visible, and what
// players, piles and deck hold, is told by fields, and pieces there follow.
#pragma once

#include <algorithm>
#include <optional>

#include "model/engine/nefertiti/nefertiti.h"

namespace engine::nefertiti {

/// Lays a piece; false if it may not lie there or something lies there already. What follows from fields is passed
/// over.
bool lay(Position &position, const Piece &piece);
/// The position of an arrangement, whether or not it can be played; nothing if a field or a piece is wrong.
std::optional<Position> laid(const Arrangement &arrangement);

/// The fix by that function of the position; the arrangement stays as it is where a field or a piece is wrong.
template <class Function, class... Arguments>
Fix fixBy(Function function, Arguments... arguments)
{
    return [=](Arrangement &arrangement) {
        if (std::optional<Position> position = laid(arrangement)) {
            function(*position, arguments...);
            arrangement = Nefertiti::arrangement(*position);
        }
    };
}

/// Gives players the money, seals and gifts that lie at their places.
void readHoldings(Position &position, const std::vector<Piece> &pieces);

/// Servants of a seat on all stalls.
int standingIn(const Position &position, Seat seat);
/// Seats that do not take part have nothing, and nothing is theirs.
void clearAbsent(Position &position);
/// The markets that are open before Akhenaton has turned up (N12, N39).
std::uint8_t openOf(const Position &position);
/// All of a kind of gift, and all money, that a position holds.
int giftsIn(const Position &position, int kind);
int moneyIn(const Position &position);
/// All money is as much as the game has (N4): what lacks goes to the emptiest Reserves, what is too much comes from the
/// fullest Reserve or purse.
void balanceMoney(Position &position);
/// The greatest of those numbers.
template <class Numbers>
auto &greatestOf(Numbers &numbers)
{
    return *std::max_element(numbers.begin(), numbers.end());
}
/// What belongs to one phase only has no value.
void clearPhase(Position &position);

} // namespace engine::nefertiti
