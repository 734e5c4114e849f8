// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "model/engine/core/result.h"

namespace engine::search {

/// The share of a win of each seat: 1 for a single winner, 1/k for each of k winners, 0 for the others.
std::vector<double> shares(const Result &result, int seats);

/// The first `seats` of those sums of shares, as shares that sum up to 1; nothing if all are 0.
std::optional<std::vector<double>> sharesOf(std::span<const double> sums, int seats);

} // namespace engine::search
