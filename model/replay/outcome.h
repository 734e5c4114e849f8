// SPDX-License-Identifier: GPL-3.0-or-later
// What a game that is over came to.
#pragma once

#include <string>
#include <vector>

#include "model/replay/timeline.h"

namespace replay {

/// Points that were scored for one thing.
struct PointsOfSource {
    std::string id;          ///< of the words `points.ID` or `row.ID`
    std::vector<int> points; ///< one a figure of the game (`Game::figures`)
};

/// Points by what they were scored for, over the whole course, for so many seats: in the order of the game's panels;
/// what stands in none of them (a card's points) comes before. Empty where the game counts none.
std::vector<PointsOfSource> pointsBySource(const record::PlayedLine &line, int seats);

/// Which place each seat came to, from 1: seats that won together share the first, others that of their score.
std::vector<int> placesOf(const engine::Result &result);

} // namespace replay
