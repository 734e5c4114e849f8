// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the computer players of Aton think. Machines differ, so they are measured against a yardstick on the same
// machine in the same run: games played on at random.
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/player/round_solution.h"
#include "model/engine/core/game.h"
#include "model/engine/core/playout.h"
#include "model/engine/core/random.h"

namespace {

using namespace engine;

/// Both are about to lay, in rounds 2 to 8 of random games.
const std::vector<aton::Position> &layings()
{
    static const std::vector<aton::Position> found = [] {
        std::vector<aton::Position> all;
        Random random(7);
        while (all.size() < 16) {
            aton::Position position = aton::Aton::start({});
            while (aton::Aton::toAct(position) != 0 && position.round <= 2 + all.size() % 7) {
                const SeatSet acting = aton::Aton::toAct(position);
                if (acting == 3 && position.round == 2 + all.size() % 7) {
                    all.push_back(position);
                    break;
                }
                aton::Aton::apply(position, randomAction<aton::Aton>(position, acting, random));
            }
        }
        return all;
    }();
    return found;
}

void roundTable(benchmark::State &state)
{
    std::size_t next = 0;
    std::uint64_t nodes = 0;
    for ([[maybe_unused]] auto _ : state) {
        const aton::Position &position = layings()[next++ % layings().size()];
        const auto red = aton::likelyHands(position, aton::kRed);
        const auto blue = aton::likelyHands(position, aton::kAmun);
        const aton::RoundTable table(position, aton::RoundEnd(position), aton::Wanted::of(red, blue), {1, 2, 3},
                                     static_cast<int>(state.range(0)), CancelToken());
        nodes += table.nodes();
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
}
BENCHMARK(roundTable)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

void solution(benchmark::State &state)
{
    const aton::Position &position = layings().front();
    const auto red = aton::likelyHands(position, aton::kRed);
    const auto blue = aton::likelyHands(position, aton::kAmun);
    const aton::RoundTable table(position, aton::RoundEnd(position), aton::Wanted::of(red, blue), {1, 2, 3}, 1,
                                 CancelToken());
    const search::BayesianGame game = aton::roundGame(table, red, blue);
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(search::solve(game, 300, CancelToken()).value);
}
BENCHMARK(solution)->Unit(benchmark::kMillisecond);

/// A level's laying: the argument is its number and the threads.
void laying(benchmark::State &state)
{
    const Level &level = aton::Aton::levels()[state.range(0)];
    std::size_t next = 0;
    std::uint64_t nodes = 0;
    for ([[maybe_unused]] auto _ : state) {
        const aton::Position view = aton::Aton::observe(layings()[next++ % layings().size()], aton::kRed);
        nodes +=
            aton::Aton::search(view, {level, level.nodes, 1, static_cast<int>(state.range(1)), CancelToken()}).nodes;
    }
    state.SetLabel(level.id);
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
}
BENCHMARK(laying)
    ->Args({0, 1})
    ->Args({1, 1})
    ->Args({2, 1})
    ->Args({3, 1})
    ->Args({3, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

void yardstick(benchmark::State &state)
{
    Random random(1);
    std::uint64_t actions = 0;
    for ([[maybe_unused]] auto _ : state)
        actions += aton::game().playRandomly(100, random);
    state.SetItemsProcessed(static_cast<std::int64_t>(actions));
}
BENCHMARK(yardstick)->Unit(benchmark::kMillisecond);

} // namespace
