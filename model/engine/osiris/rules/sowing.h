// SPDX-License-Identifier: GPL-3.0-or-later
// Sowing the counters that a walk has spent into the following towns (O17).
#pragma once

#include <algorithm>

#include "model/engine/osiris/rules/position.h"

namespace engine::osiris {

/// Calls `visit(priest)` for the town of each priest that gets one of `number` counters sown from the town of priest
/// `home`, in order (O17). `number` must be less than the number of towns in play.
template <class Visit>
constexpr void forEachSown(int home, int number, int seats, Visit visit)
{
    for (int next = home; number > 0;) {
        next = next + 1 == kPriests ? 0 : next + 1;
        if (isPresent(colourOf(next), seats)) {
            visit(next);
            --number;
        }
    }
}

/// Sows the counters that this priest's walk has spent; returns how many. Those beyond one round stay in his town
/// (O17).
inline int sow(Position &position, int priest, int spent)
{
    const int number = std::min(spent, townsInPlay(position.seats) - 1);
    std::uint8_t &home = position.town[priest];
    home = static_cast<std::uint8_t>(home - number);
    forEachSown(priest, number, position.seats, [&](int next) { ++position.town[next]; });
    return number;
}

} // namespace engine::osiris
