// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/shares.h"

namespace engine::search {

std::vector<double> shares(const Result &result, int seats)
{
    std::vector<double> figures(static_cast<std::size_t>(seats));
    for (const Seat winner : result.winners)
        figures[winner] = 1.0 / static_cast<double>(result.winners.size());
    return figures;
}

} // namespace engine::search
