// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/aton/rules/facts.h"
#include "model/engine/aton/rules/position.h"
#include "model/engine/core/facets.h"
#include "model/engine/core/game.h"

namespace engine::aton {

/// What an action does; the number is `Action::verb`. The argument of a deal or draw is the seat (bit 0) and the
/// cards as `Cards::bits` (from bit 1); of a laying `Laid::bits`; of the last three the square 0 to 47.
enum class Verb : unsigned { Deal, Draw, Exchange, Lay, Remove, Place, Take };

constexpr Verb verbOf(Action action) { return static_cast<Verb>(action.verb()); }
/// `verb`: Deal or Draw.
constexpr Action makeOutcome(Verb verb, Seat seat, Cards cards)
{
    return {kChance, static_cast<unsigned>(verb), seat | (static_cast<std::uint64_t>(cards.bits) << 1U)};
}
constexpr Action makeExchange(Seat seat) { return {seat, static_cast<unsigned>(Verb::Exchange)}; }
constexpr Action makeLay(Seat seat, Laid laid) { return {seat, static_cast<unsigned>(Verb::Lay), laid.bits}; }
constexpr Action makeSquare(Seat seat, Verb verb, int square)
{
    return {seat, static_cast<unsigned>(verb), static_cast<std::uint64_t>(square)};
}
constexpr Seat seatArgument(Action action) { return static_cast<Seat>(action.argument() & 1U); }
constexpr Cards cardsArgument(Action action) { return Cards{static_cast<std::uint16_t>(action.argument() >> 1U)}; }
constexpr Laid laidArgument(Action action) { return Laid{static_cast<std::uint16_t>(action.argument())}; }
constexpr int squareArgument(Action action) { return static_cast<int>(action.argument()); }

/// The rules of Aton (A1 to A33) for the program; what each function promises stands in
/// core/facets.h and core/questions.def. Numbers at the functions' bodies name the rules.
struct Aton {
    using Position = aton::Position;
    using Actions = FixedList<Action, 64>; // at most 25 layings and exchanges a seat, 48 squares, 35 hands
    using Facts = aton::Facts;

    static constexpr std::string_view kId = "aton";

    static Message describe(const Fact &fact) { return aton::describe(fact); }
#include "model/engine/core/game_functions.inc" // NOLINT
};

static_assert(Playable<Aton>);

inline Seat Aton::viewer(const Position &position) { return position.viewer; }
inline SeatSet Aton::toAct(const Position &position)
{
    // Here because playouts and searches ask it before every action.
    switch (position.phase) {
    case Phase::Deal:
    case Phase::Draw: return seatBit(kChance);
    case Phase::Lay:
        return static_cast<SeatSet>((position.sides[kRed].hasLaid ? 0 : seatBit(kRed))
                                    | (position.sides[kAmun].hasLaid ? 0 : seatBit(kAmun)));
    case Phase::Over: return 0;
    default: return seatBit(position.actor);
    }
}

/// What a card of that value at cartouche 2 asks for (A13): above 0 opposing counters to remove, below 0 own ones.
int removalAsked(const Position &position, int value);
/// The squares that the seat's card at cartouche 3 opens (A15).
Squares allowedSquares(const Position &position, Seat seat);
/// The counters that the seat's cards let it remove, opposing or own.
Squares removable(const Position &position, Seat seat);
/// Squares that the acting seat may choose now; only in Remove, Place and Take.
Squares choices(const Position &position);
/// The lower card at cartouche 2, then 1, says who plays first (A11); `kNobody` while cards must be drawn.
Seat firstByCards(const Position &position);
/// How many counters leave each temple when the seat takes back (A29).
FourFigures owedByTemples(Squares counters);
/// The position with the square of a removal, placement or take changed, and nothing that follows from it.
Position withSquareChanged(const Position &position, Action action);
/// First words of position texts: all of a position, and what a seat sees of it.
inline constexpr std::string_view kFullText = "aton/1";
inline constexpr std::string_view kSeenText = "aton-seen/1";

/// Ids as in actions and files.
std::string_view seatName(Seat seat);
std::string_view reasonName(Reason reason);
std::string_view phaseName(Phase phase);
/// The cards as ascending digits, as in `1334`.
std::string digits(Cards cards);
/// The cards of all digits 1 to 4 in the text, in any order; other characters are none. At most nine of each.
Cards cardsOf(std::string_view digits);
std::string squareName(int square);

/// The entry of the table of games.
const Game &game();

} // namespace engine::aton
