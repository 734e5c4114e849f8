// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/reason_list.h"
#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

// What rests on gods that only the seat knows names it in the field `to` (see `engine::isFor`).

/// What speaks for that step.
ReasonList reasonsOfStep(const Position &view, Action step);
/// For a blockade there.
ReasonList reasonsOfBlockade(const Position &view, Node space);
/// For swapping the gods of a fight, or keeping them.
ReasonList reasonsOfSwap(const Position &view, bool swaps);
/// For setting or moving that follower.
ReasonList reasonsOfFollower(const Position &view, Action action);

} // namespace engine::osiris
