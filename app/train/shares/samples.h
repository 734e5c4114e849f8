// SPDX-License-Identifier: GPL-3.0-or-later
// Positions to learn shares of a win from, whatever the game.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/engine/search/tree.h"

namespace train::shares {

/// What a position shows of a seat: a feature, so many times.
struct Sign {
    engine::Seat seat;
    std::int16_t times;
    std::uint16_t number;
};

/// A position that somebody was to act in, and what the seats made of it.
struct Sample {
    std::uint64_t game; ///< its number within the stage
    int seats;
    std::vector<Sign> signs;
    engine::search::Values evaluated; ///< shares of a win, as the weights that it was played by foretold them
    engine::search::Values result;    ///< shares of a win in the end
    engine::search::Values target;    ///< what to learn: results blended with how the game was judged on its way
};

/// The sample in a line, without its target, and read from there; throws std::runtime_error where it is none.
std::string written(const Sample &sample);
void read(std::string_view line, Sample &sample);

/// Weights as they are written and used.
using Written = std::vector<std::int16_t>;

/// The weights as the game itself has them; 0 where there are none.
template <class Weights>
Weights weightsOf(const Written *written)
{
    Weights weights{};
    if (written)
        std::copy(written->begin(), written->end(), weights.begin());
    return weights;
}

/// Sets the targets: each sample's next one in its game counts for `trace`, how that one was judged for the rest.
void blendTargets(std::vector<Sample> &samples, double trace);

} // namespace train::shares
