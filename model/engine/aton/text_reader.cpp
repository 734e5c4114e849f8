// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the position text that text.cpp describes and writes.
#include <algorithm>

#include "model/engine/aton/aton.h"
#include "model/engine/core/position_reader.h"

namespace engine::aton {

namespace {

Seat readSeat(Scanner &in)
{
    if (in.skip("red"))
        return kRed;
    in.expect("blue");
    return kAmun;
}

void readTemples(Scanner &in, Position &position)
{
    for (int square = 0; square < kSquares; ++square) {
        if (square > 0 && square % kSquaresOfTemple == 0)
            in.expect("/");
        const int mark = in.oneOf(".rb");
        if (mark > 0)
            position.sides[static_cast<unsigned>(mark) - 1].squares |= bit(square);
    }
}

Cards readCounts(Scanner &in)
{
    Cards cards;
    for (int value = 1; value <= 4; ++value) {
        for (int n = in.oneOf("0123456789"); n > 0; --n)
            cards = cards + Cards::one(value);
    }
    return cards;
}

/// A row of at most four cards, `?` counted in `unknown`.
Cards readRow(Scanner &in, std::uint8_t &unknown)
{
    Cards cards;
    unknown = 0;
    if (in.skip("-"))
        return cards;
    for (int n = 0; n < 4 && in.peek("1234?"); ++n) {
        const int value = in.oneOf("?1234");
        if (value == 0)
            ++unknown;
        else
            cards = cards + Cards::one(value);
    }
    return cards;
}

void readLaid(Scanner &in, Side &side)
{
    if (in.skip("-"))
        return;
    side.hasLaid = true;
    if (in.skip("????"))
        return;
    for (int cartouche = 1; cartouche <= 4; ++cartouche)
        side.laid.set(cartouche, in.oneOf("1234") + 1);
}

std::vector<int> readOpen(Scanner &in)
{
    std::vector<int> values;
    if (in.skip("-"))
        return values;
    while (in.peek("1234") && values.size() < OpenRow::kMost)
        values.push_back(in.oneOf("1234") + 1);
    return values;
}

void readSide(Scanner &in, Side &side, bool hidden)
{
    std::uint8_t none = 0;
    const auto countsOr = [&](Cards &cards, std::uint8_t &unknown) {
        if (!hidden) {
            cards = readCounts(in);
            return;
        }
        in.expect("?");
        unknown = static_cast<std::uint8_t>(in.number(36));
        cards = Cards{};
    };
    side.score = static_cast<std::uint16_t>(in.number(999));
    in.expect(",");
    side.dead = static_cast<std::uint8_t>(in.number(kKingdomSize));
    in.expect(",");
    side.exchangeOwned = in.oneOf("-x") == 1;
    in.expect(",");
    side.hand = readRow(in, side.unknownHand);
    in.expect(",");
    side.known = readRow(in, none);
    in.expect(",");
    readLaid(in, side);
    in.expect(",");
    const std::vector<int> drawn = readOpen(in);
    in.expect(",");
    countsOr(side.pile, side.unknownPile);
    in.expect(",");
    const std::vector<int> bottom = readOpen(in);
    if (drawn.size() + bottom.size() > OpenRow::kMost) {
        in.fail();
        return;
    }
    for (const int value : bottom)
        side.open.pushDrawn(value);
    side.open.settle();
    for (const int value : drawn)
        side.open.pushDrawn(value);
    in.expect(",");
    side.discard = readCounts(in);
    in.expect(",");
    countsOr(side.exchanged, side.unknownExchanged);
}

Reason readReason(Scanner &in)
{
    for (int reason = 1; reason <= static_cast<int>(Reason::Scoring); ++reason) {
        if (in.skip(reasonName(static_cast<Reason>(reason))))
            return static_cast<Reason>(reason);
    }
    in.fail();
    return Reason::None;
}

void readPending(Scanner &in, Position &position)
{
    if (position.phase == Phase::Take) {
        in.expect(":");
        for (unsigned temple = 0; temple < kTemples; ++temple) {
            const int owed = in.oneOf("01234");
            position.owed = static_cast<std::uint16_t>(position.owed | (owed << (4U * temple)));
            position.pending = static_cast<std::uint8_t>(position.pending + owed);
        }
    } else if (position.phase == Phase::Remove || position.phase == Phase::Place) {
        in.expect(":");
        position.pending = static_cast<std::uint8_t>(in.number(4));
        if (position.phase == Phase::Place && in.skip("+"))
            position.surplus = static_cast<std::uint8_t>(in.number(4));
    }
}

void readPhase(Scanner &in, Position &position)
{
    const auto *const found =
        std::find_if(kPhases.begin(), kPhases.end(), [&in](Phase each) { return in.skip(phaseName(each)); });
    if (found == kPhases.end()) {
        in.fail();
        return;
    }
    position.phase = *found;
    if (position.phase == Phase::Lay)
        return;
    in.expect(":");
    if (position.phase == Phase::Over) {
        position.reason = readReason(in);
        return;
    }
    position.actor = readSeat(in);
    readPending(in, position);
}

Position readAll(Scanner &in)
{
    Position position;
    for (Side &side : position.sides)
        side.pile = Cards{};
    if (in.skip(kSeenText)) {
        in.expect(" ");
        position.viewer = readSeat(in);
    } else {
        in.expect(kFullText);
    }
    in.expect(" ");
    readTemples(in, position);
    in.expect(" r");
    position.round = in.number(kMostRound);
    in.expect(" ");
    readPhase(in, position);
    in.expect(" ");
    if (!in.skip("-"))
        position.first = readSeat(in);
    for (const Seat seat : {kRed, kAmun}) {
        in.expect(" ");
        in.expect(seatName(seat));
        in.expect(":");
        readSide(in, position.sides[seat], position.viewer != kNobody && position.viewer != seat);
    }
    return position;
}

} // namespace

std::variant<Position, Unreadable> Aton::read(std::string_view text) { return readPositionText<Aton>(text, readAll); }

} // namespace engine::aton
