// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/player/round_board.h"

namespace engine::aton {

namespace {

/// The first 0 … 4 squares of each class.
constexpr auto kFirstSquares = [] {
    std::array<std::array<Squares, 5>, kClasses> first{};
    for (std::size_t i = 0; i < kClasses; ++i) {
        Squares left = kClassSquares[i];
        for (std::size_t n = 0; n < 4; ++n) {
            first[i][n + 1] = first[i][n] | (left & (~left + 1));
            left &= left - 1;
        }
    }
    return first;
}();

} // namespace

Board::Board(const Position &position)
{
    for (const Seat seat : {kRed, kAmun}) {
        m_dead[seat] = position.sides[seat].dead;
        for (Squares left = position.sides[seat].squares; left != 0; left &= left - 1)
            put(seat, classOf(std::countr_zero(left)));
    }
}

std::array<Squares, 2> Board::squares() const
{
    std::array<Squares, 2> sets{};
    for (int which = 0; which < kClasses; ++which) {
        const auto &first = kFirstSquares[which];
        const auto red = static_cast<std::size_t>(held(kRed, which));
        const auto both = red + static_cast<std::size_t>(held(kAmun, which));
        sets[kRed] |= first[red];
        sets[kAmun] |= first[both] & ~first[red];
    }
    return sets;
}

bool Board::isFilled(Seat seat) const
{
    for (int temple = 0; temple < kTemples; ++temple) {
        if (in(seat, temple) == kSquaresOfTemple)
            return true;
    }
    return in(seat, kYellowPart) == count(kYellow) || in(seat, kGreenPart) == count(kGreen);
}

} // namespace engine::aton
