// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <numeric>

#include "model/engine/osiris/rules/position.h"

namespace engine::osiris {

/// Greatest number of a turn, which is not counted further: so every text that is written can be read.
inline constexpr std::uint32_t kMostTurn = 1'000'000'000;

/// Power counters in all towns and as blockades (O2).
inline int countersInAll(const Position &position)
{
    return std::accumulate(position.town.begin(), position.town.end(), std::popcount(position.blockades));
}

/// Followers at all temples.
inline int followersAtTemples(const Position &position)
{
    int number = 0;
    for (const Followers temple : position.temples)
        number += temple.all();
    return number;
}

/// Followers of the colour at all temples.
inline int followersAtTemples(const Position &position, int colour)
{
    int number = 0;
    for (const Followers temple : position.temples)
        number += temple.of(colour);
    return number;
}

} // namespace engine::osiris
