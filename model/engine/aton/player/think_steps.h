// SPDX-License-Identifier: GPL-3.0-or-later
// The searches of the computer player, one for each kind of choice. Values are the acting seat's share of a win.
#pragma once

#include <vector>

#include "model/engine/aton/player/round_solution.h"

namespace engine::aton {

/// The legal actions of a choice with their values; weights are set only if they are those of an equilibrium.
struct Opinion {
    std::vector<Ranked> actions;
    bool mixes = false; ///< the weights are those of an equilibrium; else the action of the best value is played
    std::uint64_t nodes = 0;
};

/// Searches the choice of a row or of an exchange; `view` is that of a seat that has to choose.
Opinion searchLaying(const Position &view, const SearchLimits &limits);

/// Searches the choice of a square, in a view or a full position: compares whole turns, with the opponent's reply in
/// this round.
Opinion searchSquare(const Position &position, const SearchLimits &limits);

} // namespace engine::aton
