// SPDX-License-Identifier: GPL-3.0-or-later
// The inputs of the value network for a position, each about 0 … 1.
#pragma once

#include <array>

#include "model/engine/aton/player/value_network.h"
#include "model/engine/aton/rules/position.h"

namespace engine::aton {

/// Inputs of the network for one seat.
using SideFeatures = std::array<float, kSideFeatures>;

/// The inputs of the network except the scores, at the beginning of a round.
struct Features {
    std::array<SideFeatures, 2> sides; ///< red's, blue's
    std::array<float, kCommonFeatures> common;
};

/// The inputs for a position, from what both players know. A full Kingdom of the Dead counts as empty: see
/// `afterScoring`.
Features featuresOf(const Position &position);

/// The position after taking back and emptying the Kingdom of the Dead (A29); each seat takes the counters that cost it
/// least by a simple rule.
Position afterScoring(const Position &position);

} // namespace engine::aton
