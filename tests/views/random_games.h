// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/replay/timeline.h"

/// A random game, to its end or for `most` actions.
replay::Timeline randomGame(const char *game, std::uint64_t seed, std::size_t most = 100'000, int seats = 2);
