// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/aton/aton.h"

namespace engine::aton {

/// A reason, and how much it weighs beside others: about in points of a scoring.
struct Weighed {
    int weight = 0;
    Message reason;
};

inline constexpr int kWinWeight = 1000;
inline constexpr int kDefenceWeight = 100;

/// What speaks for laying the cards so, or for giving them up; only for these actions.
std::vector<Weighed> reasonsOfCards(const Position &view, Action action);
/// What speaks for removing from, placing on or taking from that square; only for these actions.
std::vector<Weighed> reasonsOfSquare(const Position &view, Action action);

} // namespace engine::aton
