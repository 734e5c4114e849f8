// SPDX-License-Identifier: GPL-3.0-or-later
// Stalls (N10), cards of the deck (N13) and dice (N28).
#include "model/engine/nefertiti/nefertiti.h"

namespace engine::nefertiti {

namespace {

constexpr unsigned kStallDraws = 1U << static_cast<unsigned>(kMarkets);

bool rollsTwo(const Position &p) { return stallOf(visibleStall(p, kLouqsor)).closing == Closing::TwoDice; }

Action makeDice(unsigned one, unsigned two) { return makeAction(kChance, Verb::Dice, one | (two << 3U)); }

/// Akhenaton is one of the last five cards, each with the same chance: above five he cannot come, and all that is drawn
/// is one of the gifts.
bool canBeAkhenaton(const Position &p) { return p.akhenaton && deckSize(p) <= kLastCards; }
int likely(const Position &p, int card) { return card == kAkhenaton ? (canBeAkhenaton(p) ? 1 : 0) : p.deck[card]; }
int likelyInAll(const Position &p) { return deckSize(p) - (p.akhenaton && !canBeAkhenaton(p) ? 1 : 0); }

} // namespace

void Nefertiti::outcomes(const Position &p, Actions &actions)
{
    if (p.phase == Phase::Stalls) {
        for (unsigned right = 0; right < kStallDraws; ++right)
            actions.push(makeAction(kChance, Verb::Stalls, right));
    } else if (p.phase == Phase::Draw) {
        for (int card = 0; card <= kAkhenaton; ++card) {
            if (likely(p, card) > 0)
                actions.push(makeAction(kChance, Verb::Draw, static_cast<unsigned>(card)));
        }
    } else if (p.phase == Phase::Roll) {
        for (unsigned one = 1; one <= kDiceSides; ++one) {
            if (!rollsTwo(p))
                actions.push(makeDice(one, 0));
            for (unsigned two = one; rollsTwo(p) && two <= kDiceSides; ++two)
                actions.push(makeDice(one, two));
        }
    }
}

Fraction Nefertiti::probability(const Position &p, Action action)
{
    constexpr unsigned kSides = kDiceSides;
    switch (verbOf(action)) {
    case Verb::Stalls: return {1, kStallDraws};
    case Verb::Draw:
        return Fraction::reduced(static_cast<unsigned>(likely(p, numberArgument(action))),
                                 static_cast<unsigned>(likelyInAll(p)));
    default:
        if (!rollsTwo(p))
            return {1, kSides};
        return Fraction::reduced(argumentAt(action, 0) == argumentAt(action, 3) ? 1 : 2, kSides * kSides);
    }
}

Action Nefertiti::sample(const Position &p, Random &random)
{
    if (p.phase == Phase::Stalls)
        return makeAction(kChance, Verb::Stalls, random.below(kStallDraws));
    if (p.phase == Phase::Draw) {
        auto n = static_cast<int>(random.below(static_cast<std::uint32_t>(likelyInAll(p))));
        int card = 0;
        for (; n >= likely(p, card); ++card)
            n -= likely(p, card);
        return makeAction(kChance, Verb::Draw, static_cast<unsigned>(card));
    }
    const unsigned one = 1 + random.below(kDiceSides);
    if (!rollsTwo(p))
        return makeDice(one, 0);
    const unsigned two = 1 + random.below(kDiceSides);
    return makeDice(std::min(one, two), std::max(one, two));
}

} // namespace engine::nefertiti
