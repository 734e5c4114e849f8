// SPDX-License-Identifier: GPL-3.0-or-later
// The position text, one line of words with single spaces; `-` is nothing:
//
//   tekhenu/1 SEATS solo=RULE temple-statue=RULE maat=RULE ROUND:TURN OF THE ROUND SUNNY GODS ORDER WHEEL BAG STATUES
//   SITES GOLD TEMPLE SPACES DISPLAY OPEN TILES DECKS DISCARDS STARTS OFFER TURN THOTH PYRAMID STEPS OWNERS…
//   tekhenu-seen/1 SEAT SEATS …
//
// Lists of dice and steps begin with their number. WHEEL and STATUES stand in the order of the segments, SITES are a
// letter each (w1-5 e n s, p1-6 b l g, pb0, lg0), TEMPLE the fields row by row, as x07.1a (tile, turn, owner). TURN has
// whose it is, die and segment, value, side, extra action (0 to 2) and its value, b16, ready Blessings, Technologies
// used. STEPS are what is to be done, the last one first, as OP.ARG.SEAT.MORE. Each owner has points, goods, excess,
// levels, population, happiness, milestones, destiny, stock, secret Decree, dice with their sides, districts, the
// balance at Maat, Technologies, Blessings, Decrees, starting cards. In a seat's text a Decree that it does not know is
// `?`, and may be any card of the deck.
#include "model/engine/core/position_codec.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

constexpr std::string_view kEnds = " ,:/+.";

constexpr std::array<std::string_view, static_cast<std::size_t>(Op::kCount)> kOpNames{
    "give",         "level",     "praise",     "flip",          "shadow",    "draw-two",  "works",      "bonuses",
    "bonus",        "mask",      "extra-over", "close-gap",     "refill",    "turn-over", "bot-acts",   "bot-god",
    "bot-dance",    "next-turn", "maat",       "maat-over",     "game-over", "set-up",    "take-start", "keep",
    "destiny",      "draft",     "side",       "act",           "statue",    "field",     "turn",       "build",
    "build-osiris", "pay",       "cards",      "take-blessing", "gain",      "marker",    "extra",      "last-moment",
    "faith",        "feed",      "draw-wheel", "draw-god",      "draw-die",  "draw-tile", "draw-start", "offer",
    "draw-card",    "draw-path", "coin",       "block-coin",    "pick"};

std::string_view opName(Op op) { return kOpNames[static_cast<std::size_t>(op)]; }
std::string_view seatsName(std::uint8_t seats) { return std::string_view("abcd").substr(0, seats); }
template <std::size_t option>
std::string_view choiceName(std::uint8_t choice)
{
    return Tekhenu::options()[option].choices[choice];
}
std::string_view blessingName(std::uint8_t i) { return cardName(i); }
std::string_view technologyName(std::uint8_t i) { return cardName(byte(kOfDeck + i)); }
std::string_view decreeName(std::uint8_t i) { return cardName(byte(2 * kOfDeck + i)); }
std::string_view startName(std::uint8_t i) { return cardName(byte(kCards + i)); }
std::string_view scaleSideName(std::uint8_t side)
{
    constexpr std::array<std::string_view, 4> names{"-", "p", "t", "m"};
    return names[side];
}

auto &at(auto &row, int i) { return row[i]; }

/// A value with a name, or `-` for none.
void named(auto &codec, std::uint8_t &value, int end, std::string_view (*nameOf)(std::uint8_t))
{
    if (!codec.instead("-", value, kNone))
        codec.name(value, 0, end, nameOf, kEnds);
}

void number(auto &codec, std::uint8_t &value, unsigned most = 250) { codec.number(value, most); }

void deckPart(auto &codec, std::uint32_t &cards, int deck)
{
    codec.set(cards, kOfDeck, "",
              deck == Blessings      ? blessingName
              : deck == Technologies ? technologyName
                                     : decreeName);
}

/// The dice of a segment.
void wheelPart(auto &codec, Position &p, int segment, std::array<std::uint8_t, kMostDice> &all)
{
    std::array<std::uint8_t, kMostDice> dice{};
    std::uint8_t count = 0;
    for (const std::uint8_t entry : p.wheel) {
        if (entry != kNone && entry / kDieKinds == segment)
            dice[count++] = entry % kDieKinds;
    }
    number(codec, count, kMostDice);
    for (std::size_t i = 0; i < count; ++i) {
        codec.name(dice[i], 0, kDieKinds, dieName);
        if (auto *const free = std::find(all.begin(), all.end(), kNone); free != all.end())
            *free = byte(segment * kDieKinds + dice[i]);
    }
}

void ownerPart(auto &codec, std::uint8_t &owner)
{ // a letter, `.` for none
    std::uint8_t index = owner == kNone ? 4 : owner;
    codec.oneOf(index, "abcd.");
    owner = index == 4 ? kNone : index;
}

void fieldPart(auto &codec, Position &p, int field)
{
    if (codec.instead("-", at(p.tiles, field), 0))
        return;
    std::uint8_t tile = byte(at(p.tiles, field) - 1);
    codec.name(tile, 0, kTiles, tileName).word(".");
    at(p.tiles, field) = byte(tile + 1);
    number(codec, at(p.turns, field), 3);
    codec.name(at(p.tileOwners, field), 0, p.ownerCount(), seatName);
}

void offPart(auto &codec, std::uint8_t &value, int end, std::string_view (*nameOf)(std::uint8_t), bool seen)
{
    if (codec.instead("-", value, 0) || (seen && codec.instead("?", value, kNone)))
        return;
    std::uint8_t index = byte(value - 1);
    codec.name(index, 0, end, nameOf, kEnds);
    value = byte(index + 1);
}

void turnPart(auto &codec, Position &p)
{
    named(codec, p.active, p.ownerCount(), seatName);
    codec.word(":");
    named(codec, p.die, kDieKinds, dieName);
    codec.word(":");
    named(codec, p.from, kSegments, segmentName);
    codec.word(":").number(p.value, 6).word(":").name(p.side, 0, 4, scaleSideName, kEnds).word(":").number(p.extra, 2);
    codec.word(":").number(p.extraValue, 6).word(":").number(p.shadow, 1).word(":");
    deckPart(codec, p.ready, Blessings);
    codec.word(":");
    deckPart(codec, p.used, Technologies);
}

void stepsPart(auto &codec, Position &p)
{
    constexpr unsigned most = 16; // more never lie there in a game, and there must be room for what follows
    number(codec, p.depth, most);
    for (int i = std::min<int>(p.depth, most) - 1; i >= 0; --i) {
        Step &step = at(p.steps, i);
        codec.word(",").name(step.op, 0, static_cast<int>(Op::kCount), opName, kEnds).word(".");
        codec.number(step.arg, 255).word(".").number(step.seat, 3).word(".").number(step.more, 255);
    }
}

void holdingsPart(auto &codec, Holdings &own, bool seen)
{
    codec.word(" ").number(own.points, 9999).word(":");
    codec.row(7, ",", [&](int i) { number(codec, at(own.goods, i)); });
    codec.word(":").number(own.excess, 250).word(":").row(kResources, "", [&](int i) {
        codec.oneOf(at(own.levels, i), "0123456");
    });
    codec.word(":").number(own.population, kMostTrack).word(",").number(own.happiness, kMostTrack);
    codec.word(",").number(own.milestones, 7).word(",").number(own.destiny, kDestinies);
    codec.word(":")
        .number(own.buildings, 10)
        .word(",")
        .number(own.pillars, 8)
        .word(",")
        .number(own.statues, 6)
        .word(":");
    offPart(codec, own.secret, kCards, cardName, seen);
    codec.word(":").number(own.diceCount, 4);
    for (int i = 0; i < std::min<int>(own.diceCount, 4); ++i) {
        std::uint8_t die = byte(at(own.dice, i) - 1);
        codec.name(die, 0, kDieKinds, dieName).oneOf(at(own.sides, i), "-ptm");
        at(own.dice, i) = byte(die + 1);
    }
    codec.word(":").number(own.districts, 4).word(":");
    own.isBalanced = codec.mark("=", own.isBalanced != 0) ? 1 : 0;
    const bool isBelow = codec.mark("-", own.balance < 0);
    int size = isBelow ? -own.balance : own.balance;
    codec.number(size, 127).word(":");
    own.balance = static_cast<std::int8_t>(isBelow ? -size : size);
    deckPart(codec, own.technologies, Technologies);
    codec.word(":");
    deckPart(codec, own.blessings, Blessings);
    codec.word(":");
    deckPart(codec, own.decrees, Decrees);
    codec.word(":").set(own.starts, kStarts, "", startName);
}

constexpr auto kDescribe = [](auto &codec, Position &p) {
    codec.heading(kFullText, kSeenText, p.viewer, kOwners, seatName);
    codec.word(" ").name(p.seats, 1, kOwners + 1, seatsName, kEnds);
    codec.require(p.viewer == kNobody || p.viewer < p.seats);
    const bool seen = p.viewer != kNobody;
    codec.word(" solo=").name(p.solo, 0, 3, choiceName<0>, kEnds);
    codec.word(" temple-statue=").name(p.templeStatue, 0, 2, choiceName<1>, kEnds);
    codec.word(" maat=").name(p.maat, 0, 2, choiceName<2>, kEnds);
    codec.word(" ").number(p.round, kRounds).word(":").number(p.turnIndex, kOwners).word(" ");
    named(codec, p.sunny, kSegments, segmentName);
    codec.word(" ").row(kSegments, ",", [&](int i) { named(codec, at(p.gods, i), kSegments, segmentName); });
    codec.word(" ").row(kOwners, "", [&](int i) { ownerPart(codec, at(p.order, i)); });
    auto wheel = Position().wheel;
    codec.word(" ").row(kSegments, "/", [&](int i) { wheelPart(codec, p, i, wheel); });
    std::sort(wheel.begin(), wheel.end());
    p.wheel = wheel;
    codec.word(" ").row(kColours, ",", [&](int i) { number(codec, at(p.bag, i), kMostDice); });
    codec.word(" ").row(kSegments, "/", [&](int god) {
        codec.row(3, "", [&](int i) { ownerPart(codec, at(at(p.statues, god), i)); });
    });
    codec.word(" ").row(kSites, "", [&](int i) { ownerPart(codec, at(p.sites, i)); });
    codec.word(" ").number(p.gold, 31);
    codec.word(" ").row(kFields, ",", [&](int i) { fieldPart(codec, p, i); });
    codec.word(" ").row(3, ",", [&](int i) { offPart(codec, at(p.spaces, i), kTiles, tileName, false); });
    codec.word(" ").row(4 * kSections, ",", [&](int i) { named(codec, at(p.display, i), kCards, cardName); });
    codec.word(" ").number(p.openSections, 15);
    codec.word(" ").set(p.tileDeck, kTiles, "", tileName);
    codec.word(" ").row(kDecks, "/", [&](int i) { deckPart(codec, at(p.decks, i), i); });
    codec.word(" ").row(kDecks, "/", [&](int i) { deckPart(codec, at(p.discards, i), i); });
    codec.word(" ").set(p.startOffer, kStarts, "", startName);
    codec.word(" ").row(2, ",", [&](int i) { offPart(codec, at(p.offer, i), kCards, cardName, seen); });
    codec.word(" ");
    turnPart(codec, p);
    codec.word(" ").number(p.cardsLeft, 3).word(",").number(p.cardsTaken, 3).word(",").number(p.renewal, 2);
    codec.word(" ").row(kPaths, ",", [&](int i) { named(codec, at(p.pyramid, i), kPaths, pathName); });
    codec.word(":").number(p.at, kPaths - 1).word(" ");
    stepsPart(codec, p);
    for (int i = 0; i < p.ownerCount() && i < kOwners; ++i)
        holdingsPart(codec, p.of(i), seen);
};

} // namespace

std::string Tekhenu::text(const Position &position) { return positionText(position, kDescribe); }

std::variant<Position, Unreadable> Tekhenu::read(std::string_view text)
{
    return readPositionText<Tekhenu>(text, kDescribe);
}

} // namespace engine::tekhenu
