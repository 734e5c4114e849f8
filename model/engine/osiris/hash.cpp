// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

namespace {

/// One step of a 64-bit mix (the finaliser of splitmix64).
constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t word)
{
    hash = (hash ^ word) + 0x9e3779b97f4a7c15U;
    hash = (hash ^ (hash >> 30U)) * 0xbf58476d1ce4e5b9U;
    hash = (hash ^ (hash >> 27U)) * 0x94d049bb133111ebU;
    return hash ^ (hash >> 31U);
}

} // namespace

// Member by member: the bytes between members have no fixed value.
std::uint64_t Osiris::hash(const Position &position)
{
    const auto word = [](auto... bytes) {
        std::uint64_t packed = 0;
        ((packed = (packed << 8U) | static_cast<std::uint8_t>(bytes)), ...);
        return packed;
    };
    std::uint64_t hash = mixed(0, word(position.phase, position.actor, position.seats, position.tip, position.reason,
                                       position.ender, position.viewer, position.stuck));
    hash = mixed(
        hash, word(position.walker, position.spent, position.left, position.mayStop, position.winner, position.loser));
    hash = mixed(hash, position.blockades);
    hash = mixed(hash, position.turn);
    for (std::size_t i = 0; i < kPriests; ++i)
        hash = mixed(hash, word(position.at[i], position.town[i]));
    for (std::size_t i = 0; i < kGods; ++i)
        hash = mixed(hash, word(position.temples[i].bits, position.gods[i], position.known[i]));
    return hash;
}

} // namespace engine::osiris
