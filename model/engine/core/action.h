// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace engine {

/// Number of a seat in the game's order, 0 to `kMaxSeats` - 1. `kChance` is the actor of chance actions (deals, draws,
/// dice); `kNobody` is no seat.
using Seat = std::uint8_t;
inline constexpr Seat kMaxSeats = 7;
inline constexpr Seat kChance = 7;
inline constexpr Seat kNobody = 8;
/// A viewer from whom nothing is hidden; stands in the place of the seat whose view is shown.
inline constexpr Seat kEveryone = 9;

/// A set of seats: bit n is seat n, bit `kChance` is chance.
using SeatSet = std::uint8_t;
/// The set that holds `seat` alone (at most `kChance`), and whether a set holds a seat.
constexpr SeatSet seatBit(Seat seat) { return static_cast<SeatSet>(1U << seat); }
constexpr bool contains(SeatSet set, Seat seat) { return ((set >> seat) & 1U) != 0; }

/// The lowest seat of a set, which must not be empty.
constexpr Seat firstSeat(SeatSet set) { return static_cast<Seat>(std::countr_zero(set)); }

/// The set of `otherFor(seat)` for each seat of `seats`, chance included.
template <class OtherFor>
constexpr SeatSet mappedSeats(SeatSet seats, OtherFor otherFor)
{
    SeatSet others = 0;
    for (Seat seat = 0; seat <= kChance; ++seat)
        others = static_cast<SeatSet>(others | (contains(seats, seat) ? seatBit(otherFor(seat)) : 0));
    return others;
}

/// One action of any game: the actor (a seat or `kChance`), the verb (0 to 255, numbered by the game) and the argument
/// (52 bits, laid out by the game).
struct Action {
    std::uint64_t bits; // not initialised by default, so that lists of actions cost nothing to make

    /// `verb` is at most 255 and `argument` less than 2^52; neither is checked. The upper half of the verb stands above
    /// the argument.
    constexpr Action() = default;
    constexpr Action(Seat actor, unsigned verb, std::uint64_t argument = 0)
        : bits(static_cast<std::uint64_t>(actor) | (static_cast<std::uint64_t>(verb & 15U) << 4U) | (argument << 8U)
               | (static_cast<std::uint64_t>(verb >> 4U) << 60U))
    {
    }
    /// The three parts, as the constructor took them.
    constexpr Seat actor() const { return static_cast<Seat>(bits & 15U); }
    constexpr unsigned verb() const { return static_cast<unsigned>(((bits >> 4U) & 15U) | ((bits >> 60U) << 4U)); }
    constexpr std::uint64_t argument() const { return (bits << 4U) >> 12U; }

    friend constexpr auto operator<=>(Action, Action) = default; // NOLINT: no null pointer
};

} // namespace engine
