// SPDX-License-Identifier: GPL-3.0-or-later
// The state in named fields, in the documented form for other programs.
#include <algorithm>
#include <bit>

#include "model/engine/core/named_values.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

constexpr std::string_view kHidden = "?";
std::string_view deckLetter(int deck) { return std::string_view("btd").substr(static_cast<std::size_t>(deck), 1); }

Value sorted(std::vector<std::string_view> names)
{
    std::sort(names.begin(), names.end());
    return Value::List(names.begin(), names.end());
}

/// The names of `count` cards from `first` on that are in the set.
Value::List cardsOf(std::uint32_t set, int first, int count = kOfDeck)
{
    return namesBelow(count, [&](int i) { return ((set >> i) & 1U) != 0 ? cardName(byte(first + i)) : ""; });
}
Value starts(std::uint32_t cards) { return cardsOf(cards, kCards, kStarts); }

Value segments(const Position &p)
{
    return namedMembers(kSegments, segmentName, [&](int segment) {
        std::vector<std::string_view> dice;
        for (const std::uint8_t entry : p.wheel) {
            if (entry != kNone && entry / kDieKinds == segment)
                dice.push_back(dieName(entry % kDieKinds));
        }
        return sorted(dice);
    });
}

Value statues(const Position &p)
{
    return namedMembers(kSegments, segmentName, [&](std::uint8_t god) {
        return namesBelow(3, [&](std::uint8_t i) { return ownerName(p.statues[god][i], p.seats); });
    });
}

Value sites(const Position &p)
{
    return namedMembers(
        kSites, [&](Site site) { return p.sites[site] == kNone ? "" : siteName(site); },
        [&](Site site) { return Value(ownerName(p.sites[site], p.seats)); });
}

Value gold(const Position &p)
{
    std::vector<std::string_view> places;
    for (std::size_t i = 0; i < kStatueSites.size(); ++i) {
        if (((p.gold >> i) & 1) != 0)
            places.push_back(siteName(kStatueSites[i]));
    }
    if ((p.gold & kGoldRow2) != 0)
        places.emplace_back("row2");
    return sorted(places);
}

Value temple(const Position &p)
{
    return namedMembers(
        kFields, [&](std::uint8_t field) { return p.tiles[field] == 0 ? "" : fieldName(field); },
        [&](std::uint8_t field) {
            return Value::Members{{"tile", tileName(byte(p.tiles[field] - 1))},
                                  {"turn", p.turns[field]},
                                  {"owner", ownerName(p.tileOwners[field], p.seats)}};
        });
}

Value display(const Position &p)
{
    const auto cards = [&](int section) -> Value {
        if (!p.isOpen(section))
            return {};
        Value::List places;
        for (int place = section * 4; place < section * 4 + 4; ++place)
            places.push_back(nameOrNull(cardName(p.display[place])));
        return places;
    };
    return namedMembers(
        kSections, [](int section) { return std::to_string(section + 1); }, cards);
}

/// What chance owes.
Value due(const Position &p)
{
    if (p.depth == 0 || !isChance(p.top().op))
        return {};
    const Step &step = p.top();
    constexpr std::array<std::string_view, 11> kinds{"wheel", "god",  "die",  "tile", "start", "offer",
                                                     "card",  "path", "coin", "coin", "pick"};
    int left = 1;
    Value place;
    switch (step.op) {
    case Op::DrawGod:
    case Op::DrawPath: left = step.left() - 1; break; // the last one follows by itself
    case Op::DrawStart: left = step.left(); break;
    case Op::DrawDie:
        left = step.left();
        place = segmentName(step.segment());
        break;
    case Op::DrawCard: place = std::to_string(step.section() + 1); break;
    case Op::Offer:
        left = p.offer[0] == 0 ? 2 : 1;
        place = seatName(step.seat);
        break;
    default: break;
    }
    return Value::Members{{"kind", kinds[static_cast<std::size_t>(step.op) - static_cast<std::size_t>(kFirstChance)]},
                          {"place", place},
                          {"left", left}};
}

Value offered(const Position &p)
{
    if (p.offer[0] == 0)
        return starts(p.startOffer);
    Value::List cards;
    for (const std::uint8_t card : p.offer) {
        if (card != 0)
            cards.emplace_back(card == kNone ? kHidden : cardName(byte(card - 1)));
    }
    return cards;
}

Value scale(const Holdings &own)
{
    std::array<Value::List, 3> sides;
    for (std::size_t i = 0; i < own.diceCount; ++i)
        sides[own.sides[i] - 1U].emplace_back(dieName(byte(own.dice[i] - 1)));
    return Value::Members{{"pure", sides[0]},
                          {"tainted", sides[1]},
                          {"middle", sides[2]},
                          {"excess", own.excess},
                          {"balance", balanceOf(own)}};
}

Value decrees(const Holdings &own)
{
    Value::List cards = cardsOf(decreesOf(own), cardOf(Decrees, 1));
    if (own.secret == kNone)
        cards.insert(cards.begin(), kHidden);
    return cards;
}

Value player(const Position &p, int seat)
{
    const Holdings &own = p.of(seat);
    const auto goodName = [](std::uint8_t good) { return kGoodNames[good]; };
    Value::Members all{{"points", static_cast<int>(own.points)}};
    for (std::size_t good = 0; good < own.goods.size(); ++good)
        all.emplace_back(kGoodNames[good], own.goods[good]);
    Value::List milestones;
    for (std::size_t i = 0; i < kMilestones.size(); ++i) {
        if (((own.milestones >> i) & 1) != 0)
            milestones.emplace_back(kMilestones[i]);
    }
    const Value::Members more{
        {"levels", namedMembers(kResources, goodName, [&](std::uint8_t i) { return Value(own.levels[i]); })},
        {"population", own.population},
        {"happiness", own.happiness},
        {"milestones", milestones},
        {"buildings", own.buildings},
        {"pillars", own.pillars},
        {"statues", own.statues},
        {"technologies", cardsOf(own.technologies, technology(1))},
        {"blessings", cardsOf(own.blessings, blessing(1))},
        {"decrees", decrees(own)},
        {"destiny", own.destiny == 0 ? Value() : Value(own.destiny)},
        {"start", starts(own.starts)},
        {"scale", scale(own)}};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

Value turn(const Position &p)
{
    if (p.active == kNone || p.isBot(p.active))
        return {};
    constexpr std::array<std::string_view, 4> sides{"", "pure", "tainted", "middle"};
    const int value = p.actionValue();
    return Value::Members{{"die", nameOrNull(dieName(p.die))},
                          {"from", nameOrNull(segmentName(p.from))},
                          {"value", value == 0 ? Value() : Value(value)},
                          {"side", nameOrNull(sides[p.side])},
                          {"ready", cardsOf(p.ready, blessing(1))},
                          {"used", cardsOf(p.used, technology(1))},
                          {"extra", p.extra}};
}

Value bot(const Position &p)
{
    if (p.seats != 1)
        return {};
    const Holdings &own = p.of(1);
    const std::array<std::uint32_t, kDecks> held{own.blessings, own.technologies, own.decrees};
    const Value cards =
        namedMembers(kDecks, deckLetter, [&](std::uint8_t deck) { return Value(std::popcount(held[deck])); });
    return Value::Members{{"level", Tekhenu::options()[0].choices[p.solo]},
                          {"pyramid", namesBelow(kPaths, [&](std::uint8_t i) { return pathName(p.pyramid[i]); })},
                          {"at", p.at},
                          {"points", static_cast<int>(own.points)},
                          {"scribes", own.goods[Scribes]},
                          {"population", own.population},
                          {"happiness", own.happiness},
                          {"buildings", own.buildings},
                          {"pillars", own.pillars},
                          {"statues", own.statues},
                          {"cards", cards}};
}

} // namespace

std::string_view phaseName(const Position &position)
{
    if (position.depth == 0)
        return "over";
    const Op op = position.top().op;
    if (!isChoice(op)) // a draw, or a step that happens by itself, between the facts of an action
        return "chance";
    constexpr std::array<std::string_view, 20> names{"start", "keep",   "destiny", "draft", "side",  "act",   "statue",
                                                     "tile",  "turn",   "build",   "build", "pay",   "cards", "cards",
                                                     "gain",  "marker", "extra",   "end",   "faith", "feed"};
    return names[static_cast<std::size_t>(op) - static_cast<std::size_t>(kFirstChoice)];
}

Value Tekhenu::state(const Position &position)
{
    const Position &p = position;
    const auto owner = [&](std::uint8_t i) { return ownerName(p.order[i], p.seats); };
    const auto tile = [](std::uint8_t n) { return nameOrNull(tileName(byte(n - 1))); };
    Value::Members decks = namedMembers(kDecks, deckLetter, [&](int deck) { return Value(deckSize(p, deck)); });
    decks.emplace_back("x", std::popcount(p.tileDeck));
    const auto discards = [&](std::uint8_t deck) { return cardsOf(p.discards[deck], cardOf(deck, 1)); };
    const auto bag = [&](std::uint8_t colour) { return Value(p.bag[colour]); };
    return Value::Members{
        {"round", p.round},
        {"phase", phaseName(p)},
        {"to_act", seatNames(toAct(p), seatName)},
        {"order", namesBelow(kOwners, owner)},
        {"due", due(p)},
        {"sunny", nameOrNull(segmentName(p.sunny))},
        {"segments", segments(p)},
        {"bag", namedMembers(kColours, colourName, bag)},
        {"gods", namesBelow(kSegments, [&](std::uint8_t i) { return segmentName(p.gods[i]); })},
        {"statues", statues(p)},
        {"sites", sites(p)},
        {"gold", gold(p)},
        {"temple", temple(p)},
        {"tiles", Value::List{tile(p.spaces[0]), tile(p.spaces[1]), tile(p.spaces[2])}},
        {"cards", display(p)},
        {"decks", decks},
        {"discards", namedMembers(kDecks, deckLetter, discards)},
        {"offer", offered(p)},
        {"players", namedMembers(p.seats, seatName, [&](int seat) { return player(p, seat); })},
        {"turn", turn(p)},
        {"bot", bot(p)},
        {"over", resultState(result(p), p.seats == 1 ? [](Seat seat) { return ownerName(seat, 1); } : seatName)}};
}

} // namespace engine::tekhenu
