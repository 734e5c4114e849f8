// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/aton/aton.h"
#include "model/engine/core/reason_list.h"

namespace engine::aton {

// The weight of a reason is about the number of points that it brings in a scoring.
inline constexpr int kWinWeight = 1000;
inline constexpr int kDefenceWeight = 100;

/// Reasons for a laying or an exchange; for no other actions.
ReasonList reasonsOfCards(const Position &view, Action action);
/// Reasons for a removal, placement or take; for no other actions.
ReasonList reasonsOfSquare(const Position &view, Action action);

} // namespace engine::aton
