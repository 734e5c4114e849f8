// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/train/shares/samples.h"

namespace train::tekhenu {

/// As `play` of train::shares::Table, with weights; games of `fewest` and `most` seats take turns, and so do the
/// options.
std::vector<shares::Sample> playGames(int fewest, int most, const shares::Written &written, std::uint64_t seed,
                                      std::uint64_t number);

} // namespace train::tekhenu
