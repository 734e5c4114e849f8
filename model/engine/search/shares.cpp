// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/shares.h"

#include <algorithm>
#include <numeric>

namespace engine::search {

std::vector<double> shares(const Result &result, int seats)
{
    std::vector<double> figures(std::max(static_cast<std::size_t>(seats), result.score.size()));
    for (const Seat winner : result.winners)
        figures[winner] = 1.0 / static_cast<double>(result.winners.size());
    return figures;
}

std::optional<std::vector<double>> sharesOf(std::span<const double> sums, int seats)
{
    std::vector<double> figures(sums.begin(), sums.begin() + seats);
    const double all = std::accumulate(figures.begin(), figures.end(), 0.0);
    if (all <= 0)
        return std::nullopt;
    for (double &figure : figures)
        figure /= all;
    return figures;
}

} // namespace engine::search
