// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "model/engine/aton/rules/position.h"
#include "model/engine/core/action.h"
#include "model/engine/core/random.h"

namespace engine::aton {

/// The source of the next cards of a side: cards that must come, then `random` cards of `pool` (A5, A7, A11).
struct Supply {
    Cards forced;          ///< all that lies above, when it is fewer than asked for
    Cards forcedBottom;    ///< known cards from the bottom of the pile
    int bottomTaken = 0;   ///< how many of them
    int random = 0;        ///< cards that are drawn at random …
    Cards pool;            ///< … out of these
    bool refilled = false; ///< the pool is the discard pile, shuffled
};

/// Binomial coefficient: ways to choose `k` of `n` cards; 0 if k > n.
constexpr std::uint64_t waysToChoose(int n, int k)
{
    std::uint64_t ways = 1;
    for (int i = 1; i <= k && k <= n; ++i)
        ways = ways * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    return k > n ? 0 : ways;
}

/// Calls `visit` once with each multiset of `size` cards of the pool.
template <class Visit>
void forEachSubset(Cards pool, int size, Visit visit)
{
    for (int ones = 0; ones <= std::min(size, pool.count(1)); ++ones) {
        for (int twos = 0; twos <= std::min(size - ones, pool.count(2)); ++twos) {
            for (int threes = 0; threes <= std::min(size - ones - twos, pool.count(3)); ++threes) {
                const int fours = size - ones - twos - threes;
                if (fours <= pool.count(4))
                    visit(Cards{static_cast<std::uint16_t>(ones | (twos << 4) | (threes << 8) | (fours << 12))});
            }
        }
    }
}

/// Draws `number` cards from the pool at random and removes them; the pool must have as many.
Cards drawCards(Cards &pool, int number, Random &random);
/// The cards of a side whose place its position or view does not show.
Cards unseenCards(const Side &side);

/// What a deal or draw of `cards` cards takes from the side's pile. All cards of the side must be known.
Supply supply(const Side &side, int cards);

/// Deals these four cards to the side as its hand (A5). Returns whether the pile was refilled (A7).
bool dealCards(Side &side, Cards cards);
/// Lays one card open as a tie-break card (A11). Returns whether the pile was refilled (A7).
bool drawCard(Side &side, Cards card);
/// True if a card is left in the pile or the discard pile.
bool canDraw(const Side &side);
/// True if the action is a possible outcome of chance in this position.
bool isOutcome(const Position &position, Action action);

} // namespace engine::aton
