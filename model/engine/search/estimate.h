// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "model/engine/core/game.h"
#include "model/engine/search/player.h"

namespace engine::search {

/// What a result is worth, a figure a seat: 1 for the winner, 1/k for each of k winners, 0 for the others.
std::vector<double> shares(const Result &result, int seats);

/// What each seat may expect to win from a full position, 0 … 1, summing up to 1: the mean of `playouts` (at least 1)
/// games played on at random; where the game is over, what it came to. The same seed gives the same figures, and
/// games of the same number begin with the same random numbers, so that two positions of one choice are compared with
/// the same luck. Empty if it was cancelled, which is looked at before each game.
std::vector<double> estimate(const Position &position, int playouts, std::uint64_t seed, const CancelToken &cancel);

} // namespace engine::search
