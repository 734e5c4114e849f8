// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "model/engine/aton/rules/position.h"

namespace engine::aton {

inline constexpr int kLayings = 256;

/// The different ways to lay a hand of four at the cartouches 1 to 4 (A5): 1 to 24 of them, from a table.
std::span<const Laid> layingsOf(Cards hand);

/// Number of a row of four cards, 0 … 255: rows of the same hand stand side by side, as `layingsOf` has them.
int indexOf(Laid laid);
Laid layingAt(int index);

} // namespace engine::aton
