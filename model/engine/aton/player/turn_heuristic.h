// SPDX-License-Identifier: GPL-3.0-or-later
// A quick guess at what a board is worth, which only orders the squares that a search looks at.
#pragma once

#include <array>

#include "model/engine/aton/player/round_board.h"

namespace engine::aton {

/// What is in view at the end of the round.
enum class Ahead : std::uint8_t { Round, Scoring };

/// What red's and blue's counters in each part are worth, in points for red; the whole is their sum and the points of
/// the fourth temple.
class Heuristic {
public:
    explicit Heuristic(Ahead ahead);

    /// The one for what is ahead; made once.
    static const Heuristic &of(Ahead ahead);
    /// The one for a round that begins with that board: a Kingdom that is nearly full brings a scoring.
    static const Heuristic &of(const Board &board);

    /// What the whole changes by when the seat gets (`by` 1) or loses (-1) a counter on a square of the class.
    float change(const Board &board, Seat seat, int squareClass, int by) const;

private:
    static constexpr std::size_t kMost = 16;

    float part(int which, int red, int blue) const
    {
        return m_parts[static_cast<std::size_t>(which)][static_cast<std::size_t>(red)][static_cast<std::size_t>(blue)];
    }
    /// A24: with the lead of red in the fourth temple and the blue squares of both.
    float fourth(int lead, int red, int blue) const;

    std::array<std::array<std::array<float, kMost>, kMost>, kParts> m_parts{};
    Ahead m_ahead;
};

} // namespace engine::aton
