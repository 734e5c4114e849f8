// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/player/belief.h"

#include <algorithm>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/chance.h"

namespace engine::aton {

namespace {

/// Cards whose place one of the players does not know: in the pile, the hand or row, or face down in the discards.
Cards outOfSight(const Side &side)
{
    const Cards open = side.discard + side.open.cards(0, side.open.size()) + side.known;
    return Cards::all() - open;
}

/// All hands made of `sure` and any others of the pool with equal chances.
std::vector<LikelyHand> drawn(Cards sure, Cards pool)
{
    const int missing = kHand - sure.size();
    std::vector<LikelyHand> hands;
    const auto ways = static_cast<double>(waysToChoose(pool.size(), missing));
    forEachSubset(pool, missing, [&](Cards others) {
        double weight = 1 / ways;
        for (int value = 1; value <= 4; ++value)
            weight *= static_cast<double>(waysToChoose(pool.count(value), others.count(value)));
        hands.push_back({sure + others, weight});
    });
    return hands;
}

void blend(std::vector<LikelyHand> &hands, const std::vector<LikelyHand> &others, double share)
{
    for (LikelyHand &hand : hands)
        hand.weight *= 1 - share;
    for (const LikelyHand &other : others) {
        const auto same =
            std::find_if(hands.begin(), hands.end(), [&](const LikelyHand &h) { return h.hand == other.hand; });
        if (same != hands.end())
            same->weight += share * other.weight;
        else
            hands.push_back({other.hand, share * other.weight});
    }
}

/// Removes that many cards from the pool, in proportion to its values.
Cards takeEvenly(Cards &pool, int number)
{
    Cards taken;
    for (; number > 0 && !pool.empty(); --number) {
        int most = 1;
        for (int value = 2; value <= 4; ++value) {
            if (pool.count(value) > pool.count(most))
                most = value;
        }
        pool = pool - Cards::one(most);
        taken = taken + Cards::one(most);
    }
    return taken;
}

} // namespace

std::vector<LikelyHand> likelyHands(const Position &position, Seat seat, double memory)
{
    const Side &side = position.sides[seat];
    std::vector<LikelyHand> hands = drawn(side.known, outOfSight(side));
    if (memory < 1)
        blend(hands, drawn({}, Cards::all()), 1 - memory);
    return hands;
}

std::vector<LikelyHand> handsAfterExchange(const Position &position, Seat seat)
{
    Side side = position.sides[seat];
    side.exchanged = side.exchanged + side.hand;
    side.hand = side.known = Cards{};
    const Supply from = supply(side, kHand);
    return drawn(from.forced + from.forcedBottom, from.pool);
}

Side dealt(Side side)
{
    const int top = side.pile.size() + side.unknownPile;
    const int fromBottom = std::min(std::max(0, kHand - top), side.open.bottomSize());
    for (int i = 0; i < fromBottom; ++i)
        side.known = side.known + Cards::one(side.open.takeBottom());
    if (top + fromBottom < kHand) { // A7
        side.discard = side.exchanged = Cards{};
        side.unknownExchanged = 0;
    }
    side.hand = side.known;
    side.unknownHand = static_cast<std::uint8_t>(kHand - side.known.size());
    return side;
}

Position exchanged(Position position, Seat seat)
{
    Side &side = position.sides[seat];
    const Cards given = side.hand - side.known;
    side.discard = side.discard + side.known;
    side.exchanged = side.exchanged + given;
    side.hand = side.known = Cards{};
    side.exchangeOwned = false;
    side = dealt(side);
    return position;
}

Side afterRound(const Position &position, Seat seat)
{
    Side side = position.sides[seat];
    const bool inRound = side.handSize() > 0 || side.hasLaid;
    Cards pool = outOfSight(side);
    const int exchanged = side.exchanged.size() + side.unknownExchanged;
    Cards spent = side.known;
    if (position.cardsAreUp()) { // then they are in sight too
        spent = side.laid.cards();
        pool = pool - (spent - side.known);
    } else if (inRound) {
        spent = spent + takeEvenly(pool, kHand - side.known.size());
    }
    side.exchanged = takeEvenly(pool, exchanged);
    side.discard = side.discard + spent;
    side.pile = pool;
    side.open.settle();
    side.hand = side.known = Cards{};
    side.laid = Laid{};
    side.hasLaid = false;
    side.unknownHand = side.unknownPile = side.unknownExchanged = 0;
    return side;
}

double redDrawsLower(const Position &position)
{
    std::array<Cards, 2> next;
    for (const Seat seat : {kRed, kAmun}) {
        const Side side = afterRound(position, seat);
        next[seat] =
            side.pile.empty() ? (side.open.bottomSize() > 0 ? side.open.cards(0, 1) : Cards::all()) : side.pile;
    }
    double lower = 0;
    double higher = 0;
    for (int red = 1; red <= 4; ++red) {
        for (int blue = 1; blue <= 4; ++blue) {
            const double weight = next[kRed].count(red) * next[kAmun].count(blue);
            lower += red < blue ? weight : 0;
            higher += red > blue ? weight : 0;
        }
    }
    return lower + higher > 0 ? lower / (lower + higher) : 1;
}

} // namespace engine::aton
