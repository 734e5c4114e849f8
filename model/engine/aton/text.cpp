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
#include "model/engine/aton/aton.h"

namespace engine::aton {

namespace {

std::string orDash(const std::string &row) { return row.empty() ? "-" : row; }

std::string row(Cards cards, int unknown = 0)
{
    return orDash(digits(cards).append(static_cast<std::size_t>(unknown), '?'));
}

std::string counts(Cards cards)
{
    std::string numbers;
    for (int value = 1; value <= 4; ++value)
        numbers += static_cast<char>('0' + cards.count(value));
    return numbers;
}

std::string openRow(const OpenRow &open, int from, int n)
{
    std::string values;
    for (int i = from; i < from + n; ++i)
        values += static_cast<char>('0' + open.at(i));
    return orDash(values);
}

std::string laidText(const Side &side)
{
    if (!side.hasLaid)
        return "-";
    std::string values;
    for (int cartouche = 1; cartouche <= 4; ++cartouche)
        values += side.laid.bits == 0 ? '?' : static_cast<char>('0' + side.laid.at(cartouche));
    return values;
}

std::string sideText(const Position &position, Seat seat)
{
    const Side &side = position.sides[seat];
    const bool hidden = position.viewer != kNobody && position.viewer != seat;
    const auto countsOr = [hidden](Cards cards, int unknown) {
        return hidden ? "?" + std::to_string(unknown) : counts(cards);
    };
    std::string text = std::string(seatName(seat)) + ":" + std::to_string(side.score) + "," + std::to_string(side.dead);
    text += side.exchangeOwned ? ",x," : ",-,";
    text += row(side.hand, side.unknownHand) + "," + row(side.known) + "," + laidText(side) + ",";
    text += openRow(side.open, side.open.bottomSize(), side.open.drawnSize()) + ",";
    text += countsOr(side.pile, side.unknownPile) + "," + openRow(side.open, 0, side.open.bottomSize()) + ",";
    return text + counts(side.discard) + "," + countsOr(side.exchanged, side.unknownExchanged);
}

std::string templesText(const Position &position)
{
    std::string text;
    for (int square = 0; square < kSquares; ++square) {
        if (square > 0 && square % kSquaresOfTemple == 0)
            text += '/';
        const bool red = (position.sides[kRed].squares & bit(square)) != 0;
        const bool blue = (position.sides[kAmun].squares & bit(square)) != 0;
        text += red ? 'r' : blue ? 'b' : '.';
    }
    return text;
}

std::string phaseText(const Position &position)
{
    std::string text(phaseName(position.phase));
    if (position.phase == Phase::Over)
        return text.append(":").append(reasonName(position.reason));
    if (position.phase == Phase::Lay)
        return text;
    text.append(":").append(seatName(position.actor));
    if (position.phase == Phase::Remove || position.phase == Phase::Place)
        text += ":" + std::to_string(position.pending);
    if (position.surplus > 0)
        text += "+" + std::to_string(position.surplus);
    if (position.phase == Phase::Take) {
        text += ':';
        for (int temple = 1; temple <= kTemples; ++temple)
            text += static_cast<char>('0' + position.owedBy(temple));
    }
    return text;
}

} // namespace

std::string Aton::text(const Position &position)
{
    std::string text;
    if (position.viewer == kNobody)
        text = kFullText;
    else
        text.append(kSeenText).append(" ").append(seatName(position.viewer));
    text += " " + templesText(position) + " r" + std::to_string(position.round) + " " + phaseText(position) + " ";
    text += seatName(position.first);
    return text + " " + sideText(position, kRed) + " " + sideText(position, kAmun);
}

} // namespace engine::aton
