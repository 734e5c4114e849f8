// SPDX-License-Identifier: GPL-3.0-or-later
//
// The slow second implementation of Nefertiti: what may be done in a state.
#pragma once

#include "reference_state.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace reference {

/// By action of chance its probability as a fraction, not reduced.
using Outcomes = std::map<std::string, std::pair<int, int>>;

/// All that players may do in a state, in byte order, in the words of the rules' page.
std::vector<std::string> choices(const State &state);
/// What chance may bring; empty where it does not act.
Outcomes outcomes(const State &state);
/// The difference of the maximum values that a swap costs, at least 0 (N42).
int costOfSwap(const std::string &gave, const std::string &took);
/// The swaps that a player can make with others than `except`, e.g. `harp c statuette` (N42).
std::vector<std::string> swaps(const State &state, const std::string &seat, const std::string &except);

} // namespace reference
