// SPDX-License-Identifier: GPL-3.0-or-later
// Going through long games: opening them, and seeking to a random step with the repaint at 1280x800, in games cut to
// 100, 1,000 and 5,000 steps, and in random games of four seats: with a repaint of the whole page, whose time alone is
// the yardstick in the same run, and with what the window itself paints.
#include <chrono>
#include <utility>

#include <QApplication>

#include <benchmark/benchmark.h>

#include "model/engine/core/random.h"
#include "tests/bench/on_pages.h"
#include "tests/bench/percentiles.h"
#include "tests/data_file.h"
#include "views/play/game_page.h"
#include "views/replay/review_page.h"

namespace {

constexpr int kSeeks = 400;

enum class What { Repaint, Seek, SeekShown };

constexpr std::pair<What, const char *> kKinds[] = {
    {What::Repaint, "paintAlone/"}, {What::Seek, "seekAndPaint/"}, {What::SeekShown, "seekAndShow/"}};

QString pathOf(const char *game)
{
    return tests::dataFile(QStringLiteral("long-%1.cartouche").arg(QLatin1String(game)));
}

record::Record loaded(const char *game) { return std::get<record::Record>(record::load(pathOf(game))); }

/// A whole game of four at random.
record::Record randomGame(const char *game)
{
    record::Record record = record::newRecord(*engine::findGame(game), {.seats = 4});
    engine::Random random(3);
    for (engine::Position position = record.startPosition(); !position.isOver();) {
        engine::Action action;
        if (position.toAct() == engine::seatBit(engine::kChance)) {
            action = position.sample(random);
        } else {
            const std::vector<engine::Action> legal = position.legal();
            action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        }
        record.line.actions.push_back(action);
        position = position.after(action);
    }
    return record;
}

void open(benchmark::State &state, const char *game)
{
    for ([[maybe_unused]] auto _ : state) {
        const record::Record record = loaded(game);
        const replay::Timeline timeline(record);
        benchmark::DoNotOptimize(timeline.stepCount());
    }
}

/// Milliseconds of each `work`, as counters.
template <class Work>
void measure(benchmark::State &state, Work work)
{
    using Clock = std::chrono::steady_clock;
    std::vector<double> times;
    for ([[maybe_unused]] auto _ : state) {
        const auto start = Clock::now();
        work();
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    state.counters["first"] = times.front();
    tellPercentiles(state, std::move(times));
}

void seek(benchmark::State &state, const char *game, record::Record record, What what)
{
    play::Document document(std::move(record), 1);
    views::ReviewPage page(document, views::Theme(QStringLiteral("light"), QLatin1String(game)), {});
    page.resize(1280, 800);
    page.QWidget::show();
    QCoreApplication::processEvents();
    QImage picture(page.size(), QImage::Format_ARGB32_Premultiplied);
    engine::Random random(7);
    measure(state, [&] {
        if (what != What::Repaint)
            page.seek(static_cast<int>(random.below(static_cast<std::uint32_t>(document.play().stepCount()) + 1)));
        if (what == What::SeekShown)
            showChanges(page);
        else
            page.render(&picture);
    });
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    for (const char *const game : {"aton", "osiris"}) {
        const auto name = [game](const char *what) { return std::string(what) + '/' + game; };
        benchmark::RegisterBenchmark(name("open").c_str(), [game](benchmark::State &state) {
            open(state, game);
        })->Unit(benchmark::kMillisecond);
        for (const auto &[what, kind] : kKinds) {
            benchmark::RegisterBenchmark((std::string(kind) + game).c_str(),
                                         [game, what = what](benchmark::State &state) {
                                             record::Record record = loaded(game);
                                             const auto steps = static_cast<std::size_t>(state.range(0));
                                             record.line.actions.resize(std::min(record.line.actions.size(), steps));
                                             seek(state, game, std::move(record), what);
                                         })
                ->Arg(100)
                ->Arg(1000)
                ->Arg(5000)
                ->Iterations(kSeeks)
                ->Unit(benchmark::kMillisecond);
        }
    }
    for (const char *const game : {"nefertiti", "tekhenu"}) {
        for (const auto &[what, kind] : kKinds) {
            benchmark::RegisterBenchmark(
                (std::string(kind) + game).c_str(),
                [game, what = what](benchmark::State &state) { seek(state, game, randomGame(game), what); })
                ->Iterations(kSeeks)
                ->Unit(benchmark::kMillisecond);
        }
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
