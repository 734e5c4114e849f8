// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/train/shares/samples.h"

namespace train::shares {

/// What weights are of.
struct Scale {
    int units = 256;           ///< of a written weight in one of a natural logarithm
    std::vector<double> steps; ///< of each feature: so many times make about as much as one of another
};

/// Weights on their way, in natural logarithms, for a step of each feature.
using FineWeights = std::vector<double>;

/// Learns weights on the samples' targets by steepest descent, from `prior` on, one sample of the seed's order after
/// the other, with steps that shrink. No samples: the weights are those of `prior`.
FineWeights fit(const std::vector<Sample> &samples, const Scale &scale, const FineWeights &prior, std::uint64_t seed);

/// Weights as they are written, for a step of each feature again; all 0 if none are given.
FineWeights fine(const Written &weights, const Scale &scale);

/// As they are written and used.
Written rounded(const FineWeights &weights, const Scale &scale);

/// Mean of -ln of what the weights foretold for the seat that won; 0 without samples.
double lossOf(const FineWeights &weights, const Scale &scale, const std::vector<Sample> &samples);

} // namespace train::shares
