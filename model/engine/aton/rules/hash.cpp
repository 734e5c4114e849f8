// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/core/hash.h"
#include "model/engine/aton/aton.h"

namespace engine::aton {

// Member by member: padding bytes have no fixed value.
std::uint64_t Aton::hash(const Position &position)
{
    const auto word = [](auto a, auto b, auto c, auto d) {
        return static_cast<std::uint64_t>(a) | (static_cast<std::uint64_t>(b) << 16U)
               | (static_cast<std::uint64_t>(c) << 32U) | (static_cast<std::uint64_t>(d) << 48U);
    };
    std::uint64_t hash = mixed(0, word(position.owed.bits, position.phase, position.actor, position.pending));
    hash = mixed(hash, word(position.surplus, position.first, position.reason, position.viewer));
    hash = mixed(hash, position.round);
    for (const Side &side : position.sides) {
        hash = mixed(hash, side.squares);
        for (int i = 0; i < side.open.size(); ++i)
            hash = mixed(hash, static_cast<std::uint64_t>(side.open.at(i)));
        hash = mixed(hash, word(side.open.bottomSize(), side.open.drawnSize(), side.hasLaid, side.exchangeOwned));
        hash = mixed(hash, word(side.pile.bits, side.discard.bits, side.exchanged.bits, side.hand.bits));
        hash = mixed(hash, word(side.known.bits, side.laid.bits, side.score, side.dead));
        hash = mixed(hash, word(side.unknownPile, side.unknownExchanged, side.unknownHand, 0));
    }
    return hash;
}

} // namespace engine::aton
