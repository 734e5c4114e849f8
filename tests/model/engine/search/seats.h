// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/game.h"

/// The fewest seats of a game that play against each other alone: at least two, and without a rival. Then one of them
/// wins what the others lose.
inline int fewestAgainstEachOther(const engine::Game &game)
{
    const std::optional<engine::Rival> rival = game.rival();
    for (const std::vector<std::string> &seats : game.seatings()) {
        const int count = static_cast<int>(seats.size());
        if (count > 1 && !(rival && rival->players == count))
            return count;
    }
    return game.mostSeats();
}
