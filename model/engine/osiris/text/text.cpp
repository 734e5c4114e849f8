// SPDX-License-Identifier: GPL-3.0-or-later
// The position text, one line of words with single spaces; rows of twelve or thirteen stand in the order of towns
// (a0 b0 c0 d0 a1 …, then the tip), `-` is nothing:
//
//   osiris/1 SEATS tip=RULE TURN PHASE PRIESTS TOWNS BLOCKADES TEMPLES GODS KNOWN
//   osiris-seen/1 SEAT SEATS …
//
// SEATS      ab, abc or abcd
// RULE       priest or pyramid: which god decides at the tip
// TURN       t and its number, t0 in set-up
// PHASE      gods  follower:SEAT  walk:SEAT  walk:SEAT:WALK  walk:SEAT:WALK:stop  fight:SEAT:WALK:PRIEST>PRIEST
//            move:SEAT  move:SEAT:stuck:N  over:SEAT:REASON
//            (WALK: the priest, counters spent + counters left, as a0:2+1; `:stop` straight after a won fight;
//            winner > loser; N turns in a row, this one included, began without a step; SEAT of `over` ended the
//            game)
// PRIESTS    where each stands, divided by `,`: a space, tip, `.` at home, `-` for one who takes no part
// TOWNS      counters in each town, divided by `,`
// BLOCKADES  their spaces in the order of the board, divided by `,`
// TEMPLES    for each god four digits, the followers of a b c d, divided by `/`
// GODS       the god under each priest and under the tip, divided by `,`; all `-` before they are dealt
// KNOWN      for each of these gods the seats that know it, divided by `,`: a, ab …
//
// In a seat's text the gods that it does not know are `?`.
#include "model/engine/core/position_codec.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/rules/tally.h"

namespace engine::osiris {

namespace {

constexpr std::string_view kEnds = " ,:/+>"; // names end where one of these stands
constexpr unsigned kMostOf = 255;            // of any small figure

std::string_view seatsName(std::uint8_t seats) { return std::string_view("abcd").substr(0, seats); }

std::string_view ruleName(TipRule rule) { return Osiris::options().front().choices[static_cast<std::size_t>(rule)]; }

auto &priestPart(auto &codec, std::uint8_t &priest) { return codec.name(priest, 0, kPriests, priestName, kEnds); }

void walkPart(auto &codec, Position &position)
{
    priestPart(codec, position.walker)
        .word(":")
        .number(position.spent, kMostOf)
        .word("+")
        .number(position.left, kMostOf);
}

void endPart(auto &codec, Position &position)
{
    codec.word(":").name(position.reason, 1, static_cast<int>(Reason::Stuck) + 1, reasonName, kEnds);
    position.ender = position.actor;
    if (position.reason == Reason::Stuck)
        position.stuck = position.seats;
}

void phasePart(auto &codec, Position &position)
{
    codec.name(position.phase, 0, static_cast<int>(kPhases.size()), phaseName, kEnds);
    if (position.phase == Phase::Gods)
        return;
    codec.word(":").name(position.actor, 0, position.seats, seatName);
    if (position.phase == Phase::Fight) {
        walkPart(codec.word(":"), position);
        priestPart(codec.word(":"), position.winner);
        priestPart(codec.word(">"), position.loser);
    } else if (position.phase == Phase::Over) {
        endPart(codec, position);
    } else if (position.phase == Phase::Walk && codec.mark(":", position.walker != kNoPriest)) {
        walkPart(codec, position);
        position.mayStop = codec.mark(":stop", position.mayStop);
    } else if (position.phase == Phase::Move && codec.mark(":stuck:", position.stuck > 0)) {
        codec.number(position.stuck, kMostOf);
    }
}

void nodePart(auto &codec, Node &node, int priest)
{
    if (!codec.instead("-", node, kAway) && !codec.instead(".", node, townOf(priest)))
        codec.name(node, 0, kTowns, nodeName, kEnds);
}

void townPart(auto &codec, Position &position, int priest)
{
    if (!codec.mark("-", !isPresent(colourOf(priest), position.seats)))
        codec.number(position.town[priest], kMostOf);
}

void godPart(auto &codec, God &god, bool seen)
{
    if (!codec.instead("-", god, kNoGod) && !(seen && codec.instead("?", god, kUnknownGod)))
        codec.name(god, 0, kGods, godName, kEnds);
}

constexpr auto kDescribe = [](auto &codec, Position &position) {
    const auto at = [](auto &row, int i) -> auto & { return row[i]; };
    codec.heading(kFullText, kSeenText, position.viewer, kColours, seatName);
    codec.word(" ").name(position.seats, 2, kColours + 1, seatsName, kEnds);
    codec.require(position.viewer == kNobody || position.viewer < position.seats);
    codec.word(" tip=").name(position.tip, 0, 2, ruleName, kEnds);
    codec.word(" t").number(position.turn, kMostTurn).word(" ");
    phasePart(codec, position);
    codec.word(" ").row(kPriests, ",", [&](int priest) { nodePart(codec, at(position.at, priest), priest); });
    codec.word(" ").row(kPriests, ",", [&](int priest) { townPart(codec, position, priest); });
    codec.word(" ").set(position.blockades, kSpaces, ",", nodeName, kEnds);
    codec.word(" ").row(kGods, "/", [&](int god) { codec.digits(at(position.temples, god).bits, kColours, 2, 0, 3); });
    codec.word(" ").row(kGods, ",", [&](int i) { godPart(codec, at(position.gods, i), position.viewer != kNobody); });
    codec.word(" ").row(kGods, ",", [&](int i) { codec.set(at(position.known, i), position.seats, "", seatName); });
};

} // namespace

std::string Osiris::text(const Position &position) { return positionText(position, kDescribe); }

std::variant<Position, Unreadable> Osiris::read(std::string_view text)
{
    return readPositionText<Osiris>(text, kDescribe);
}

} // namespace engine::osiris
