// SPDX-License-Identifier: GPL-3.0-or-later
// Why a table that is set up cannot be played, each with its fix. What is checked later rests on what is checked
// before.
#include <algorithm>
#include <bit>

#include "model/engine/core/problem_list.h"
#include "model/engine/tekhenu/setup/fixes.h"

namespace engine::tekhenu {

namespace {

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

    /// Wrong is what that function changes.
    void require(std::string_view id, void (*fix)(Sketch &))
    {
        Sketch fixed = s;
        fix(fixed);
        if (!(fixed == s))
            say(id, {}, {}, fixBy(fix));
    }

    void seats() { require("problem.seats", clearAbsent); }

    /// What every turn needs; what is under way may come before it.
    void table()
    {
        if (s.next == Next::Midst)
            return;
        constexpr std::array<std::string_view, 3> rounds{"problem.round", "problem.round-maat", "problem.round-over"};
        require("problem.sunny", fillLight);
        require("problem.gods", fillGods);
        require("problem.order", fillOrder);
        require(rounds[static_cast<std::size_t>(s.next)], fitRound);
        if (s.next == Next::Turn)
            require("problem.actor", fitActor);
        if (p.seats == 1)
            require("problem.pyramid", fillPyramid);
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
            for (const Stock &stock : kStocks) {
                const int number = piecesOnBoard(p, owner, stock.kind);
                if (number > stock.of)
                    say("problem.stock",
                        {{"owner", nameOf(p, owner)}, {"stock", stock.name}, {"number", number}, {"right", stock.of}},
                        {}, fixBy(fixStock, owner, stock.kind));
            }
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
        require("problem.destiny", fixDestinies);
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

bool hasChoice(const Sketch &s)
{
    const Position begun = finished(s);
    Position next = begun;
    settle({next, nullptr});
    return next == begun;
}

int allAside(const Sketch &s)
{
    int all = 0;
    for (const std::uint8_t dice : s.aside)
        all += dice;
    return all;
}

int placesOf(const Position &p, Card card)
{
    const std::uint32_t bit = cardBit(card);
    const auto places = std::count(p.display.begin(), p.display.end(), card);
    int all = static_cast<int>(places) + ((p.discards[deckOf(card)] & bit) != 0 ? 1 : 0);
    for (const Holdings &own : p.owners)
        all += ((heldBy(own, deckOf(card)) & bit) != 0 ? 1 : 0) + (own.secret == card + 1 ? 1 : 0);
    return all;
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
