// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "app/train/aton/games.h"

namespace train {

/// How well a network foretells results.
struct Loss {
    double logLoss = 0; ///< mean of -ln of what was foretold for what came
    double brier = 0;   ///< mean square of what is missing
};

/// A network that knows nothing yet.
engine::aton::Weights freshWeights(std::uint64_t seed);

/// Improves the weights on the samples' targets by Adam (Kingma and Ba 2015), in that many passes in an order of
/// the seed, with steps that shrink from `step` to nothing.
void fit(engine::aton::Weights &weights, const std::vector<Sample> &samples, std::uint64_t seed, int passes,
         double step);

/// Judged by the samples' results; draws are left out.
Loss lossOf(const engine::aton::Network &network, const std::vector<Sample> &samples);

} // namespace train
