// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "app/train/aton/fit.h"

namespace train {

/// What came of the training.
struct Learned {
    engine::aton::Weights weights; ///< as in the file, rounded
    Loss loss;                     ///< on games that nothing was learned from
    std::size_t held = 0;          ///< how many of these
};

/// Learns from nothing: first from games played at random, then, stage by stage, from games in which both sides play by
/// what has been learned so far. `games`: of the latter in all, at least 10. The same seed and number give the same
/// weights on every machine. `tell` gets a line about each stage.
Learned learn(std::uint64_t seed, std::uint64_t games, const std::function<void(const std::string &)> &tell);

/// The weights as text: four decimals, a line for each sixteen.
std::string textOf(const engine::aton::Weights &weights);

} // namespace train
