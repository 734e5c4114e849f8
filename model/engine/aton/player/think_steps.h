// SPDX-License-Identifier: GPL-3.0-or-later
// What the computer player thinks about each kind of choice. Values are the acting seat's share of a win.
#pragma once

#include <vector>

#include "model/engine/aton/player/round_solution.h"

namespace engine::aton {

/// The legal actions of a choice with what is thought of them; of weights only what an equilibrium says.
struct Opinion {
    std::vector<Ranked> actions;
    bool mixes = false; ///< the weights are an equilibrium's; else the best value is to be played
    std::uint64_t nodes = 0;
};

/// A choice of a row of cards, or to exchange the hand; a view whose seat owes it.
Opinion searchLaying(const Position &view, const SearchLimits &limits);

/// A choice of a square; a view or a full position. Whole turns are compared, with the other's reply in this round.
Opinion searchSquare(const Position &position, const SearchLimits &limits);

} // namespace engine::aton
