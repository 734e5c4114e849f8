// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace engine {

/// Number of a seat in the game's order, from 0; `kChance` stands for the one who deals, draws and rolls.
using Seat = std::uint8_t;
inline constexpr Seat kMaxSeats = 7;
inline constexpr Seat kChance = 7;
inline constexpr Seat kNobody = 8;
/// Whoever looks at a game with everything open: in place of the seat that looks.
inline constexpr Seat kEveryone = 9;

/// A set of seats: bit n is seat n, bit `kChance` is chance.
using SeatSet = std::uint8_t;
constexpr SeatSet seatBit(Seat seat) { return static_cast<SeatSet>(1U << seat); }
constexpr bool contains(SeatSet set, Seat seat) { return ((set >> seat) & 1U) != 0; }

/// The first seat of a set that is not empty.
constexpr Seat firstSeat(SeatSet set) { return static_cast<Seat>(std::countr_zero(set)); }

/// The set in which another seat stands for each.
template <class OtherFor>
constexpr SeatSet mappedSeats(SeatSet seats, OtherFor otherFor)
{
    SeatSet others = 0;
    for (Seat seat = 0; seat <= kChance; ++seat)
        others = static_cast<SeatSet>(others | (contains(seats, seat) ? seatBit(otherFor(seat)) : 0));
    return others;
}

/// One action of any game: who (actor), what (verb 0 to 15, numbered by the game) and with what (argument, laid
/// out by the game, 56 bits).
struct Action {
    std::uint64_t bits; // not initialised by default, so that lists of actions cost nothing to make

    constexpr Action() = default;
    constexpr Action(Seat actor, unsigned verb, std::uint64_t argument = 0)
        : bits(static_cast<std::uint64_t>(actor) | (static_cast<std::uint64_t>(verb) << 4U) | (argument << 8U))
    {
    }
    constexpr Seat actor() const { return static_cast<Seat>(bits & 15U); }
    constexpr unsigned verb() const { return static_cast<unsigned>((bits >> 4U) & 15U); }
    constexpr std::uint64_t argument() const { return bits >> 8U; }

    friend constexpr auto operator<=>(Action, Action) = default; // NOLINT: no null pointer
};

} // namespace engine
