// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/rules/ways.h"

#include <algorithm>

namespace engine::aton {

bool mayFill(const Position &position, Seat seat, Squares squares)
{
    const Side &own = position.sides[seat];
    const int missing = count(squares & ~own.squares);
    const int inTheWay = count(squares & position.sides[otherSeat(seat)].squares);
    const bool removes = position.round > 1 || position.phase == Phase::Over;
    return missing <= std::min(kMostPlaced, own.stock()) && inTheWay <= (removes ? kMostRemoved : 0);
}

} // namespace engine::aton
