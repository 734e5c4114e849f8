// SPDX-License-Identifier: GPL-3.0-or-later
// A position in figures, each about 0 … 1, as the network behind the learned value sees it.
#pragma once

#include <array>

#include "model/engine/aton/player/value_network.h"
#include "model/engine/aton/rules/position.h"

namespace engine::aton {

using SideFeatures = std::array<float, kSideFeatures>;

/// What is to be seen but the scores, at the beginning of a round.
struct Features {
    std::array<SideFeatures, 2> sides; ///< red's, blue's
    std::array<float, kCommonFeatures> common;
};

/// Only what both players know is looked at. A full Kingdom counts as empty: see `afterScoring`.
Features featuresOf(const Position &position);

/// The position with the counters taken back and the Kingdom emptied (A29), each side giving up what it can spare by a
/// plain rule.
Position afterScoring(const Position &position);

} // namespace engine::aton
