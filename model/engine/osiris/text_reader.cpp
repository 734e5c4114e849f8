// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the position text that text.cpp describes and writes.
#include "model/engine/core/position_reader.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/tally.h"

namespace engine::osiris {

namespace {

constexpr std::string_view kEnds = " ,:/+>"; // names end where one of these stands
constexpr std::string_view kSeatLetters = "abcd";
constexpr unsigned kMostOf = 255; // of any small figure

Seat readSeat(Scanner &in, int seats = kColours)
{
    return static_cast<Seat>(in.oneOf(kSeatLetters.substr(0, static_cast<std::size_t>(seats))));
}

std::uint8_t readPriest(Scanner &in) { return static_cast<std::uint8_t>(in.oneOfNames(kPriests, priestName, kEnds)); }

std::uint8_t readFigure(Scanner &in) { return static_cast<std::uint8_t>(in.number(kMostOf)); }

/// A row divided by `between`.
template <class Row, class ReadOne>
void readRow(Scanner &in, Row &row, std::string_view between, ReadOne readOne)
{
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (i > 0)
            in.expect(between);
        row[i] = readOne(static_cast<int>(i));
    }
}

void readSeats(Scanner &in, Position &position)
{
    constexpr int kFewest = 2;
    const int more = in.oneOfNames(
        kColours - kFewest + 1, [](int i) { return kSeatLetters.substr(0, static_cast<std::size_t>(kFewest + i)); },
        kEnds);
    position.seats = static_cast<std::uint8_t>(kFewest + more);
    if (position.viewer != kNobody && position.viewer >= position.seats)
        in.fail();
}

void readWalk(Scanner &in, Position &position)
{
    position.walker = readPriest(in);
    in.expect(":");
    position.spent = readFigure(in);
    in.expect("+");
    position.left = readFigure(in);
}

void readFight(Scanner &in, Position &position)
{
    in.expect(":");
    readWalk(in, position);
    in.expect(":");
    position.winner = readPriest(in);
    in.expect(">");
    position.loser = readPriest(in);
}

void readEnd(Scanner &in, Position &position)
{
    in.expect(":");
    const auto &reasons = Osiris::reasons();
    position.reason = static_cast<Reason>(
        1
        + in.oneOfNames(
            static_cast<int>(reasons.size()), [&](int i) { return reasons[static_cast<std::size_t>(i)]; }, kEnds));
    position.ender = position.actor;
    if (position.reason == Reason::Stuck)
        position.stuck = position.seats;
}

void readPhase(Scanner &in, Position &position)
{
    position.phase = kPhases[static_cast<std::size_t>(in.oneOfNames(
        static_cast<int>(kPhases.size()), [](int i) { return phaseName(static_cast<Phase>(i)); }, kEnds))];
    if (position.phase == Phase::Gods)
        return;
    in.expect(":");
    position.actor = readSeat(in, position.seats);
    if (position.phase == Phase::Fight) {
        readFight(in, position);
    } else if (position.phase == Phase::Over) {
        readEnd(in, position);
    } else if (position.phase == Phase::Walk && in.skip(":")) {
        readWalk(in, position);
        position.mayStop = in.skip(":stop");
    } else if (position.phase == Phase::Move && in.skip(":stuck:")) {
        position.stuck = readFigure(in);
    }
}

Node readNode(Scanner &in, int priest)
{
    if (in.skip("-"))
        return kAway;
    if (in.skip("."))
        return townOf(priest);
    return static_cast<Node>(in.oneOfNames(
        kTowns, [](int node) { return nodeName(static_cast<Node>(node)); }, kEnds));
}

Spaces readBlockades(Scanner &in)
{
    Spaces spaces = 0;
    if (in.skip("-"))
        return spaces;
    do {
        const int space = in.oneOfNames(
            kSpaces, [](int node) { return nodeName(static_cast<Node>(node)); }, kEnds);
        spaces |= spaceBit(static_cast<Node>(space));
    } while (in.skip(","));
    return spaces;
}

Followers readTemple(Scanner &in)
{
    Followers followers;
    for (int colour = 0; colour < kColours; ++colour)
        followers.add(colour, in.oneOf("0123"));
    return followers;
}

God readGod(Scanner &in, bool seen)
{
    if (in.skip("-"))
        return kNoGod;
    if (seen && in.skip("?"))
        return kUnknownGod;
    return static_cast<God>(in.oneOfNames(
        kGods, [](int god) { return kGodNames[static_cast<std::size_t>(god)]; }, kEnds));
}

SeatSet readKnown(Scanner &in, int seats)
{
    SeatSet known = 0;
    if (in.skip("-"))
        return known;
    do
        known |= seatBit(readSeat(in, seats));
    while (in.peek(kSeatLetters));
    return known;
}

Position readAll(Scanner &in)
{
    Position position;
    if (in.skip(kSeenText)) {
        in.expect(" ");
        position.viewer = readSeat(in);
    } else {
        in.expect(kFullText);
    }
    in.expect(" ");
    readSeats(in, position);
    in.expect(" tip=");
    const auto &rules = Osiris::options().front().choices;
    position.tip = static_cast<TipRule>(in.oneOfNames(
        static_cast<int>(rules.size()), [&](int i) { return rules[static_cast<std::size_t>(i)]; }, kEnds));
    in.expect(" t");
    position.turn = in.number(kMostTurn);
    in.expect(" ");
    readPhase(in, position);
    in.expect(" ");
    readRow(in, position.at, ",", [&](int priest) { return readNode(in, priest); });
    in.expect(" ");
    readRow(in, position.town, ",", [&](int) { return in.skip("-") ? std::uint8_t{0} : readFigure(in); });
    in.expect(" ");
    position.blockades = readBlockades(in);
    in.expect(" ");
    readRow(in, position.temples, "/", [&](int) { return readTemple(in); });
    in.expect(" ");
    readRow(in, position.gods, ",", [&](int) { return readGod(in, position.viewer != kNobody); });
    in.expect(" ");
    readRow(in, position.known, ",", [&](int) { return readKnown(in, position.seats); });
    return position;
}

} // namespace

std::variant<Position, Unreadable> Osiris::read(std::string_view text)
{
    return readPositionText<Osiris>(text, readAll);
}

} // namespace engine::osiris
