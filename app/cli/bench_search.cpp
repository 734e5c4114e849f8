// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench_search.h"

#include <algorithm>
#include <chrono>

#include "model/engine/search/runner.h"

namespace cli {

namespace {

using engine::Level;
using engine::Position;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kLongestRow{2}; ///< no further choice is begun after that

/// A row of choices that were timed.
struct BenchRow {
    std::uint64_t nodes = 0;
    double seconds = 0;
    std::vector<double> milliseconds; ///< ascending
};

/// What seats see in a seeded game where they have a choice, `most` of them spread over the game.
std::vector<Position> choicesOf(const engine::Game &game, std::size_t most)
{
    std::vector<std::unique_ptr<engine::search::Player>> players;
    for (int seat = 0; seat < game.mostSeats(); ++seat)
        players.push_back(engine::search::makePlayer(game, "greedy", static_cast<std::uint64_t>(seat)));
    engine::Random chance(1);
    Position position = game.start({game.mostSeats(), {}});
    const auto played = engine::search::playGame(position, players, chance, engine::kMostRandomActions);
    std::vector<Position> all;
    for (const engine::Action action : played.actions) {
        if (action.actor() != engine::kChance) {
            const Position view = position.seenBy(action.actor());
            if (view.legal().size() > 1)
                all.push_back(view);
        }
        position = position.after(action);
    }
    std::vector<Position> some;
    most = std::min(most, all.size());
    for (std::size_t number = 0; number < most; ++number)
        some.push_back(all[number * all.size() / most]);
    return some;
}

BenchRow timed(const std::vector<Position> &views, const Level &level, int threads)
{
    BenchRow row;
    const engine::CancelToken never;
    const Clock::time_point begin = Clock::now();
    for (const Position &view : views) {
        const Clock::time_point before = Clock::now();
        if (before - begin > kLongestRow)
            break;
        row.nodes += view.search({level, level.nodes, 1, threads, never}).nodes;
        row.milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - before).count());
    }
    row.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    std::sort(row.milliseconds.begin(), row.milliseconds.end());
    return row;
}

/// The smallest figure that this part of them does not exceed.
double quantile(const std::vector<double> &sorted, std::size_t percent)
{
    return sorted[(sorted.size() * percent + 99) / 100 - 1];
}

} // namespace

SearchSpeed measureSearch(const engine::Game &game, std::size_t choices)
{
    const std::vector<Position> views = choicesOf(game, choices);
    const std::vector<Level> &levels = game.levels();
    SearchSpeed speed;
    timed({views.front()}, levels.back(), 1); // warms caches up
    for (std::size_t at = levels.size() - std::min<std::size_t>(2, levels.size()); at < levels.size(); ++at) {
        const BenchRow row = timed(views, levels[at], 1);
        speed.levels.push_back({levels[at].id, quantile(row.milliseconds, 50), quantile(row.milliseconds, 99)});
        speed.nodesPerSecond = static_cast<double>(row.nodes) / row.seconds;
    }
    const BenchRow two = timed(views, levels.back(), 2);
    speed.nodesPerSecondOfTwo = static_cast<double>(two.nodes) / two.seconds;
    return speed;
}

} // namespace cli
