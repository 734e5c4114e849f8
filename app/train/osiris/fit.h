// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "app/train/osiris/games.h"

namespace train::osiris {

/// Weights on their way, in natural logarithms.
using FineWeights = std::array<double, engine::osiris::signs::kAll>;

/// Learns weights from nothing on the samples' targets by steepest descent, one sample of the seed's order after the
/// other, with steps that shrink. No samples: all weights are 0.
FineWeights fit(const std::vector<Sample> &samples, std::uint64_t seed);

/// As they are written and used.
engine::osiris::Weights rounded(const FineWeights &weights);

/// Mean of -ln of what the weights foretold for the seat that won; 0 without samples.
double lossOf(const FineWeights &weights, const std::vector<Sample> &samples);

} // namespace train::osiris
