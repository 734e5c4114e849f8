// SPDX-License-Identifier: GPL-3.0-or-later
// The state in named fields, in the documented form for other programs.
#include <algorithm>
#include <bit>

#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

constexpr std::string_view kHidden = "?";
constexpr std::string_view kKindLetters = "btd";

Value orNull(std::string_view name) { return name.empty() ? Value() : Value(name); }

Value sorted(std::vector<std::string_view> names)
{
    std::sort(names.begin(), names.end());
    return Value::List(names.begin(), names.end());
}

void addCards(std::vector<std::string_view> &names, int deck, std::uint32_t cards)
{
    for (int number = 1; number <= kOfDeck; ++number) {
        if ((cards & numberBit(number)) != 0)
            names.push_back(cardName(cardOf(deck, number)));
    }
}

Value cardsOf(int deck, std::uint32_t cards)
{
    std::vector<std::string_view> names;
    addCards(names, deck, cards);
    return sorted(names);
}

Value starts(std::uint32_t cards)
{
    std::vector<std::string_view> names;
    for (int i = 0; i < kStarts; ++i) {
        if (((cards >> i) & 1U) != 0)
            names.push_back(cardName(byte(kCards + i)));
    }
    return sorted(names);
}

Value segments(const Position &p)
{
    Value::Members all;
    for (int segment = 0; segment < kSegments; ++segment) {
        std::vector<std::string_view> dice;
        for (const std::uint8_t entry : p.wheel) {
            if (entry != kNone && entry / kDieKinds == segment)
                dice.push_back(dieName(entry % kDieKinds));
        }
        all.emplace_back(segmentName(byte(segment)), sorted(dice));
    }
    return all;
}

Value bag(const Position &p)
{
    Value::Members all;
    for (std::size_t colour = 0; colour < kColours; ++colour)
        all.emplace_back(std::string(1, kColourLetters[colour]), p.bag[colour]);
    return all;
}

Value statues(const Position &p)
{
    Value::Members all;
    for (std::size_t god = 0; god < kSegments; ++god) {
        Value::List owners;
        for (const std::uint8_t owner : p.statues[god]) {
            if (owner != kNone)
                owners.emplace_back(ownerName(owner, p.seats));
        }
        all.emplace_back(segmentName(byte(static_cast<int>(god))), owners);
    }
    return all;
}

Value sites(const Position &p)
{
    Value::Members all;
    for (Site site = 0; site < kSites; ++site) {
        if (p.sites[site] != kNone)
            all.emplace_back(siteName(site), ownerName(p.sites[site], p.seats));
    }
    return all;
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
    Value::Members all;
    for (std::uint8_t field = 0; field < kFields; ++field) {
        if (p.tiles[field] != 0)
            all.emplace_back(fieldName(field), Value::Members{{"tile", tileName(byte(p.tiles[field] - 1))},
                                                              {"turn", p.turns[field]},
                                                              {"owner", ownerName(p.tileOwners[field], p.seats)}});
    }
    return all;
}

Value display(const Position &p)
{
    Value::Members all;
    for (int section = 0; section < kSections; ++section) {
        Value cards;
        if (p.isOpen(section)) {
            Value::List places;
            for (int place = section * 4; place < section * 4 + 4; ++place)
                places.push_back(orNull(cardName(p.display[static_cast<std::size_t>(place)])));
            cards = places;
        }
        all.emplace_back(std::to_string(section + 1), cards);
    }
    return all;
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
    case Op::DrawPath: left = step.more - 1; break; // the last one follows by itself
    case Op::DrawStart: left = step.more; break;
    case Op::DrawDie:
        left = step.more;
        place = segmentName(step.arg);
        break;
    case Op::DrawCard: place = std::to_string(step.arg + 1); break;
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
    std::vector<std::string_view> names;
    addCards(names, Decrees, decreesOf(own));
    if (own.secret == kNone)
        names.push_back(kHidden);
    return sorted(names);
}

Value player(const Position &p, int seat)
{
    const Holdings &own = p.of(seat);
    Value::Members all{{"points", static_cast<int>(own.points)}};
    for (std::size_t good = 0; good < own.goods.size(); ++good)
        all.emplace_back(kGoodNames[good], own.goods[good]);
    Value::Members levels;
    for (std::size_t i = 0; i < kResources; ++i)
        levels.emplace_back(kGoodNames[i], own.levels[i]);
    Value::List milestones;
    for (std::size_t i = 0; i < kMilestones.size(); ++i) {
        if (((own.milestones >> i) & 1) != 0)
            milestones.emplace_back(kMilestones[i]);
    }
    all.emplace_back("levels", levels);
    all.emplace_back("population", own.population);
    all.emplace_back("happiness", own.happiness);
    all.emplace_back("milestones", milestones);
    all.emplace_back("buildings", own.buildings);
    all.emplace_back("pillars", own.pillars);
    all.emplace_back("statues", own.statues);
    all.emplace_back("technologies", cardsOf(Technologies, own.technologies));
    all.emplace_back("blessings", cardsOf(Blessings, own.blessings));
    all.emplace_back("decrees", decrees(own));
    all.emplace_back("destiny", own.destiny == 0 ? Value() : Value(own.destiny));
    all.emplace_back("start", starts(own.starts));
    all.emplace_back("scale", scale(own));
    return all;
}

Value turn(const Position &p)
{
    if (p.active == kNone || p.isBot(p.active))
        return {};
    constexpr std::array<std::string_view, 4> sides{"", "pure", "tainted", "middle"};
    const int value = p.actionValue();
    return Value::Members{{"die", orNull(dieName(p.die))},
                          {"from", orNull(segmentName(p.from))},
                          {"value", value == 0 ? Value() : Value(value)},
                          {"side", orNull(sides[p.side])},
                          {"ready", cardsOf(Blessings, p.ready)},
                          {"used", cardsOf(Technologies, p.used)},
                          {"extra", p.extra}};
}

Value bot(const Position &p)
{
    if (p.seats != 1)
        return {};
    const Holdings &own = p.of(1);
    Value::List pyramid;
    for (const std::uint8_t path : p.pyramid) {
        if (path != kNone)
            pyramid.emplace_back(pathName(path));
    }
    Value::Members cards;
    const std::array<std::uint32_t, kDecks> held{own.blessings, own.technologies, own.decrees};
    for (std::size_t deck = 0; deck < kDecks; ++deck)
        cards.emplace_back(std::string(1, kKindLetters[deck]), std::popcount(held[deck]));
    return Value::Members{{"level", Tekhenu::options()[0].choices[p.solo]},
                          {"pyramid", pyramid},
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

Value over(const Position &p)
{
    const auto result = Tekhenu::result(p);
    if (!result)
        return {};
    Value::Members score;
    for (std::size_t i = 0; i < result->score.size(); ++i)
        score.emplace_back(ownerName(static_cast<int>(i), p.seats), result->score[i]);
    return Value::Members{{"winners", Value::List{ownerName(result->winners.front(), p.seats)}},
                          {"reason", result->reason},
                          {"score", score}};
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
    Value::List order;
    for (const std::uint8_t owner : p.order) {
        if (owner != kNone)
            order.emplace_back(ownerName(owner, p.seats));
    }
    Value::List gods;
    for (const std::uint8_t god : p.gods) {
        if (god != kNone)
            gods.emplace_back(segmentName(god));
    }
    Value::List tiles;
    for (const std::uint8_t tile : p.spaces)
        tiles.push_back(tile == 0 ? Value() : Value(tileName(byte(tile - 1))));
    Value::Members decks;
    Value::Members discards;
    for (int deck = 0; deck < kDecks; ++deck) {
        const std::string letter(1, kKindLetters[static_cast<std::size_t>(deck)]);
        decks.emplace_back(letter, deckSize(p, deck));
        discards.emplace_back(letter, cardsOf(deck, p.discards[static_cast<std::size_t>(deck)]));
    }
    decks.emplace_back("x", std::popcount(p.tileDeck));
    Value::Members players;
    for (int seat = 0; seat < p.seats; ++seat)
        players.emplace_back(seatName(static_cast<Seat>(seat)), player(p, seat));
    return Value::Members{{"round", p.round},        {"phase", phaseName(p)}, {"to_act", seatNames(toAct(p), seatName)},
                          {"order", order},          {"due", due(p)},         {"sunny", orNull(segmentName(p.sunny))},
                          {"segments", segments(p)}, {"bag", bag(p)},         {"gods", gods},
                          {"statues", statues(p)},   {"sites", sites(p)},     {"gold", gold(p)},
                          {"temple", temple(p)},     {"tiles", tiles},        {"cards", display(p)},
                          {"decks", decks},          {"discards", discards},  {"offer", offered(p)},
                          {"players", players},      {"turn", turn(p)},       {"bot", bot(p)},
                          {"over", over(p)}};
}

} // namespace engine::tekhenu
