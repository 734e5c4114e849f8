// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/osiris/rules/board.h"

namespace engine::osiris {

/// What the way of each node to the tip costs, past the blockades (O14) and past nobody; `kNoWay` where there is none.
using Distances = std::array<int, kNodes>;
inline constexpr int kNoWay = 99;

Distances distancesToTip(Spaces blockades);

} // namespace engine::osiris
