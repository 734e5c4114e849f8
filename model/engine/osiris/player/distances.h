// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/osiris/rules/board.h"

namespace engine::osiris {

/// Cost of the cheapest way from each node to the tip on an otherwise empty board with these blockades (O4, O14), in
/// power counters; `kNoWay` if there is none.
using Distances = std::array<int, kNodes>;
inline constexpr int kNoWay = 99;

/// Computes the distances.
Distances distancesToTip(Spaces blockades);

} // namespace engine::osiris
