// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/shares.h"

#include <algorithm>

namespace engine::search {

std::vector<double> shares(const Result &result, int seats)
{
    std::vector<double> figures(std::max(static_cast<std::size_t>(seats), result.score.size()));
    for (const Seat winner : result.winners)
        figures[winner] = 1.0 / static_cast<double>(result.winners.size());
    return figures;
}

} // namespace engine::search
