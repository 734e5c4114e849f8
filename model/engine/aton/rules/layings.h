// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "model/engine/aton/rules/position.h"

namespace engine::aton {

/// Number of different rows of four cards: 4^4.
inline constexpr int kLayings = 256;

/// The different ways to lay a hand of four at the cartouches 1 to 4 (A5): 1 to 24, from a table.
std::span<const Laid> layingsOf(Cards hand);

/// Index of a row of four cards, 0 … 255, and the row of an index. Rows of the same hand are consecutive, in the order
/// of `layingsOf`.
int indexOf(Laid laid);
Laid layingAt(int index);

} // namespace engine::aton
