// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/train/shares/samples.h"

namespace train::nefertiti {

/// As `play` of train::shares::Table; games of `fewest` and `most` seats take turns.
std::vector<shares::Sample> playGames(int fewest, int most, const shares::Written *written, std::uint64_t seed,
                                      std::uint64_t number);

} // namespace train::nefertiti
