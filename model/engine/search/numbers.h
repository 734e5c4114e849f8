// SPDX-License-Identifier: GPL-3.0-or-later
// Functions of the computer players that give the same numbers on every machine.
#pragma once

#include <cstdint>

namespace engine::search {

/// e to the power of -`below`/256, for `below` from 0 on; never less than e to the power of -12.
double powerOfE(int below);

/// An approximately normal random number of mean 0 and deviation 1: the sum of twelve uniform ones.
double drawnNormal(std::uint64_t seed);

} // namespace engine::search
