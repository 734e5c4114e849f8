// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/osiris/player/evaluator.h"

#include "model/engine/osiris/rules/tally.h"
#include "model/engine/search/numbers.h"

namespace engine::osiris {

const Distances &Evaluator::distances(Spaces blockades)
{
    const std::size_t slot = (blockades * 0x9e3779b97f4a7c15U) >> (64 - kRememberedBits);
    if (!m_isFilled[slot] || m_blockades[slot] != blockades) {
        m_isFilled[slot] = true;
        m_blockades[slot] = blockades;
        m_distances[slot] = distancesToTip(blockades);
    }
    return m_distances[slot];
}

// O12, O13. The cheapest way may lead past priests: this searches for one that does not.
bool Evaluator::reachesTip(const Position &p, std::size_t priest)
{
    if (p.at[priest] == kAway || distances(p.blockades)[p.at[priest]] > p.town[priest])
        return false;
    const Nodes others = standing(p, (std::uint64_t{1} << kPriests) - 1) & ~nodeBit(p.at[priest]);
    Position here = p;
    std::array<Nodes, 32> reached{};
    reached[0] = nodeBit(p.at[priest]);
    const std::size_t budget = std::min<std::size_t>(p.town[priest], reached.size() - 1);
    for (std::size_t spent = 0; spent < budget; ++spent) {
        for (Nodes nodes = reached[spent]; nodes != 0; nodes &= nodes - 1) {
            here.at[priest] = static_cast<Node>(std::countr_zero(nodes));
            const Nodes steps = stepsOf(here, static_cast<int>(priest), static_cast<int>(budget - spent), others);
            if ((steps & nodeBit(kTip)) != 0)
                return true;
            for (const Edge way : kGraph[here.at[priest]]) {
                if ((steps & nodeBit(way.to)) != 0)
                    reached[spent + way.cost] |= nodeBit(way.to);
            }
        }
    }
    return false;
}

// O19
unsigned Evaluator::winningGods(const Position &p)
{
    unsigned gods = 0;
    forEachBit(ownPriests(p.seats, p.actor), [&](int number) {
        const auto priest = static_cast<std::size_t>(number);
        if (p.at[priest] != kAway && leadAt(p, p.actor, p.gods[priest]) >= 0 && reachesTip(p, priest))
            gods |= 1U << p.gods[priest];
    });
    return gods;
}

// O23
bool Evaluator::winsNow(const Position &p)
{
    return p.phase == Phase::Walk && p.walker == kNoPriest && p.tip == TipRule::Priest && winningGods(p) != 0;
}

// O15
bool Evaluator::losesNow(const Position &p)
{
    if (p.tip == TipRule::Pyramid)
        return false;
    if (p.phase == Phase::Fight) {
        Position kept = p;
        Position swapped = p;
        Osiris::apply(swapped, makeAction(ownerOfPriest(p, p.winner), Verb::Swap));
        Osiris::apply(kept, makeAction(ownerOfPriest(p, p.winner), Verb::Keep));
        return losesAfterWalk(kept) && losesAfterWalk(swapped);
    }
    return losesAfterWalk(p);
}

// O18: only one more follower of one's own at the god's temple can break the lead there.
bool Evaluator::losesAfterWalk(const Position &p)
{
    if (p.phase != Phase::Move || isLastStuckTurn(p))
        return false;
    Position next = p;
    Osiris::apply(next, makeAction(p.actor, Verb::Pass));
    const unsigned gods = winningGods(next);
    if (gods == 0 || (gods & (gods - 1)) != 0)
        return gods != 0;
    const auto god = static_cast<God>(std::countr_zero(gods));
    for (int colour = 0; colour < kColours; ++colour) {
        const int there = p.temples[god].of(colour);
        if (ownerOf(colour, p.seats) != p.actor || there == kMostOfColourAtTemple
            || there == followersAtTemples(p, colour))
            continue;
        next.temples[god].add(colour, 1);
        if (leadAt(next, next.actor, god) < 0)
            return false;
        next.temples[god].add(colour, -1);
    }
    return true;
}

search::Values Evaluator::values(const Position &position)
{
    search::Values values{};
    if (position.phase == Phase::Over) {
        values[winnerOf(position)] = 1;
        return values;
    }
    if (winsNow(position)) {
        values[position.actor] = 1;
        return values;
    }
    if (losesNow(position)) {
        values[(position.actor + 1) % position.seats] = 1;
        return values;
    }
    std::array<int, kColours> sums{};
    look(position, [&](Seat seat, int sign, int times) { sums[seat] += times * (*m_weights)[sign]; });
    const int best = *std::max_element(sums.begin(), sums.begin() + position.seats);
    double total = 0;
    for (Seat seat = 0; seat < position.seats; ++seat)
        total += values[seat] = search::powerOfE(best - sums[seat]);
    for (Seat seat = 0; seat < position.seats; ++seat)
        values[seat] /= total;
    return values;
}

} // namespace engine::osiris
