// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "model/engine/aton/rules/position.h"

namespace engine::aton {

/// The different ways to lay a hand of four at the cartouches 1 to 4 (A5): 1 to 24 of them, from a table.
std::span<const Laid> layingsOf(Cards hand);

/// True if the four cards are exactly the hand.
bool isLaying(Laid laid, Cards hand);

} // namespace engine::aton
