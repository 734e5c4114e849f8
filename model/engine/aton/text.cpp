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
//          - for an empty row. In a seat's text, cards whose values it does not know are `?` in rows and `?N` in counts.
#include <algorithm>
#include <charconv>

#include "model/engine/aton/aton.h"

namespace engine::aton {

namespace {

constexpr std::string_view kFull = "aton/1";
constexpr std::string_view kSeen = "aton-seen/1";

std::string orDash(std::string row) { return row.empty() ? std::string("-") : row; }

std::string row(Cards cards, int unknown = 0)
{
    std::string digits;
    for (int value = 1; value <= 4; ++value)
        digits.append(static_cast<std::size_t>(cards.count(value)), static_cast<char>('0' + value));
    return orDash(digits.append(static_cast<std::size_t>(unknown), '?'));
}

std::string counts(Cards cards)
{
    std::string digits;
    for (int value = 1; value <= 4; ++value)
        digits += static_cast<char>('0' + cards.count(value));
    return digits;
}

std::string openRow(const OpenRow &open, int from, int n)
{
    std::string digits;
    for (int i = from; i < from + n; ++i)
        digits += static_cast<char>('0' + open.at(i));
    return orDash(digits);
}

std::string laidText(const Side &side)
{
    if (!side.hasLaid)
        return "-";
    std::string digits;
    for (int cartouche = 1; cartouche <= 4; ++cartouche)
        digits += side.laid.bits == 0 ? '?' : static_cast<char>('0' + side.laid.at(cartouche));
    return digits;
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

std::string temples(const Position &position)
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

/// Reads parts of a text from the front. After the first part that does not fit, everything fails; what did not
/// fit is kept for the message.
class Scanner {
public:
    explicit Scanner(std::string_view text) : m_rest(text) {}

    bool failed() const { return m_failed; }
    bool atEnd() const { return m_rest.empty(); }
    std::string_view rest() const { return m_rest; }

    bool skip(std::string_view word)
    {
        if (m_failed || m_rest.substr(0, word.size()) != word)
            return false;
        m_rest.remove_prefix(word.size());
        return true;
    }
    void expect(std::string_view word) { m_failed = !skip(word) || m_failed; }
    void fail() { m_failed = true; }
    unsigned number(unsigned most)
    {
        unsigned n = 0;
        const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), n);
        if (m_failed || error != std::errc() || n > most) {
            m_failed = true;
            return 0;
        }
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        return n;
    }
    /// A character out of `set`, as its index there; fails otherwise.
    int oneOf(std::string_view set)
    {
        const std::size_t index = m_rest.empty() ? std::string_view::npos : set.find(m_rest.front());
        if (m_failed || index == std::string_view::npos) {
            m_failed = true;
            return 0;
        }
        m_rest.remove_prefix(1);
        return static_cast<int>(index);
    }
    bool peek(std::string_view set) const
    {
        return !m_failed && !m_rest.empty() && set.find(m_rest.front()) != std::string_view::npos;
    }
    Seat seat()
    {
        if (skip("red"))
            return kRed;
        expect("blue");
        return kAmun;
    }

private:
    std::string_view m_rest;
    bool m_failed = false;
};

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
    const auto *const found = std::find_if(kPhases.begin(), kPhases.end(), [&in](Phase each) { return in.skip(phaseName(each)); });
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
    position.actor = in.seat();
    readPending(in, position);
}

Position readAll(Scanner &in)
{
    Position position;
    for (Side &side : position.sides)
        side.pile = Cards{};
    if (in.skip(kSeen)) {
        in.expect(" ");
        position.viewer = in.seat();
    } else {
        in.expect(kFull);
    }
    in.expect(" ");
    readTemples(in, position);
    in.expect(" r");
    position.round = in.number(1'000'000'000);
    in.expect(" ");
    readPhase(in, position);
    in.expect(" ");
    if (!in.skip("-"))
        position.first = in.seat();
    for (const Seat seat : {kRed, kAmun}) {
        in.expect(" ");
        in.expect(seatName(seat));
        in.expect(":");
        readSide(in, position.sides[seat], position.viewer != kNobody && position.viewer != seat);
    }
    return position;
}

} // namespace

std::string Aton::text(const Position &position)
{
    std::string text;
    if (position.viewer == kNobody)
        text = kFull;
    else
        text.append(kSeen).append(" ").append(seatName(position.viewer));
    text += " " + temples(position) + " r" + std::to_string(position.round) + " " + phaseText(position) + " ";
    text += seatName(position.first);
    return text + " " + sideText(position, kRed) + " " + sideText(position, kAmun);
}

std::variant<Position, Unreadable> Aton::read(std::string_view text)
{
    Scanner in(text);
    const Position position = readAll(in);
    if (in.failed() || !in.atEnd()) {
        const std::size_t column = text.size() - in.rest().size() + 1;
        return Unreadable{"position.malformed", {{"column", static_cast<std::int64_t>(column)}}};
    }
    const std::vector<Problem> found = problems(position);
    if (!found.empty())
        return found.front().message;
    if (Aton::text(position) != text)
        return Unreadable{"position.not-canonical", {}};
    return position;
}

} // namespace engine::aton
