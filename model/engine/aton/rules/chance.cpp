// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/rules/chance.h"

#include <algorithm>

#include "model/engine/aton/aton.h"

namespace engine::aton {

namespace {

int cardsDue(const Position &position) { return position.phase == Phase::Deal ? kHand : 1; }

/// The supply of the chance that is due, if the viewer may know it.
bool dueSupply(const Position &position, Supply &due)
{
    if (position.phase != Phase::Deal && position.phase != Phase::Draw)
        return false;
    const Side &side = position.sides[position.actor];
    if (position.viewer != kNobody && position.viewer != position.actor) {
        // Of the other seat's next cards only a known one on top of the pile is visible; a dealt hand stays hidden.
        const bool nextIsKnown = position.phase == Phase::Draw && side.unknownPile == 0 && side.open.bottomSize() > 0;
        if (!nextIsKnown)
            return false;
    }
    due = supply(side, cardsDue(position));
    return true;
}

/// The side after its next cards have left the pile; they are put nowhere.
bool takeFromPile(Side &side, Cards cards, int number)
{
    const Supply from = supply(side, number);
    if (from.bottomTaken == 0 && !from.refilled) {
        side.pile = side.pile - cards;
        return false;
    }
    side.pile = Cards{};
    for (int i = 0; i < from.bottomTaken; ++i)
        side.open.takeBottom();
    if (from.refilled) {
        side.pile = from.pool - (cards - from.forced - from.forcedBottom);
        side.discard = side.exchanged = Cards{};
    }
    return from.refilled;
}

Action outcomeOf(const Position &position, Cards cards)
{
    return makeOutcome(position.phase == Phase::Deal ? Verb::Deal : Verb::Draw, position.actor, cards);
}

/// The value of one card drawn at random out of the pool, which is not empty.
int drawOne(Cards pool, Random &random)
{
    // Without branches: the value is random, so a loop would be mispredicted more often than not.
    const int card = static_cast<int>(random.below(static_cast<std::uint32_t>(pool.size())));
    const int twos = pool.count(1) + pool.count(2);
    return 1 + static_cast<int>(card >= pool.count(1)) + static_cast<int>(card >= twos)
           + static_cast<int>(card >= twos + pool.count(3));
}

} // namespace

Cards drawCards(Cards &pool, int number, Random &random)
{
    Cards drawn;
    for (; number > 0; --number) {
        const Cards card = Cards::one(drawOne(pool, random));
        pool = pool - card;
        drawn = drawn + card;
    }
    return drawn;
}

Supply supply(const Side &side, int cards)
{
    Supply from;
    const int top = side.pile.size();
    if (top >= cards) {
        from.random = cards;
        from.pool = side.pile;
        return from;
    }
    from.forced = side.pile;
    from.bottomTaken = std::min(cards - top, side.open.bottomSize());
    from.forcedBottom = side.open.cards(0, from.bottomTaken);
    from.random = cards - top - from.bottomTaken;
    if (from.random > 0) {
        from.refilled = true;
        from.pool = side.discard + side.exchanged;
    }
    return from;
}

bool dealCards(Side &side, Cards cards)
{
    if (side.pile.size() >= kHand) { // by far the most frequent case
        side.pile = side.pile - cards;
        side.hand = cards;
        return false;
    }
    const Supply from = supply(side, kHand);
    side.known = from.forcedBottom;
    // The other player counts cards: if the last cards above were all that was hidden, they are known too (A31).
    if (from.refilled && side.exchanged.empty())
        side.known = side.known + from.forced;
    side.hand = cards;
    return takeFromPile(side, cards, kHand);
}

bool drawCard(Side &side, Cards card)
{
    int value = 1;
    while (card.count(value) == 0)
        ++value;
    const bool refilled = takeFromPile(side, card, 1);
    side.open.pushDrawn(value);
    return refilled;
}

bool canDraw(const Side &side) { return side.pileSize() + side.discardSize() > 0; }

bool isOutcome(const Position &position, Action action)
{
    Supply due;
    if (!dueSupply(position, due))
        return false;
    const Cards cards = cardsArgument(action);
    if (action != outcomeOf(position, cards) || cards.size() != cardsDue(position))
        return false;
    if (!cards.contains(due.forced + due.forcedBottom))
        return false;
    return due.pool.contains(cards - due.forced - due.forcedBottom);
}

std::uint64_t Aton::outcomeCount(const Position &position)
{
    Supply due;
    std::uint64_t number = 0;
    if (dueSupply(position, due))
        forEachSubset(due.pool, due.random, [&number](Cards) { ++number; });
    return number;
}

void Aton::outcomes(const Position &position, Actions &actions)
{
    Supply due;
    if (!dueSupply(position, due))
        return;
    forEachSubset(due.pool, due.random,
                  [&](Cards cards) { actions.push(outcomeOf(position, cards + due.forced + due.forcedBottom)); });
}

Fraction Aton::probability(const Position &position, Action action)
{
    Supply due;
    dueSupply(position, due);
    const Cards drawn = cardsArgument(action) - due.forced - due.forcedBottom;
    std::uint64_t ways = 1;
    for (int value = 1; value <= 4; ++value)
        ways *= waysToChoose(due.pool.count(value), drawn.count(value));
    return Fraction::reduced(ways, waysToChoose(due.pool.size(), due.random));
}

Action Aton::sample(const Position &position, Random &random)
{
    const Supply due = supply(position.sides[position.actor], cardsDue(position));
    Cards pool = due.pool;
    return outcomeOf(position, due.forced + due.forcedBottom + drawCards(pool, due.random, random));
}

} // namespace engine::aton
