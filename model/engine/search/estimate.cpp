// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/estimate.h"

#include <cassert>

#include "model/engine/search/runner.h"

namespace engine::search {

std::vector<double> shares(const Result &result, int seats)
{
    std::vector<double> figures(static_cast<std::size_t>(seats));
    for (const Seat winner : result.winners)
        figures[winner] = 1.0 / static_cast<double>(result.winners.size());
    return figures;
}

std::vector<double> estimate(const Position &position, int playouts, std::uint64_t seed, const CancelToken &cancel)
{
    assert(playouts > 0 && position.viewer() == kNobody);
    const int seats = position.seatCount();
    if (const std::optional<Result> result = position.result())
        return shares(*result, seats);
    std::vector<double> sums(static_cast<std::size_t>(seats));
    for (int number = 0; number < playouts; ++number) {
        if (cancel.isCancelled())
            return {};
        Random random(derivedSeed(seed, static_cast<std::uint64_t>(number)));
        const std::vector<double> one = shares(position.playOut(random), seats);
        for (std::size_t seat = 0; seat < sums.size(); ++seat)
            sums[seat] += one[seat];
    }
    for (double &sum : sums)
        sum /= playouts;
    return sums;
}

} // namespace engine::search
