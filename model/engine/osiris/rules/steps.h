// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>

#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

/// The set with that node alone; for `kAway` bit 63, which no node has.
constexpr Nodes nodeBit(Node node) { return Nodes{1} << (node & 63U); }

/// Calls `visit` with the index of each bit of the set, ascending.
template <class Visit>
void forEachBit(std::uint64_t set, Visit visit)
{
    for (; set != 0; set &= set - 1)
        visit(std::countr_zero(set));
}

/// The priests of a seat of the game, as bits.
std::uint64_t ownPriests(int seats, Seat seat);

/// The nodes on which these priests stand.
inline Nodes standing(const Position &position, std::uint64_t priests)
{
    Nodes nodes = 0;
    forEachBit(priests, [&](int priest) { nodes |= nodeBit(position.at[priest]); });
    return nodes;
}

/// `stepsOf` for callers that need several priests: `own` is where the seat's priests stand.
Nodes stepsOf(const Position &position, int priest, int budget, Nodes own);

} // namespace engine::osiris
