// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace engine::aton {

/// A set of the 48 squares: bit 12·(temple-1) + letter, in the order of rule A4.
using Squares = std::uint64_t;

inline constexpr int kTemples = 4;
inline constexpr int kSquaresOfTemple = 12;
inline constexpr int kSquares = kTemples * kSquaresOfTemple;
inline constexpr int kCounters = 29;   ///< counters a player (A2)
inline constexpr int kKingdomSize = 8; ///< squares of the Kingdom of the Dead (A3)
inline constexpr int kWinningScore = 40;

/// The printed squares (A3), temple by temple, row by row.
inline constexpr std::array<const char *, kTemples> kPrinted{"YYYYKK1BGGGG", "YYYYKK1BGGGG", "YYY1KKKBGGG1",
                                                             "YYY2KKKBGGG2"};

/// The mark of a square 0 to 47 in `kPrinted`.
constexpr char printedAt(int square)
{
    return kPrinted[static_cast<unsigned>(square / kSquaresOfTemple)][square % kSquaresOfTemple];
}
/// The set with that square alone; the temple of a square, 1 to 4.
constexpr Squares bit(int square) { return Squares{1} << static_cast<unsigned>(square); }
constexpr int templeOf(int square) { return square / kSquaresOfTemple + 1; }

/// All squares with that mark.
constexpr Squares squaresPrinted(char mark)
{
    Squares set = 0;
    for (int square = 0; square < kSquares; ++square) {
        if (printedAt(square) == mark)
            set |= bit(square);
    }
    return set;
}

inline constexpr Squares kYellow = squaresPrinted('Y');
inline constexpr Squares kGreen = squaresPrinted('G');
inline constexpr Squares kBlack = squaresPrinted('K');
inline constexpr Squares kBlue = squaresPrinted('B');
inline constexpr Squares kBonus1 = squaresPrinted('1');
inline constexpr Squares kBonus2 = squaresPrinted('2');

/// The squares of one temple, 1 to 4.
constexpr Squares templeSquares(int temple)
{
    return Squares{0xfff} << static_cast<unsigned>(kSquaresOfTemple * (temple - 1));
}
/// The squares of all temples with a number up to `value`, 0 to 4 (A15).
constexpr Squares squaresUpTo(int value) { return (Squares{1} << static_cast<unsigned>(kSquaresOfTemple * value)) - 1; }

/// Number of squares in a set.
constexpr int count(Squares set) { return std::popcount(set); }

static_assert(count(kYellow) == 14 && count(kGreen) == 14 && count(kBlack) == 10 && count(kBlue) == 4
              && count(kBonus1) == 4 && count(kBonus2) == 2);

} // namespace engine::aton
