// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/train/shares/samples.h"
#include "model/engine/osiris/player/evaluator.h"

namespace train::osiris {

/// The games that a table of weights is for.
struct Kind {
    int fewest; ///< seats, in turn with `most`
    int most;
    engine::osiris::TipRule tip;
};

/// As `play` of train::shares::Table.
std::vector<shares::Sample> playGames(const Kind &kind, const shares::Written *written, std::uint64_t seed,
                                      std::uint64_t number);

} // namespace train::osiris
