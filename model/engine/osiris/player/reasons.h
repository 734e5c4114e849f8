// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

/// A reason, and how much it weighs beside others.
struct Weighed {
    int weight = 0;
    Message reason;
};

// What rests on gods that only the seat knows names it in the field `to` (see `engine::isFor`).

/// What speaks for that step.
std::vector<Weighed> reasonsOfStep(const Position &view, Action step);
/// For a blockade there.
std::vector<Weighed> reasonsOfBlockade(const Position &view, Node space);
/// For swapping the gods of a fight, or keeping them.
std::vector<Weighed> reasonsOfSwap(const Position &view, bool swaps);
/// For setting or moving that follower.
std::vector<Weighed> reasonsOfFollower(const Position &view, Action action);

} // namespace engine::osiris
