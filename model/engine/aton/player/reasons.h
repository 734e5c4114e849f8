// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/aton/aton.h"
#include "model/engine/core/reason_list.h"

namespace engine::aton {

// Reasons weigh about as many points as they bring in a scoring.
inline constexpr int kWinWeight = 1000;
inline constexpr int kDefenceWeight = 100;

/// What speaks for laying the cards so, or for giving them up; only for these actions.
ReasonList reasonsOfCards(const Position &view, Action action);
/// What speaks for removing from, placing on or taking from that square; only for these actions.
ReasonList reasonsOfSquare(const Position &view, Action action);

} // namespace engine::aton
