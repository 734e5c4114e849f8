// SPDX-License-Identifier: GPL-3.0-or-later
// What each has in front of it, and the cards that can be read.
#include <algorithm>
#include <bit>

#include "model/engine/core/panel.h"
#include "model/engine/tekhenu/rules/places.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

constexpr std::array<std::string_view, kSections> kNumerals{"I", "II", "III", "IV"};

/// The Decree of the set-up (T16), which there must be; face down for those who may not know it (T55).
Possession secretOf(const Holdings &own)
{
    Possession secret = own.secret == kNone ? Possession{"decree"} : cardThing(byte(own.secret - 1));
    secret.isSecret = true;
    return secret;
}

/// "place 2 of 3, ankh 3"; nothing before there is an order.
Message aboutOwner(const Position &p, int owner)
{
    const auto *const at = std::find(p.order.begin(), p.order.end(), owner);
    if (at == p.order.end())
        return {};
    const auto ankh = p.isBot(owner) ? 0 : int{p.of(owner).destiny};
    Message about{ankh == 0 ? "board.place" : "board.place-ankh",
                  {{"n", static_cast<int>(at - p.order.begin()) + 1}, {"of", p.ownerCount()}}};
    if (ankh != 0)
        about.fields.emplace_back("ankh", ankh);
    return about;
}

/// The scales: dice and excess goods in the pans, dice drafted with Anubis on the post.
BoardRow scales(const Holdings &own)
{
    BoardRow row{.id = "balance", .part = BoardPart::Balance, .n = balanceOf(own), .sign = "maat"};
    row.groups = {{"pure"}, {"tainted"}, {"anubis"}};
    for (std::size_t i = 0; i < own.diceCount; ++i) {
        const Die die = byte(own.dice[i] - 1);
        const std::size_t group = own.sides[i] == Pure ? 0 : own.sides[i] == Tainted ? 1 : 2;
        row.groups[group].things.push_back({"die-" + std::string(colourName(colourOf(die))), byte(pipsOf(die))});
    }
    if (own.excess > 0)
        row.groups[1].things.push_back({"excess", 0, own.excess});
    return row;
}

/// The buildings in stock, and what those that are gone have uncovered (T62).
BoardRow buildingRow(const Holdings &own)
{
    BoardRow row{.id = "buildings", .part = BoardPart::Pieces, .n = own.buildings, .sign = "building"};
    PossessionGroup spaces{"buildings"};
    const std::size_t built = 10U - own.buildings;
    for (std::size_t i = 0; i < 10; ++i) {
        const int bread = kRowBread[i + 1] - kRowBread[i];
        const int points = kRowPoints[i + 1] - kRowPoints[i];
        if (i >= built)
            spaces.things.push_back({"building"});
        else if (bread > 0)
            spaces.things.push_back({"res-b", 0, bread});
        else
            spaces.things.push_back({points > 0 ? "points" : "", 0, points});
    }
    row.groups.push_back(std::move(spaces));
    row.note = {"board.uncovered", {{"points", kRowPoints[built]}, {"bread", kRowBread[built]}}};
    return row;
}

std::vector<Card> cardsOf(const Holdings &own)
{
    std::vector<Card> cards;
    const std::array<std::uint32_t, kDecks> held{own.blessings, own.technologies, own.decrees};
    for (int card = 0; card < kCards; ++card) {
        if ((held[deckOf(byte(card))] & cardBit(byte(card))) != 0)
            cards.push_back(byte(card));
    }
    return cards;
}

BoardRow cardRow(const Holdings &own)
{
    PossessionGroup held{"cards"};
    for (const Card card : cardsOf(own))
        held.things.push_back(cardThing(card));
    if (own.secret != 0)
        held.things.push_back(secretOf(own));
    BoardRow row{.id = "cards", .part = BoardPart::Cards, .n = static_cast<int>(held.things.size())};
    row.groups.push_back(std::move(held));
    return row;
}

/// The bot's pyramid: a god or two resources a space, and where the coin may move it from the present one (T50).
BoardRow pyramidRow(const Position &p)
{
    BoardRow row{.id = "pyramid", .part = BoardPart::Pyramid, .at = p.at, .most = 4};
    for (const std::uint8_t path : p.pyramid) {
        PossessionGroup space{"pyramid"};
        if (path < kSegments)
            space.things.push_back({"sign-" + std::string(pathName(path))});
        for (const char resource : path < kSegments ? std::string_view() : pathName(path))
            space.things.push_back({std::string("res-") + resource});
        row.groups.push_back(std::move(space));
    }
    row.note = {"board.pyramid-end", {{"path", pathName(p.pyramid[p.at])}}};
    if (kAbove[p.at] != kNone) {
        row.note.id = "board.pyramid";
        row.note.fields.emplace_back("right-path", pathName(p.pyramid[p.at + 1U]));
        row.note.fields.emplace_back("up-path", pathName(p.pyramid[kAbove[p.at]]));
    }
    return row;
}

BoardRow figure(std::string_view id, int n, std::string_view sign)
{
    return {.id = std::string(id), .n = n, .sign = std::string(sign)};
}

SeatBoard boardOf(const Position &p, int owner)
{
    constexpr std::array<std::string_view, 7> signs{"res-p", "res-b", "res-l", "res-g", "res-o", "scribe", "faith"};
    const Holdings &own = p.of(owner);
    const bool isBot = p.isBot(owner);
    SeatBoard board{static_cast<Seat>(owner), aboutOwner(p, owner), {}};
    std::vector<BoardRow> &rows = board.rows;
    rows.push_back({.id = std::string(kTotalRow), .part = BoardPart::Total, .n = own.points, .sign = "points"});
    for (std::size_t good = Gold; good <= Faith && !isBot; ++good)
        rows.push_back(figure(kGoodNames[good], own.goods[good], signs[good]));
    if (isBot)
        rows.push_back(figure("scribes", own.goods[Scribes], "scribe"));
    for (std::size_t good = 0; good < kResources && !isBot; ++good) {
        rows.push_back(figure(kGoodNames[good], own.goods[good], signs[good]));
        rows.back().part = BoardPart::Level;
        rows.back().at = own.levels[good];
        rows.back().most = kMostLevel;
    }
    if (!isBot)
        rows.push_back(scales(own));
    else if (p.pyramid.back() != kNone)
        rows.push_back(pyramidRow(p));
    rows.push_back(buildingRow(own));
    rows.push_back({.id = "pillars", .part = BoardPart::Pieces, .n = own.pillars, .sign = "pillar"});
    rows.push_back({.id = "statues-left", .part = BoardPart::Pieces, .n = own.statues, .sign = "statue"});
    if (!isBot && own.statues > 0)
        rows.back().note = {"board.next-statue", {{"n", kStatueCost[6U - own.statues]}}};
    rows.push_back(cardRow(own));
    return board;
}

/// The points that a card would bring its reader, or who acts, if it scored now; -1: it brings something else.
int pointsNow(const Position &p, Card card)
{
    const int owner = p.viewer < p.seats ? int{p.viewer} : p.depth > 0 && isChoice(p.top().op) ? int{p.top().seat} : -1;
    if (owner < 0)
        return -1;
    const Holdings &own = p.of(owner);
    if (deckOf(card) == Decrees)
        return decreePoints(p, owner, card % kOfDeck + 1);
    if (card == technology(kGuilds))
        return static_cast<int>(
            std::count_if(own.levels.begin(), own.levels.end(), [](int level) { return level >= 5; }));
    if (card == blessing(22) || card == blessing(23))
        return praisePoints(own, card - blessing(22));
    return -1;
}

} // namespace

Possession cardThing(Card card) { return {std::string(kDeckNames[deckOf(card)]), byte(card % kOfDeck + 1)}; }

Panel seatBoards(const Position &p)
{
    Panel panel{"boards", PanelForm::Boards};
    panel.sign = "maat";
    for (int owner = 0; owner < p.ownerCount(); ++owner)
        panel.boards.push_back(boardOf(p, owner));
    return panel;
}

Panel readableCards(const Position &p)
{
    Panel panel{"card", PanelForm::Cards};
    panel.sign = "sign-blessing";
    const auto add = [&](Card card, PlaceIndex place, Message about, bool isSecret = false) {
        panel.cards.push_back({cardThing(card), place, std::move(about), {}});
        panel.cards.back().card.isSecret = isSecret;
        if (const int points = pointsNow(p, card); points >= 0)
            panel.cards.back().now = {"cards.now", {{"n", points}}};
    };
    for (std::size_t i = 0; i < p.display.size(); ++i) {
        if (p.display[i] != kNone)
            add(p.display[i], placeAt(kCardPlace, static_cast<int>(i)),
                {"cards.place", {{"section", kNumerals[i / 4]}, {"happiness", kHappinessOf[i / 4]}}});
    }
    for (const std::uint8_t offer : p.offer) {
        if (offer != 0 && offer != kNone)
            add(byte(offer - 1), kNowhere, {"cards.offered", {}}, deckOf(byte(offer - 1)) == Decrees);
    }
    for (int owner = 0; owner < p.ownerCount(); ++owner) {
        const Holdings &own = p.of(owner);
        const Message about{"cards.owner", {{"seat", ownerName(owner, p.seats)}}};
        for (const Card card : cardsOf(own))
            add(card, kNowhere, about);
        if (own.secret != 0 && own.secret != kNone)
            add(byte(own.secret - 1), kNowhere, about, true);
    }
    return panel;
}

} // namespace engine::tekhenu
