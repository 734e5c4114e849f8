// SPDX-License-Identifier: GPL-3.0-or-later
// How the tutor judges choices of players of that level, over whole games of two: how long a judgement takes (a click
// waits 100 ms for it at most), how many choices it warns of at each threshold that can be set, and how many of these
// warnings a look with 20 times the effort takes back, because it finds less than half of that loss. Times are those
// of a clock on the wall: run it on an idle machine. A yardstick in the same run: a quarter of the effort.
#include <chrono>

#include "model/engine/core/random.h"
#include "model/engine/search/player.h"
#include "model/play/judge.h"
#include "tests/bench/percentiles.h"

namespace {

using engine::Position;

constexpr int kGames = 4;                          ///< of each sort
constexpr std::size_t kMostWarnings = 40;          ///< that are looked at again
constexpr double kThresholds[] = {0.05, 0.1, 0.2}; ///< as in the settings

using Clock = std::chrono::steady_clock;

double millisecondsOf(const Position &view, std::uint64_t nodes)
{
    const Clock::time_point start = Clock::now();
    benchmark::DoNotOptimize(replay::rankedActions(view, view.viewer(), {nodes}, {}));
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

struct Choice {
    Position view;
    engine::Action action;
    double loss;
};

/// Plays a game; each choice with more than one action is judged.
void play(const engine::Game &game, const char *level, std::uint64_t seed, std::vector<double> &times,
          std::vector<double> &quarters, std::vector<Choice> &choices)
{
    engine::Random random(seed);
    std::unique_ptr<engine::search::Player> players[] = {engine::search::makePlayer(game, level, seed),
                                                         engine::search::makePlayer(game, level, seed + 1000)};
    for (Position position = game.start({2}); !position.isOver();) {
        if (position.outcomeCount() > 0) {
            position = position.after(position.sample(random));
            continue;
        }
        const engine::Seat seat = position.toAct() & 1U ? 0 : 1;
        const Position view = position.seenBy(seat);
        const engine::Action action = players[seat]->choose(view);
        if (view.legal().size() > 1) {
            quarters.push_back(millisecondsOf(view, replay::AnalysisLimits::kJudge / 4));
            const Clock::time_point start = Clock::now();
            const play::Judgement judgement{view, play::Judge::rank(view, {})};
            times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
            choices.push_back({view, action, judgement.lossOf(action)});
        }
        position = position.after(action);
    }
}

void tutor(benchmark::State &state, const engine::Game &game, const char *level)
{
    std::vector<double> times;
    std::vector<double> quarters;
    std::vector<Choice> choices;
    for ([[maybe_unused]] auto _ : state) {
        for (int number = 1; number <= kGames; ++number)
            play(game, level, static_cast<std::uint64_t>(number), times, quarters, choices);
    }
    const auto late = std::count_if(times.begin(), times.end(), [](double time) { return time > 100; });
    tellPercentiles(state, quarters);
    state.counters["quarter_p50"] = std::exchange(state.counters["p50"], {});
    tellPercentiles(state, times);
    state.counters["choices"] = static_cast<double>(choices.size());
    state.counters["late%"] = 100.0 * static_cast<double>(late) / static_cast<double>(times.size());

    std::vector<std::pair<double, double>> looks; // losses: as the tutor saw it, as the thorough look does
    for (const Choice &choice : choices) {
        if (choice.loss < kThresholds[0] || looks.size() >= kMostWarnings)
            continue;
        const play::Judgement thorough{choice.view, replay::rankedActions(choice.view, choice.view.viewer(),
                                                                          {20 * replay::AnalysisLimits::kJudge}, {})};
        looks.push_back({choice.loss, thorough.lossOf(choice.action)});
    }
    for (const double threshold : kThresholds) {
        const std::string percent = std::to_string(std::lround(100 * threshold));
        const auto warns = std::count_if(choices.begin(), choices.end(),
                                         [threshold](const Choice &one) { return one.loss >= threshold; });
        const auto seen = std::count_if(looks.begin(), looks.end(),
                                        [threshold](const auto &look) { return look.first >= threshold; });
        const auto wrong = std::count_if(looks.begin(), looks.end(), [threshold](const auto &look) {
            return look.first >= threshold && look.second < threshold / 2;
        });
        state.counters["warned_" + percent] = static_cast<double>(warns);
        state.counters["looked_at_" + percent] = static_cast<double>(seen);
        state.counters["false_" + percent] = static_cast<double>(wrong);
    }
}

} // namespace

int main(int argc, char **argv)
{
    for (const engine::Game *game : engine::games()) {
        for (const char *level : {"easy", "hard"}) {
            benchmark::RegisterBenchmark((std::string(game->id()) + '/' + level).c_str(),
                                         [game, level](benchmark::State &state) { tutor(state, *game, level); })
                ->Iterations(1)
                ->Unit(benchmark::kSecond);
        }
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
