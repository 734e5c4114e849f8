// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/tekhenu/setup/fixes.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace engine::tekhenu {

namespace {

/// The first numbers below `of` that are not there fill the row, which has each once.
void fillRow(auto &row, int of)
{
    std::uint32_t seen = 0;
    for (std::uint8_t &each : row) {
        if (each < of && (seen & (1U << each)) == 0)
            seen |= 1U << each;
        else
            each = kNone;
    }
    for (std::uint8_t &each : row) {
        if (each != kNone || std::popcount(seen) >= of)
            continue;
        each = byte(std::countr_one(seen));
        seen |= 1U << each;
    }
}

} // namespace

// ---- what every turn and phase needs

void fillLight(Sketch &s) { s.p.sunny = s.p.sunny < kSegments ? s.p.sunny : std::uint8_t{Horus}; }
void fillGods(Sketch &s) { fillRow(s.p.gods, kSegments); }
void fillOrder(Sketch &s) { fillRow(s.p.order, s.p.ownerCount()); }
void fillPyramid(Sketch &s) { fillRow(s.p.pyramid, kPaths); }

void fitRound(Sketch &s)
{
    std::uint8_t &round = s.p.round;
    if (s.next == Next::Over)
        round = kRounds;
    else
        round = std::max<std::uint8_t>(round, 1);
    if (s.next == Next::Maat)
        round = byte((round + 3) / 4 * 4);
}

void fitActor(Sketch &s)
{
    Position &p = s.p;
    if (p.active >= p.seats)
        p.active = p.isBot(p.order[0]) || p.order[0] >= p.seats ? std::uint8_t{0} : p.order[0];
}

void clearAbsent(Sketch &s)
{
    Position &p = s.p;
    for (int owner = p.ownerCount(); owner < kOwners; ++owner)
        p.of(owner) = {};
    if (p.seats == 1) {
        p.of(1) = asBot(p.of(1));
    } else {
        p.pyramid = Position().pyramid;
        p.at = 0;
        s.aside.fill(0);
    }
    for (std::uint8_t &each : p.order) {
        if (each != kNone && each >= p.ownerCount())
            each = kNone;
    }
    if (s.next == Next::Turn && p.active != kNone && p.active >= p.seats)
        p.active = kNone;
}

void beginTurn(Sketch &s)
{
    s = sketched([&s] {
        s.next = Next::Turn;
        return arrangementOf(s);
    }());
    clearAbsent(s);
    fillLight(s);
    fillGods(s);
    fillOrder(s);
    fitRound(s);
    fitActor(s);
    if (s.p.seats == 1)
        fillPyramid(s);
}

// ---- pieces and dice

void fixPillar(Sketch &s, int field)
{
    const auto owner = [&](int i) { return s.p.order[i] < s.p.ownerCount() ? s.p.order[i] : std::uint8_t{0}; };
    std::uint8_t &there = s.p.tileOwners[field];
    there = takesPart(s.p, s.p.active) ? s.p.active : owner(0);
    const Position left = finished({s});
    for (int i = 0; left.of(there).pillars > stockOf(PillarKind).of && i < s.p.ownerCount(); ++i)
        there = owner(i); // a number below 0 is a great one: somebody else has one left
}

void fixTile(Sketch &s, std::uint8_t tile)
{
    bool isThere = false;
    for (std::size_t field = 0; field < kFields; ++field) {
        if (s.p.tiles[field] == tile && std::exchange(isThere, true))
            s.p.tiles[field] = s.p.turns[field] = s.p.tileOwners[field] = 0;
    }
    for (std::uint8_t &space : s.p.spaces) {
        if (space == tile && std::exchange(isThere, true))
            space = 0;
    }
}

void fixStock(Sketch &s, int owner, std::uint8_t kind)
{
    Position &p = s.p;
    int left = stockOf(kind).of;
    const auto goes = [&](std::uint8_t each) { return each == owner && --left < 0; };
    for (const Site site : kStatueSites) {
        if (kind == StatueKind && goes(p.sites[site]))
            p.sites[site] = kNone;
    }
    for (auto &spaces : p.statues) {
        if (kind == StatueKind)
            std::fill(std::remove_if(spaces.begin(), spaces.end(), goes), spaces.end(), kNone);
    }
    for (Site site = 0; site < kSites; ++site) {
        if (kind == BuildingKind && !isStatueSite(site) && goes(p.sites[site]))
            p.sites[site] = kNone;
    }
    for (std::size_t field = 0; field < kFields; ++field) {
        if (kind == PillarKind && p.tiles[field] != 0 && goes(p.tileOwners[field]))
            p.tiles[field] = p.turns[field] = p.tileOwners[field] = 0;
    }
}

void fixGold(Sketch &s)
{
    for (std::size_t i = 0; i < kStatueSites.size(); ++i) {
        if (s.p.sites[kStatueSites[i]] != kNone)
            s.p.gold &= byte(~(1 << i));
    }
}

void fixDice(Sketch &s, int colour)
{
    const auto tooMany = [&] { return diceOnTable(s.p, colour) + s.aside[colour] - diceOf(colour, s.p.seats); };
    s.aside[colour] = byte(std::max(0, s.aside[colour] - std::max(0, tooMany())));
    for (std::size_t i = s.p.wheel.size(); i-- > 0 && tooMany() > 0;) {
        const std::uint8_t entry = s.p.wheel[i];
        if (entry != kNone && colourOf(entry % kDieKinds) == colour)
            takeFromWheel(s.p, entry / kDieKinds, entry % kDieKinds);
    }
    for (Holdings &own : s.p.owners) {
        for (std::size_t i = own.dice.size(); i-- > 0 && tooMany() > 0;) {
            if (own.dice[i] != 0 && colourOf(byte(own.dice[i] - 1)) == colour)
                own.dice[i] = 0;
        }
        closeRanks(own);
    }
}

void fixScale(Sketch &s, int owner)
{
    Holdings &own = s.p.of(owner);
    for (auto i = static_cast<std::size_t>(mostOnScale(s, owner)); i < own.dice.size(); ++i)
        own.dice[i] = 0;
    closeRanks(own);
}

void fixAside(Sketch &s)
{
    for (std::size_t colour = kColours; colour-- > 0;) {
        const int tooMany = allAside(s) - kMostAside;
        s.aside[colour] = byte(s.aside[colour] - std::clamp<int>(tooMany, 0, s.aside[colour]));
    }
}

void fixChoice(Sketch &s)
{
    for (int colour = kColours - 1; colour >= 0; --colour) {
        for (int pips = 1; pips <= 6 && !hasChoice(s); ++pips) {
            int segment = pips - 1;
            while (purityAt(s.p, segment, dieOf(colour, 1)) == NoSide)
                segment = (segment + 1) % kSegments;
            if (diceOnTable(s.p, colour) + s.aside[colour] < diceOf(colour, s.p.seats))
                addToWheel(s.p, segment, dieOf(colour, pips));
        }
    }
}

// ---- cards, and what owners have

void fixCard(Sketch &s, Card card)
{
    Position &p = s.p;
    auto *const there = std::find(p.display.begin(), p.display.end(), card);
    if (there != p.display.end()) {
        takeFromDisplay(p, card);
        *there = card;
        takeFromHolders(p, card);
    }
    const bool isOpen =
        placesOf(p, card) > static_cast<int>(std::count_if(
            p.owners.begin(), p.owners.end(), [card](const Holdings &own) { return own.secret == card + 1; }));
    bool isHidden = isOpen;
    for (Holdings &own : p.owners) {
        if (own.secret == card + 1 && std::exchange(isHidden, true))
            own.secret = 0;
    }
}
void fixSection(Sketch &s, int section) { s.p.openSections |= byte(1 << section); }
void fixStarts(Sketch &s, int owner)
{
    std::uint16_t &starts = s.p.of(owner).starts;
    while (std::popcount(starts) > 2)
        starts = static_cast<std::uint16_t>(starts & ~std::bit_floor(starts));
}
void fixDestinies(Sketch &s)
{
    std::uint32_t seen = 0;
    for (Holdings &own : s.p.owners) {
        if (own.destiny != 0 && (seen & (1U << own.destiny)) != 0)
            own.destiny = 0;
        seen |= own.destiny == 0 ? 0U : 1U << own.destiny;
    }
}
void fixHappiness(Sketch &s, int owner)
{
    Holdings &own = s.p.of(owner);
    own.population = std::max(own.population, own.happiness);
}
void fixStart(Sketch &s) { s.p.at = 0; }
void fixFaith(Sketch &s)
{
    const bool isBotFirst = s.p.isBot(s.p.order[0]);
    s.p.of(s.p.order[isBotFirst ? 1 : 0]).goods[Faith] = 1;
}

void takeFromDisplay(Position &p, Card card) { std::replace(p.display.begin(), p.display.end(), card, Card{kNone}); }

void takeFromSecrets(Position &p, Card card)
{
    for (Holdings &own : p.owners)
        own.secret = own.secret == card + 1 ? std::uint8_t{0} : own.secret;
}

void takeFromHolders(Position &p, Card card)
{
    const std::uint32_t bit = cardBit(card);
    p.discards[deckOf(card)] &= ~bit;
    for (Holdings &own : p.owners)
        heldBy(own, deckOf(card)) &= ~bit;
}

} // namespace engine::tekhenu
