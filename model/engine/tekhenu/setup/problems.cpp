// SPDX-License-Identifier: GPL-3.0-or-later
// Why a table that is set up cannot be played, each with its fix. What is checked later rests on what is checked
// before.
#include <algorithm>
#include <bit>
#include <utility>

#include "model/engine/core/problem_list.h"
#include "model/engine/tekhenu/setup/set_up.h"

namespace engine::tekhenu {

namespace {

constexpr int kMostAside = 4; ///< turns between two Maat phases (T42)

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

bool isWhole(const auto &row, int of)
{
    auto filled = row;
    fillRow(filled, of);
    return filled == row;
}

// ---- fixes

void fillLight(Position &p) { p.sunny = p.sunny < kSegments ? p.sunny : std::uint8_t{Horus}; }

/// The bot has neither hand nor scale (T49).
void clearBot(Holdings &bot)
{
    const Holdings none;
    bot.dice = none.dice;
    bot.sides = none.sides;
    bot.diceCount = bot.secret = bot.excess = bot.milestones = bot.isBalanced = 0;
    bot.levels = none.levels;
    bot.starts = 0;
    bot.balance = 0;
    for (std::size_t good = 0; good < bot.goods.size(); ++good)
        bot.goods[good] = good == Scribes ? bot.goods[good] : std::uint8_t{0};
}

void fixPillar(Sketch &s, int field)
{
    const auto owner = [&](int i) { return s.p.order[i] < s.p.ownerCount() ? s.p.order[i] : std::uint8_t{0}; };
    std::uint8_t &there = s.p.tileOwners[field];
    there = takesPart(s.p, s.p.active) ? s.p.active : owner(0);
    const Position left = finished({s});
    for (int i = 0; left.of(there).pillars > kPillarsOfOwner && i < s.p.ownerCount(); ++i)
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

/// The last ones that stand go home.
void fixBuildings(Sketch &s, int owner)
{
    int left = kBuildingsOfOwner;
    for (Site site = 0; site < kSites; ++site) {
        if (!isStatueSite(site) && s.p.sites[site] == owner && --left < 0)
            s.p.sites[site] = kNone;
    }
}
void fixStatues(Sketch &s, int owner)
{
    int left = kStatuesOfOwner;
    for (const Site site : kStatueSites) {
        if (s.p.sites[site] == owner && --left < 0)
            s.p.sites[site] = kNone;
    }
    for (auto &spaces : s.p.statues) {
        const auto goes = [&](std::uint8_t each) { return each == owner && --left < 0; };
        std::fill(std::remove_if(spaces.begin(), spaces.end(), goes), spaces.end(), kNone);
    }
}
void fixPillars(Sketch &s, int owner)
{
    int left = kPillarsOfOwner;
    for (std::size_t field = 0; field < kFields; ++field) {
        if (s.p.tiles[field] != 0 && s.p.tileOwners[field] == owner && --left < 0)
            s.p.tiles[field] = s.p.turns[field] = s.p.tileOwners[field] = 0;
    }
}

void fixGold(Sketch &s)
{
    for (std::size_t i = 0; i < kStatueSites.size(); ++i) {
        if (s.p.sites[kStatueSites[i]] != kNone)
            s.p.gold &= byte(~(1 << i));
    }
}

/// Those that lie aside go first, then the last ones on the wheel, then those on scales.
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
int allAside(const Sketch &s)
{
    int all = 0;
    for (const std::uint8_t dice : s.aside)
        all += dice;
    return all;
}
void fixAside(Sketch &s)
{
    for (std::size_t colour = kColours; colour-- > 0;) {
        const int tooMany = allAside(s) - kMostAside;
        s.aside[colour] = byte(s.aside[colour] - std::clamp<int>(tooMany, 0, s.aside[colour]));
    }
}

/// A card that lies open stays there, else with who has it, else with the first who hides it.
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

/// True if the turn that begins leaves something to decide (T22).
bool hasChoice(const Sketch &s)
{
    const Position begun = finished(s);
    Position next = begun;
    settle({next, nullptr});
    return next == begun;
}
/// Dice come onto the wheel that may be drafted, until there is a choice.
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

class Checker : ProblemList {
public:
    explicit Checker(const Sketch &sketch) : ProblemList(Tekhenu::places()), s(sketch), p(sketch.p) {}

    std::vector<Problem> found()
    {
        for (const auto check : {&Checker::seats, &Checker::table, &Checker::pieces, &Checker::dice, &Checker::cards,
                                 &Checker::owners, &Checker::choice}) {
            if (nothingFound())
                (this->*check)();
        }
        return taken();
    }

private:
    static Value nameOf(const Position &position, int owner) { return ownerName(owner, position.seats); }

    void seats()
    {
        Sketch fixed = s;
        clearAbsent(fixed);
        if (!(fixed == s))
            say("problem.seats", {}, {}, fixBy(clearAbsent));
    }

    /// What every turn needs; what is under way may come before it.
    void table()
    {
        if (s.next == Next::Midst)
            return;
        if (p.sunny >= kSegments)
            say("problem.sunny", {}, {}, fixBy([](Sketch &sketch) { fillLight(sketch.p); }));
        if (!isWhole(p.gods, kSegments))
            say("problem.gods", {}, {}, fixBy([](Sketch &sketch) { fillGods(sketch.p); }));
        if (!isWhole(p.order, p.ownerCount()))
            say("problem.order", {}, {}, fixBy([](Sketch &sketch) { fillOrder(sketch.p); }));
        Sketch fixed = s;
        fitRound(fixed);
        if (!(fixed == s)) {
            constexpr std::array<std::string_view, 3> ids{"problem.round", "problem.round-maat", "problem.round-over"};
            say(ids[static_cast<std::size_t>(s.next)], {}, {}, fixBy(fitRound));
        }
        if (s.next == Next::Turn && p.active >= p.seats)
            say("problem.actor", {}, {}, fixBy([](Sketch &sketch) { fitActor(sketch.p); }));
        if (p.seats == 1 && !isWhole(p.pyramid, kPaths))
            say("problem.pyramid", {}, {}, fixBy([](Sketch &sketch) { fillPyramid(sketch.p); }));
    }

    void sayStock(int owner, int number, int of, std::string_view piece, void (*fix)(Sketch &, int))
    {
        if (number > of)
            say("problem.stock", {{"owner", nameOf(p, owner)}, {"stock", piece}, {"number", number}, {"right", of}}, {},
                fixBy(fix, owner));
    }

    // T2, T9, T10
    void pieces()
    {
        for (int field = 0; field < kFields; ++field) {
            if (p.tiles[field] != 0 && p.tileOwners[field] == kNone)
                sayAt("problem.no-pillar", placeAt(kFieldPlace, field), fixBy(fixPillar, field));
        }
        tiles();
        for (int owner = 0; owner < p.ownerCount(); ++owner) {
            const auto count = [owner](const auto &row) {
                return static_cast<int>(std::count(row.begin(), row.end(), static_cast<std::uint8_t>(owner)));
            };
            int statues = 0;
            int pillars = 0;
            for (const auto &spaces : p.statues)
                statues += count(spaces);
            const auto isOwn = [&](Site site) { return p.sites[site] == owner; };
            const auto people = static_cast<int>(std::count_if(kStatueSites.begin(), kStatueSites.end(), isOwn));
            for (std::size_t field = 0; field < kFields; ++field)
                pillars += p.tiles[field] != 0 && p.tileOwners[field] == owner ? 1 : 0;
            sayStock(owner, count(p.sites) - people, kBuildingsOfOwner, "building", fixBuildings);
            sayStock(owner, statues + people, kStatuesOfOwner, "statue", fixStatues);
            sayStock(owner, pillars, kPillarsOfOwner, "pillar", fixPillars);
        }
        for (std::size_t i = 0; i < kStatueSites.size(); ++i) {
            if (p.sites[kStatueSites[i]] != kNone && (p.gold & (1U << i)) != 0)
                sayAt("problem.gold", placeAt(kSitePlace, kStatueSites[i]), fixBy(fixGold));
        }
    }

    // T3
    void tiles()
    {
        std::array<std::vector<PlaceIndex>, kTiles + 1> places;
        for (int field = 0; field < kFields; ++field)
            places[p.tiles[field]].push_back(placeAt(kFieldPlace, field));
        for (int space = 0; space < 3; ++space)
            places[p.spaces[space]].push_back(placeAt(kTilePlace, space));
        for (int tile = 1; tile <= kTiles; ++tile) {
            if (places[tile].size() > 1)
                say("problem.tile-twice", {{"number", tile}}, places[tile], fixBy(fixTile, byte(tile)));
        }
    }

    // T1, T17, T51
    void dice()
    {
        for (int colour = 0; colour < kColours; ++colour) {
            const int number = diceOnTable(p, colour) + s.aside[colour];
            std::vector<PlaceIndex> places;
            for (const std::uint8_t entry : p.wheel) {
                if (entry != kNone && colourOf(entry % kDieKinds) == colour)
                    places.push_back(placeAt(kSegmentPlace, entry / kDieKinds));
            }
            places.erase(std::unique(places.begin(), places.end()), places.end());
            if (number > diceOf(colour, p.seats))
                say("problem.dice-colour",
                    {{"colour", colourName(colour)}, {"number", number}, {"right", diceOf(colour, p.seats)}}, places,
                    fixBy(fixDice, colour));
        }
        for (int seat = 0; seat < p.seats; ++seat) {
            const int most = mostOnScale(s, seat);
            if (p.of(seat).diceCount > most)
                say("problem.scale", {{"seat", nameOf(p, seat)}, {"number", p.of(seat).diceCount}, {"right", most}}, {},
                    fixBy(fixScale, seat));
        }
        if (allAside(s) > kMostAside)
            say("problem.aside", {}, {}, fixBy(fixAside));
    }

    // T3, T11, T14
    void cards()
    {
        for (Card card = 0; card < kCards; ++card) {
            std::vector<PlaceIndex> places;
            for (int i = 0; i < 4 * kSections; ++i) {
                if (p.display[i] == card)
                    places.push_back(placeAt(kCardPlace, i));
            }
            if (placesOf(p, card) > 1)
                say("problem.card-twice", {{"card", cardName(card)}}, places, fixBy(fixCard, card));
        }
        for (int section = 2; section < kSections; ++section) {
            std::vector<PlaceIndex> places;
            for (int i = 4 * section; i < 4 * section + 4; ++i) {
                if (p.display[i] != kNone && !p.isOpen(section))
                    places.push_back(placeAt(kCardPlace, i));
            }
            if (!places.empty())
                say("problem.closed-section", {{"section", section + 1}}, places, fixBy(fixSection, section));
        }
        for (int seat = 0; seat < p.seats; ++seat) {
            if (std::popcount(p.of(seat).starts) > 2)
                say("problem.starts", {{"seat", nameOf(p, seat)}}, {}, fixBy(fixStarts, seat));
        }
    }

    // T2, T16, T50
    void owners()
    {
        for (int owner = 0; owner < p.ownerCount(); ++owner) {
            if (p.of(owner).happiness > p.of(owner).population)
                say("problem.happiness", {{"owner", nameOf(p, owner)}}, {}, fixBy(fixHappiness, owner));
        }
        Sketch fixed = s;
        fixDestinies(fixed);
        if (!(fixed == s))
            say("problem.destiny", {}, {}, fixBy(fixDestinies));
        constexpr std::array<int, kPaths> moves{0, 1, 2, 3, 1, 2, 3, 2, 3, 3};
        if (s.next != Next::Midst && p.seats == 1 && moves[p.at] > mostOnScale(s, 1))
            say("problem.pyramid-at", {}, {}, fixBy(fixStart));
    }

    // T22
    void choice()
    {
        if (s.next == Next::Turn && !hasChoice(s))
            say("problem.no-choice", {}, {}, fixBy(fixChoice));
        else if (s.next == Next::Maat && (finished(s).depth == 0 || finished(s).top().op != Op::Faith))
            say("problem.no-faith", {}, {}, fixBy(fixFaith));
    }

    const Sketch &s;
    const Position &p;
};

} // namespace

void fillGods(Position &p) { fillRow(p.gods, kSegments); }
void fillOrder(Position &p) { fillRow(p.order, p.ownerCount()); }
void fillPyramid(Position &p) { fillRow(p.pyramid, kPaths); }

// T38
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

void fitActor(Position &p)
{
    if (p.active >= p.seats)
        p.active = p.isBot(p.order[0]) || p.order[0] >= p.seats ? std::uint8_t{0} : p.order[0];
}

void beginTurn(Sketch &s)
{
    s = sketched([&s] {
        s.next = Next::Turn;
        return arrangementOf(s);
    }());
    clearAbsent(s);
    fillLight(s.p);
    fillGods(s.p);
    fillOrder(s.p);
    fitRound(s);
    fitActor(s.p);
    if (s.p.seats == 1)
        fillPyramid(s.p);
}

void clearAbsent(Sketch &s)
{
    Position &p = s.p;
    for (int owner = p.ownerCount(); owner < kOwners; ++owner)
        p.of(owner) = {};
    if (p.seats == 1) {
        clearBot(p.of(1));
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

int placesOf(const Position &p, Card card)
{
    const std::uint32_t bit = cardBit(card);
    const auto places = std::count(p.display.begin(), p.display.end(), card);
    int all = static_cast<int>(places) + ((p.discards[deckOf(card)] & bit) != 0 ? 1 : 0);
    for (const Holdings &own : p.owners) {
        const std::array<std::uint32_t, kDecks> held{own.blessings, own.technologies, own.decrees};
        all += ((held[deckOf(card)] & bit) != 0 ? 1 : 0) + (own.secret == card + 1 ? 1 : 0);
    }
    return all;
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
        (deckOf(card) == Blessings      ? own.blessings
         : deckOf(card) == Technologies ? own.technologies
                                        : own.decrees) &= ~bit;
}

int mostOnScale(const Sketch &s, int owner)
{
    const Position &p = s.p;
    if (s.next != Next::Turn)
        return kMostAside;
    const int before = p.round == 0 ? 0 : (p.round - 1) % 4;
    return before + (placeInOrder(p, owner) < placeInOrder(p, p.active) ? 1 : 0);
}

std::vector<Problem> problemsOf(const Sketch &sketch) { return Checker(sketch).found(); }

} // namespace engine::tekhenu
