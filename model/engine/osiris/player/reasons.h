// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/reason_list.h"
#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

// A reason that depends on gods that only the seat knows has that seat in its field `to` (see `engine::isFor`).

/// Reasons for a legal step of the view's seat.
ReasonList reasonsOfStep(const Position &view, Action step);
/// Reasons for a blockade on that space (O14).
ReasonList reasonsOfBlockade(const Position &view, Node space);
/// Reasons for swapping the gods after a fight, or keeping them (O15).
ReasonList reasonsOfSwap(const Position &view, bool swaps);
/// Reasons for setting or moving that follower (O8, O18).
ReasonList reasonsOfFollower(const Position &view, Action action);

} // namespace engine::osiris
