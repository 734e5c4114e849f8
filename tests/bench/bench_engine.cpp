// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the rules are. Machines differ, so the games are measured against a yardstick on the same machine in the
// same run: drawing as many random numbers and copying as many positions as the games have actions. The editor, which
// asks what may lie on every place while it paints, is measured against reading the fields for every sort and place.
#include <chrono>
#include <cstdint>
#include <string>

#include <benchmark/benchmark.h>

#include "model/engine/core/game.h"
#include "model/engine/core/random.h"
#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/tekhenu/setup/set_up.h"

namespace {

constexpr int kGamesAtOnce = 1000;

/// A removal of the ninth round: 5, 20, 900, 39600, 1702800 sequences.
constexpr const char *kMidGame = "aton/1 ..r..r....../r.r.r......./............/............ r9 remove:blue:2 red "
                                 "red:34,1,-,-,-,1124,-,7898,-,0000,0000 blue:22,0,x,-,-,2443,-,0000,-,9887,0000";

const engine::Game &aton() { return *engine::findGame("aton"); }

double counted(std::uint64_t number) { return static_cast<double>(number); }

void randomGames(benchmark::State &state)
{
    engine::Random random(1);
    std::uint64_t actions = 0;
    std::uint64_t games = 0;
    for ([[maybe_unused]] auto _ : state) {
        actions += aton().playRandomly(kGamesAtOnce, random);
        games += kGamesAtOnce;
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(actions));
    state.counters["games/s"] = benchmark::Counter(counted(games), benchmark::Counter::kIsRate);
    state.counters["actions/game"] = counted(actions) / counted(games);
    state.counters["bytes/position"] = counted(aton().positionSize());
}
BENCHMARK(randomGames)->Unit(benchmark::kMillisecond);

void yardstick(benchmark::State &state)
{
    engine::Random random(1);
    const std::uint64_t steps = aton().playRandomly(kGamesAtOnce, random);
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(aton().drawAndCopy(steps, random));
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(steps));
}
BENCHMARK(yardstick)->Unit(benchmark::kMillisecond);

/// Both by turns, so that whatever else the machine does falls on both.
void gamesAgainstYardstick(benchmark::State &state)
{
    using Clock = std::chrono::steady_clock;
    engine::Random random(1);
    Clock::duration playing{};
    Clock::duration drawing{};
    for ([[maybe_unused]] auto _ : state) {
        const auto start = Clock::now();
        const std::uint64_t steps = aton().playRandomly(kGamesAtOnce, random);
        const auto between = Clock::now();
        benchmark::DoNotOptimize(aton().drawAndCopy(steps, random));
        playing += between - start;
        drawing += Clock::now() - between;
    }
    state.counters["ratio"] = std::chrono::duration<double>(playing) / std::chrono::duration<double>(drawing);
}
BENCHMARK(gamesAgainstYardstick)->Unit(benchmark::kMillisecond);

void perft(benchmark::State &state)
{
    const auto position = std::get<engine::Position>(engine::readPosition(kMidGame));
    std::uint64_t leaves = 0;
    for ([[maybe_unused]] auto _ : state)
        leaves += position.perft(static_cast<int>(state.range(0)));
    state.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}
BENCHMARK(perft)->Arg(4)->Arg(5)->Unit(benchmark::kMillisecond);

/// What the fields of an arrangement say.
template <class P>
P fieldsRead(const engine::FieldTable<P> &table, const engine::Arrangement &arrangement)
{
    P bare;
    table.read(arrangement.fields, bare);
    return bare;
}

/// What may lie on each place of a position in mid-game, once a round: `all` milliseconds for all places, `anew` for
/// the yardstick, which reads the fields for every sort of the box at every place.
template <class G>
void holdable(benchmark::State &state)
{
    using Clock = std::chrono::steady_clock;
    const engine::Game &game = *engine::findGame(G::kId);
    engine::Random random(1);
    engine::Position position = game.start({.seats = game.mostSeats()});
    for (int step = 0; step < 60 && !position.isOver(); ++step) {
        const std::vector<engine::Action> legal = position.legal();
        const auto any = legal.empty() ? 0 : random.below(static_cast<std::uint32_t>(legal.size()));
        position = position.after(legal.empty() ? position.sample(random) : legal[any]);
    }
    const engine::Arrangement arrangement = position.arrangement();
    const std::size_t places = game.places().size();
    Clock::duration asking{};
    Clock::duration reading{};
    for ([[maybe_unused]] auto _ : state) {
        const auto start = Clock::now();
        for (std::size_t place = 0; place < places; ++place)
            benchmark::DoNotOptimize(game.holdable(arrangement, static_cast<engine::PlaceIndex>(place)));
        const auto between = Clock::now();
        for (std::size_t i = 0; i < places * game.box(arrangement).size(); ++i) {
            benchmark::DoNotOptimize(fieldsRead(G::fieldTable(), arrangement));
        }
        asking += between - start;
        reading += Clock::now() - between;
    }
    const auto milliseconds = [&state](Clock::duration spent) {
        return std::chrono::duration<double, std::milli>(spent).count() / counted(state.iterations());
    };
    state.counters["all"] = milliseconds(asking);
    state.counters["anew"] = milliseconds(reading);
}
BENCHMARK(holdable<engine::tekhenu::Tekhenu>)->Unit(benchmark::kMillisecond);
BENCHMARK(holdable<engine::nefertiti::Nefertiti>)->Unit(benchmark::kMillisecond);

} // namespace
