// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/core/hash.h"
#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

// Member by member: padding bytes have no fixed value.
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
