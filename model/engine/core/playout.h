// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/facets.h"

namespace engine {

/// A random action of a position that is not over: an outcome by its probability, else any legal action of any seat
/// with equal probability. `acting` is `G::toAct(position)`, not empty.
template <Rules G>
Action randomAction(const typename G::Position &position, SeatSet acting, Random &random)
{
    if (acting == seatBit(kChance))
        return G::sample(position, random);
    typename G::Actions actions;
    G::legal(position, actions);
    return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
}

/// Plays a random game to its end; calls `visit(position, action)` before each action is applied. Returns the number of
/// actions.
template <Rules G, class Visit>
std::uint64_t playout(typename G::Position position, Random &random, Visit visit)
{
    std::uint64_t count = 0;
    while (const SeatSet acting = G::toAct(position)) {
        const Action action = randomAction<G>(position, acting, random);
        visit(position, action);
        G::apply(position, action);
        ++count;
    }
    return count;
}

/// Number of action sequences of exactly `depth` actions (`Position::perft`). Each leaf is reached by `apply`; nothing
/// is counted in bulk.
template <Rules G>
std::uint64_t perft(const typename G::Position &position, int depth)
{
    if (depth == 0)
        return 1;
    typename G::Actions actions;
    if (G::toAct(position) == seatBit(kChance))
        G::outcomes(position, actions);
    else
        G::legal(position, actions);
    std::uint64_t count = 0;
    for (const Action action : actions) {
        typename G::Position next = position;
        G::apply(next, action);
        count += perft<G>(next, depth - 1);
    }
    return count;
}

} // namespace engine
