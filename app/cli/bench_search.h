// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "model/engine/core/game.h"

namespace cli {

/// How fast a level chooses.
struct LevelSpeed {
    std::string level;
    double median = 0; ///< milliseconds of a choice, with one thread
    double nearly = 0; ///< milliseconds within which 99 of 100 choices are made
};

/// How fast a game's computer players are, at choices of a seeded game between players who look one ply ahead.
struct SearchSpeed {
    double nodesPerSecond = 0;      ///< of the strongest level, with one thread
    double nodesPerSecondOfTwo = 0; ///< the same with two threads
    std::vector<LevelSpeed> levels; ///< the two strongest ones
};

/// At so many choices, 1 or more, or as many as there are and some seconds have room for.
SearchSpeed measureSearch(const engine::Game &game, std::size_t choices);

} // namespace cli
