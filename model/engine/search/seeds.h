// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace engine::search {

/// Seed number `index` derived from one seed: for the separate random numbers of players and chance. SplitMix64
/// (Steele, Lea and Flood 2014): neighbouring seeds give unrelated ones.
constexpr std::uint64_t derivedSeed(std::uint64_t seed, std::uint64_t index)
{
    std::uint64_t z = seed + (index + 1) * 0x9e3779b97f4a7c15U;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
}

} // namespace engine::search
