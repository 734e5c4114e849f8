// SPDX-License-Identifier: GPL-3.0-or-later
// A quick evaluation of boards, used only to order the squares in a search.
#pragma once

#include <array>

#include "model/engine/aton/player/round_board.h"

namespace engine::aton {

/// What follows the end of the round: another round, or a scoring.
enum class Ahead : std::uint8_t { Round, Scoring };

/// A quick evaluation of a board, in points for red: the sum over all areas of a value of red's and blue's counters
/// there, and the points of the fourth temple (A24).
class Heuristic {
public:
    /// Builds the tables; use `of` for a shared instance.
    explicit Heuristic(Ahead ahead);

    /// The instance for that case.
    static const Heuristic &of(Ahead ahead);
    /// The instance for a round that begins with that board: a scoring if the Kingdom of the Dead is nearly full.
    static const Heuristic &of(const Board &board);

    /// The change of the evaluation when the seat gains (`by` 1) or loses (-1) a counter of the class.
    float change(const Board &board, Seat seat, int squareClass, int by) const;

private:
    static constexpr std::size_t kMost = 16;

    float part(int which, int red, int blue) const { return m_parts[which][red][blue]; }
    /// A24: by red's lead in the fourth temple and the blue squares of both seats.
    float fourth(int lead, int red, int blue) const;

    std::array<std::array<std::array<float, kMost>, kMost>, kParts> m_parts{};
    Ahead m_ahead;
};

} // namespace engine::aton
