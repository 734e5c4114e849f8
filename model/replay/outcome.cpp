// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/replay/outcome.h"

#include <algorithm>

#include "model/engine/core/panel.h"

namespace replay {

std::vector<PointsOfSource> pointsBySource(const record::PlayedLine &line, int seats)
{
    const engine::Game &game = line.last().game();
    std::vector<PointsOfSource> sources;
    const auto figures = static_cast<std::size_t>(game.figures(seats));
    for (const Step &step : line.steps()) {
        for (const engine::Message &fact : step.facts) {
            if (fact.id != "points")
                continue;
            const std::string id(fact.text("for"));
            auto found = std::find_if(sources.begin(), sources.end(),
                                      [&id](const PointsOfSource &source) { return source.id == id; });
            if (found == sources.end())
                found = sources.insert(sources.end(), {id, std::vector<int>(figures)});
            found->points[game.figureOf(fact.text("seat"), seats)] += static_cast<int>(fact.number("points"));
        }
    }
    const auto rank = [panels = line.last().panels()](const PointsOfSource &source) {
        int row = 0;
        for (const engine::Panel &panel : panels) {
            for (const engine::PanelRow &each : panel.rows) {
                ++row;
                if (each.id == source.id)
                    return row;
            }
        }
        return 0;
    };
    std::stable_sort(sources.begin(), sources.end(),
                     [&rank](const auto &a, const auto &b) { return rank(a) < rank(b); });
    return sources;
}

std::vector<int> placesOf(const engine::Result &result)
{
    const auto won = [&result](std::size_t seat) {
        return std::find(result.winners.begin(), result.winners.end(), seat) != result.winners.end();
    };
    std::vector<int> places(result.score.size(), 1);
    for (std::size_t seat = 0; seat < places.size(); ++seat) {
        for (std::size_t other = 0; other < places.size() && !won(seat); ++other)
            places[seat] += won(other) || result.score[other] > result.score[seat] ? 1 : 0;
    }
    return places;
}

} // namespace replay
