// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/aton/rules/facts.h"
#include "model/engine/aton/rules/position.h"
#include "model/engine/core/facets.h"

namespace engine::aton {

/// What an action does; the number is `Action::verb`. The argument of a deal or draw is the seat (bit 0) and the
/// cards as `Cards::bits` (from bit 1); of a laying `Laid::bits`; of the last three the square 0 to 47.
enum class Verb : unsigned { Deal, Draw, Exchange, Lay, Remove, Place, Take };

/// The verb of an action.
constexpr Verb verbOf(Action action) { return static_cast<Verb>(action.verb()); }
/// Actions from their parts, which are not checked. `verb` of an outcome is Deal or Draw, of a square Remove, Place or
/// Take.
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
/// Arguments of actions, as laid out at Verb: the seat and cards of a deal or draw, the row of a laying, the square of
/// the others.
constexpr Seat seatArgument(Action action) { return static_cast<Seat>(action.argument() & 1U); }
constexpr Cards cardsArgument(Action action) { return Cards{static_cast<std::uint16_t>(action.argument() >> 1U)}; }
constexpr Laid laidArgument(Action action) { return Laid{static_cast<std::uint16_t>(action.argument())}; }
constexpr int squareArgument(Action action) { return static_cast<int>(action.argument()); }

/// The rules of Aton (A1 to A33). The contracts of the functions are those of core/facets.h and core/questions.def; the
/// bodies name the rules.
struct Aton {
    using Position = aton::Position;
    using Actions = FixedList<Action, 64>; // at most 25 layings and exchanges a seat, 48 squares, 35 hands
    using Facts = aton::Facts;

    static constexpr std::string_view kId = "aton";

    /// The fact as a message.
    static Message describe(const Fact &fact) { return aton::describe(fact); }
    /// What the board says, and panels.
    static std::vector<Caption> captions(const Position &position);
    static std::optional<PlacementPreview> placementPreview(const Position &position, PlaceIndex place,
                                                            std::uint8_t value);
    static std::vector<Panel> panels(const Position &position);
    static std::vector<Panel> report(const Position &position, std::span<const Action> actions);
#include "model/engine/core/game_functions.inc" // NOLINT
};

/// Inline, because playouts and searches call them before every action.
inline Seat Aton::viewer(const Position &position) { return position.viewer; }
inline SeatSet Aton::toAct(const Position &position)
{
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

/// Number of counters that a card of that value at cartouche 2 removes (A13): above 0 opposing ones, below 0 own ones.
int removalAsked(const Position &position, int value);
/// The squares in the temples that the seat's card at cartouche 3 allows (A15).
Squares allowedSquares(const Position &position, Seat seat);
/// The squares of the counters that the seat's cards let it remove, opposing or own (A13, A15).
Squares removable(const Position &position, Seat seat);
/// The squares that the acting seat may choose; only in Remove, Place and Take.
Squares choices(const Position &position);
/// The seat that plays first by the cards at cartouches 2 and 1 (A11); `kNobody` if cards have to be drawn.
Seat firstByCards(const Position &position);
/// Number of counters that leave each temple when a seat with these counters takes back (A29).
FourFigures owedByTemples(Squares counters);
/// The position with only the square of a removal, placement or take changed, without anything that follows from it.
Position withSquareChanged(const Position &position, Action action);
/// First words of position texts: of full positions and of views.
inline constexpr std::string_view kFullText = "aton/1";
inline constexpr std::string_view kSeenText = "aton-seen/1";

/// Ids in actions and files; empty for values that have none.
std::string_view seatName(Seat seat);
std::string_view reasonName(Reason reason);
std::string_view phaseName(Phase phase);
/// The cards as ascending digits, as in `1334`.
std::string digits(Cards cards);
/// The cards of all digits 1 to 4 in the text, in any order; other characters are ignored. At most nine of each value.
Cards cardsOf(std::string_view digits);
/// The name of a square 0 to 47, as in `3d` (A4).
std::string squareName(int square);

/// The game, for the table of games.
const Game &game();

} // namespace engine::aton
