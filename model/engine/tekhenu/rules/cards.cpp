// SPDX-License-Identifier: GPL-3.0-or-later
// The display, and Blessings that are played (T3, T36, T37, T66).
#include <algorithm>
#include <bit>

#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

bool mayTakeAny(const Position &p, int owner, int deck)
{
    for (int place = 0; place < 4 * kSections; ++place) {
        if (mayTake(p, owner, place) && (deck == kDecks || deckOfPlace(place) == deck))
            return true;
    }
    return false;
}

int praisePoints(const Holdings &own, int praise)
{
    const Praise &row = kPraises[praise];
    const int built = praise == 0 ? 10 - own.buildings : 6 - own.statues;
    return std::clamp(row.each * built, row.least, row.most);
}

void takeCard(const Run &run, int owner, Card card)
{
    auto &display = run.p.display;
    *std::find(display.begin(), display.end(), card) = kNone;
    Holdings &own = run.of(owner);
    std::uint32_t &held = deckOf(card) == Blessings      ? own.blessings
                          : deckOf(card) == Technologies ? own.technologies
                                                         : own.decrees;
    held |= cardBit(card);
}

void discard(Position &p, Card card) { p.discards[deckOf(card)] |= cardBit(card); }

int deckSize(const Position &p, int deck)
{
    int size = std::popcount(p.decks[deck]);
    if (deck == Decrees) { // in a view hidden ones are among them
        for (const Holdings &own : p.owners)
            size -= own.secret == kNone ? 1 : 0;
        for (const std::uint8_t card : p.offer)
            size -= card == kNone ? 1 : 0;
    }
    return size;
}

int nextPlace(Position &p, int section)
{
    for (int place = section * 4; place < section * 4 + 4; ++place) {
        if (p.display[place] != kNone)
            continue;
        const auto deck = static_cast<std::size_t>(deckOfPlace(place));
        if (deckSize(p, static_cast<int>(deck)) <= 0)
            p.decks[deck] |= std::exchange(p.discards[deck], 0U);
        if (deckSize(p, static_cast<int>(deck)) > 0)
            return place;
    }
    return -1;
}

void playCard(const Run &run, int owner, Card card, int value)
{
    Position &p = run.p;
    run.of(owner).blessings &= ~cardBit(card);
    discard(p, card);
    const BlessingRow &row = kBlessings[card];
    if (row.when == When::NewValue)
        p.value = byte(value);
    else if (row.when == When::Ready)
        p.ready |= cardBit(card);
    // An extra action that a card brings starts when the card is complete, unless an action is under way (T33).
    else if (p.top().op == Op::Draft || p.top().op == Op::LastMoment || (p.top().op == Op::Act && p.extra != 2))
        p.push({Op::Extra, 0, byte(owner)});
    follow(run, owner, row.effects);
}

} // namespace engine::tekhenu
