// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "model/engine/aton/rules/position.h"

namespace engine::aton {

/// The most that one turn can bring: the difference at cartouche 1 (A9), removals (A13), placements (A17).
inline constexpr int kMostPointsAtOnce = 6;
inline constexpr int kMostRemoved = 2;
inline constexpr int kMostPlaced = 4;

/// A win condition: a seat that fills all these squares wins at once (A19).
struct Way {
    Reason reason;
    Squares squares;
};

inline constexpr std::array<Way, 6> kWays{{{Reason::Temple1, templeSquares(1)},
                                           {Reason::Temple2, templeSquares(2)},
                                           {Reason::Temple3, templeSquares(3)},
                                           {Reason::Temple4, templeSquares(4)},
                                           {Reason::Yellow, kYellow},
                                           {Reason::Green, kGreen}}};

/// True if the seat may fill these squares in its next turn with some cards.
bool mayFill(const Position &position, Seat seat, Squares squares);

} // namespace engine::aton
