// SPDX-License-Identifier: GPL-3.0-or-later
// The position text, one line of words with single spaces:
//
//   aton/1 TEMPLES ROUND PHASE FIRST red:SIDE blue:SIDE        (aton-seen/1 SEAT TEMPLES …)
//
// TEMPLES  four times 12 characters `.` `r` `b`, divided by `/`, in the order of rule A4
// ROUND    r and its number
// PHASE    deal:SEAT lay draw:SEAT remove:SEAT:N place:SEAT:N place:SEAT:N+S take:SEAT:NNNN over:REASON
//          (N still to be made, S counters that will find no square, NNNN takes owed by temples 1 to 4)
// FIRST    red, blue or -: who plays first this round, once known
// SIDE     score,kingdom,x or -,hand,known,laid,drawn,pile,bottom,discard,exchanged
//          x: the exchange counter is still owned; hand and known (to the other player) ascending; laid at cartouches
//          1 to 4; drawn and bottom in their order; pile, discard, exchanged: how many of each value 1 to 4;
//          - for an empty row. In a seat's text, cards whose values it does not know are `?` in rows and `?N` in
//          counts.
#include <algorithm>

#include "model/engine/aton/aton.h"
#include "model/engine/core/position_codec.h"

namespace engine::aton {

namespace {

/// Four figures in four bits each: how many cards of each value, what temples owe, cards at cartouches.
auto &fourDigits(auto &codec, std::uint16_t &bits, unsigned least, unsigned most)
{
    return codec.digits(bits, 4, 4, least, most);
}

auto &cardRow(auto &codec, Cards &cards, std::uint8_t &unknown)
{
    std::string row = digits(cards).append(unknown, '?');
    codec.symbols(row, "1234?", kHand);
    unknown = static_cast<std::uint8_t>(std::count(row.begin(), row.end(), '?'));
    cards = cardsOf(row);
    return codec;
}

auto &cardCounts(auto &codec, Cards &cards, std::uint8_t &unknown, bool hidden)
{
    if (!hidden)
        return fourDigits(codec, cards.bits, 0, 9);
    cards = {};
    return codec.word("?").number(unknown, Cards::all().size());
}

auto &laidCards(auto &codec, Side &side)
{
    side.hasLaid = !codec.mark("-", !side.hasLaid);
    if (!side.hasLaid || codec.mark("????", side.laid.bits == 0))
        return codec;
    return fourDigits(codec, side.laid.bits, 1, 4);
}

/// Drawn and bottom cards, the pile between them.
auto &openCards(auto &codec, Side &side, bool hidden)
{
    const auto text = [&side](int from, int n) {
        std::string values;
        for (int i = from; i < from + n; ++i)
            values += static_cast<char>('0' + side.open.at(i));
        return values;
    };
    std::string drawn = text(side.open.bottomSize(), side.open.drawnSize());
    std::string bottom = text(0, side.open.bottomSize());
    codec.symbols(drawn, "1234", OpenRow::kMost).word(",");
    cardCounts(codec, side.pile, side.unknownPile, hidden).word(",");
    codec.symbols(bottom, "1234", OpenRow::kMost);
    if (codec.require(drawn.size() + bottom.size() <= OpenRow::kMost).failed())
        return codec;
    side.open = {};
    for (const char value : bottom)
        side.open.pushDrawn(value - '0');
    side.open.settle();
    for (const char value : drawn)
        side.open.pushDrawn(value - '0');
    return codec;
}

void sidePart(auto &codec, Position &position, Seat seat)
{
    const bool hidden = position.viewer != kNobody && position.viewer != seat;
    Side &side = position.sides[seat];
    std::uint8_t none = 0;
    codec.word(" ").word(seatName(seat)).word(":").number(side.score, 999).word(",");
    codec.number(side.dead, kKingdomSize).word(",").oneOf(side.exchangeOwned, "-x").word(",");
    cardRow(codec, side.hand, side.unknownHand).word(",");
    cardRow(codec, side.known, none).word(",");
    laidCards(codec, side).word(",");
    openCards(codec, side, hidden).word(",");
    fourDigits(codec, side.discard.bits, 0, 9).word(",");
    cardCounts(codec, side.exchanged, side.unknownExchanged, hidden);
}

void squarePart(auto &codec, Position &position, int square)
{
    const bool red = (position.sides[kRed].squares & bit(square)) != 0;
    const bool blue = (position.sides[kAmun].squares & bit(square)) != 0;
    unsigned mark = red ? 1 : blue ? 2 : 0;
    codec.oneOf(mark, ".rb");
    if (mark > 0)
        position.sides[mark - 1].squares |= bit(square);
}

void phasePart(auto &codec, Position &position)
{
    codec.name(position.phase, 0, static_cast<int>(kPhases.size()), phaseName);
    if (position.phase == Phase::Lay)
        return;
    codec.word(":");
    if (position.phase == Phase::Over) {
        codec.name(position.reason, 1, static_cast<int>(Reason::Scoring) + 1, reasonName);
        return;
    }
    codec.name(position.actor, 0, 2, seatName);
    if (position.phase == Phase::Remove || position.phase == Phase::Place)
        codec.word(":").number(position.pending, 4);
    if (position.phase == Phase::Place && codec.mark("+", position.surplus > 0))
        codec.number(position.surplus, 4);
    if (position.phase == Phase::Take) {
        fourDigits(codec.word(":"), position.owed.bits, 0, 4);
        position.pending = static_cast<std::uint8_t>(position.owed.total());
    }
}

constexpr auto kDescribe = [](auto &codec, Position &position) {
    codec.heading(kFullText, kSeenText, position.viewer, 2, seatName).word(" ");
    codec.row(kTemples, "/", [&](int temple) {
        for (int square = 0; square < kSquaresOfTemple; ++square)
            squarePart(codec, position, temple * kSquaresOfTemple + square);
    });
    codec.word(" r").number(position.round, kMostRound).word(" ");
    phasePart(codec, position);
    if (!codec.word(" ").instead("-", position.first, kNobody))
        codec.name(position.first, 0, 2, seatName);
    sidePart(codec, position, kRed);
    sidePart(codec, position, kAmun);
};

} // namespace

std::string Aton::text(const Position &position) { return positionText(position, kDescribe); }

std::variant<Position, Unreadable> Aton::read(std::string_view text) { return readPositionText<Aton>(text, kDescribe); }

} // namespace engine::aton
