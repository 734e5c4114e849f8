// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a priest.
#include "model/engine/osiris/rules/steps.h"

#include <algorithm>

namespace engine::osiris {

namespace {

constexpr Spaces kAllSpaces = (Spaces{1} << kSpaces) - 1;
constexpr Nodes kAllTowns = ((Nodes{1} << kPriests) - 1) << kTowns;

/// The neighbours of a node that a given budget allows.
struct Ways {
    Nodes side = 0;  ///< sideways, onto blockades too (O14)
    Nodes other = 0; ///< all other ways
};

constexpr int kDearest = [] {
    int most = 0;
    for (const Edges &edges : kGraph) {
        for (const Edge edge : edges)
            most = std::max<int>(most, edge.cost);
    }
    return most;
}();

constexpr auto kWays = [] {
    std::array<std::array<Ways, kDearest + 1>, kNodes> all{};
    for (std::size_t node = 0; node < kNodes; ++node) {
        for (const Edge edge : kGraph[node]) {
            for (std::size_t budget = edge.cost; budget <= kDearest; ++budget) {
                Ways &ways = all[node][budget];
                (edge.kind == StepKind::Side ? ways.side : ways.other) |= nodeBit(edge.to);
            }
        }
    }
    return all;
}();

/// The priests of each seat, as a set of bits; with two players, and with more.
constexpr auto kOwnPriests = [] {
    std::array<std::array<std::uint16_t, kColours>, 2> sets{};
    for (int priest = 0; priest < kPriests; ++priest) {
        sets[0][ownerOf(colourOf(priest), 2)] |= static_cast<std::uint16_t>(1U << priest);
        sets[1][ownerOf(colourOf(priest), 4)] |= static_cast<std::uint16_t>(1U << priest);
    }
    return sets;
}();

/// Nodes that a priest may not enter in any way: own priests stand there, or it is the town of another (O13).
Nodes barred(Nodes own, int priest) { return own | (kAllTowns & ~nodeBit(townOf(priest))); }

} // namespace

std::uint64_t ownPriests(int seats, Seat seat) { return kOwnPriests[seats == 2 ? 0 : 1][seat]; }

std::uint8_t priestAt(const Position &position, Node node)
{
    const auto *const found = std::find(position.at.begin(), position.at.end(), node);
    return found == position.at.end() ? kNoPriest : static_cast<std::uint8_t>(found - position.at.begin());
}

Nodes stepsOf(const Position &position, int priest, int budget, Nodes own)
{
    const Node from = position.at[priest];
    const Ways &ways = kWays[from][std::min(budget, kDearest)];
    return (ways.side | (ways.other & ~position.blockades)) & ~barred(own, priest);
}

int budgetOf(const Position &position, int priest)
{
    return priest == position.walker ? position.left : position.town[priest];
}

Nodes stepsOf(const Position &position, int priest, int budget)
{
    return stepsOf(position, priest, budget,
                   standing(position, ownPriests(position.seats, ownerOfPriest(position, priest))));
}

bool hasStep(const Position &position, Seat seat)
{
    const std::uint64_t priests = ownPriests(position.seats, seat);
    const Nodes own = standing(position, priests);
    Nodes steps = 0;
    forEachBit(priests, [&](int priest) { steps |= stepsOf(position, priest, position.town[priest], own); });
    return steps != 0;
}

Spaces emptySpaces(const Position &position)
{
    return kAllSpaces & ~position.blockades & ~standing(position, (1U << kPriests) - 1U);
}

} // namespace engine::osiris
