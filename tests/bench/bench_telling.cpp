// SPDX-License-Identifier: GPL-3.0-or-later
// How long a person waits at the table: from the end of the person's turn until the next choice, and from the last
// thing that somebody was seen to do. A yardstick in the same run: the same without any pause and motion. Figures are
// those of a clock on the wall: run it on an idle machine.
#include <algorithm>
#include <chrono>

#include <QApplication>

#include <benchmark/benchmark.h>

#include "model/engine/core/random.h"
#include "views/play/game_page.h"
#include "views/play/playback_controller.h"

namespace {

constexpr int kWaits = 12; ///< of a figure

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// True if all saw what is done with that step: neither chance nor a choice in secret.
bool isSeen(const play::Play &play, int step)
{
    const engine::Seat actor = play.step(step).action.actor();
    return actor < play.seatCount() && !play.positionAt(step - 1).choosesInSecret(actor);
}

/// A person who acts at random at once, against easy players.
class Table {
public:
    Table(const char *game, const views::PlayStyle &style)
        : m_document(record(game), 5),
          m_page(m_document, views::Theme(QStringLiteral("light"), QLatin1String(game)), style),
          m_playback(*m_page.findChild<views::PlaybackController *>())
    {
        QObject::connect(&m_playback, &views::PlaybackController::momentShown, &m_page, [this](int step) {
            if (step > 0 && step <= m_page.play().stepCount() && isSeen(m_page.play(), step))
                m_lastSeen = Clock::now();
        });
        m_page.resize(1280, 750);
        m_page.show();
        m_page.start();
        wait();
    }

    bool isOver() { return m_page.play().isOver(); }

    /// Acts until others have been seen to act: seconds waited altogether, and after the last that was seen.
    std::pair<double, double> turn()
    {
        while (!isOver()) {
            const int before = m_page.play().stepCount() + 1;
            act();
            const Clock::time_point start = Clock::now();
            wait();
            const double waited = secondsSince(start);
            for (int step = before + 1; step <= m_page.play().stepCount(); ++step) {
                if (isSeen(m_page.play(), step))
                    return {waited, secondsSince(m_lastSeen)};
            }
        }
        return {};
    }

private:
    static record::Record record(const char *game)
    {
        record::Record record =
            record::newRecord(*engine::findGame(game), {.seats = engine::findGame(game)->mostSeats()});
        for (std::size_t seat = 1; seat < record.seats.size(); ++seat)
            record.seats[seat].player = QStringLiteral("easy");
        return record;
    }

    void wait()
    {
        while (!m_page.isReady())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

    void act()
    {
        const engine::Position &position = m_page.play().position();
        std::vector<engine::Action> own;
        for (const engine::Action action : position.legal()) {
            if (action.actor() == m_page.play().humanToAct())
                own.push_back(action);
        }
        m_page.play().act(own[m_random.below(static_cast<std::uint32_t>(own.size()))]);
    }

    play::Document m_document;
    views::GamePage m_page;
    views::PlaybackController &m_playback;
    engine::Random m_random{3};
    Clock::time_point m_lastSeen;
};

void wait(benchmark::State &state, const char *game, views::PlayStyle style)
{
    std::vector<double> waits;
    std::vector<double> after;
    for ([[maybe_unused]] auto _ : state) {
        Table table(game, style);
        while (static_cast<int>(waits.size()) < kWaits && !table.isOver()) {
            const auto [waited, last] = table.turn();
            waits.push_back(waited);
            after.push_back(last);
        }
    }
    for (auto [figures, name] : {std::pair(&waits, "wait"), {&after, "after_last"}}) {
        std::sort(figures->begin(), figures->end());
        const std::string id(name);
        state.counters[id + "_median_s"] = (*figures)[figures->size() / 2];
        state.counters[id + "_most_s"] = figures->back();
    }
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    for (const char *game : {"aton", "osiris"}) {
        const std::pair<const char *, views::PlayStyle> styles[] = {
            {"no_pause", {0, false, true}}, {"normal", {1, true, true}}, {"fast", {2, true, true}}};
        for (const auto &[name, style] : styles) {
            benchmark::RegisterBenchmark((std::string(game) + "/" + name).c_str(),
                                         [game, style = style](benchmark::State &state) { wait(state, game, style); })
                ->Iterations(1)
                ->Unit(benchmark::kSecond);
        }
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
