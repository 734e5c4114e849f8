// SPDX-License-Identifier: GPL-3.0-or-later
// How long a person waits at normal pace from the last click of a turn to the next choice, over whole games. Nobody
// waits for it: the program's log says how long each pause and motion would take, and a clock many times as fast lets
// them pass. The time in which computers think is not in it. A line for each game, then one for all of them.
#include <algorithm>
#include <map>

#include <QApplication>

#include <benchmark/benchmark.h>

#include "model/engine/core/game.h"
#include "tests/views/play/beats.h"
#include "views/play/game_page.h"

namespace {

constexpr int kGames = 5; ///< of each sort
constexpr double kFast = 40;

std::map<std::string, std::vector<double>> s_waits; ///< in seconds, of all games of a sort

/// A person who does what looks best, against easy players at a full table.
class Table {
public:
    Table(const std::string &game, std::uint64_t seed)
        : m_document(record(game), seed),
          m_page(m_document, views::Theme(QStringLiteral("light"), QString::fromStdString(game)), {kFast, true, true})
    {
        m_page.resize(1280, 750);
        m_page.show();
        m_page.start();
        wait();
    }

    /// Plays to the end: how long each wait was in which somebody else was seen to act.
    std::vector<double> waits()
    {
        std::vector<double> waits;
        while (!m_page.play().isOver()) {
            const int before = m_page.play().stepCount() + 1;
            const int start = m_beats.milliseconds();
            act();
            wait();
            bool isOthers = false;
            for (int step = before + 1; step <= m_page.play().stepCount(); ++step)
                isOthers = isOthers || isSeen(step);
            if (isOthers && !m_page.play().isOver())
                waits.push_back((m_beats.milliseconds() - start) / 1000.0);
        }
        return waits;
    }

private:
    static record::Record record(const std::string &game)
    {
        const engine::Game &played = *engine::findGame(game);
        record::Record record = record::newRecord(played, {.seats = played.mostSeats()});
        for (std::size_t seat = 1; seat < record.seats.size(); ++seat)
            record.seats[seat].player = QStringLiteral("easy");
        return record;
    }

    bool isSeen(int step)
    {
        const engine::Seat actor = m_page.play().step(step).action.actor();
        return actor < m_page.play().seatCount() && !m_page.play().positionAt(step - 1).choosesInSecret(actor);
    }

    void wait()
    {
        while (!m_page.isReady())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

    void act()
    {
        const engine::Seat seat = m_page.play().humanToAct();
        const engine::Position view = m_page.play().position().seenBy(seat);
        std::vector<engine::Action> own = view.legal();
        std::erase_if(own, [seat](engine::Action action) { return action.actor() != seat; });
        m_page.play().act(*std::max_element(own.begin(), own.end(), [&view](engine::Action a, engine::Action b) {
            return view.evaluateAction(a) < view.evaluateAction(b);
        }));
    }

    Beats m_beats;
    play::Document m_document;
    views::GamePage m_page;
};

void tell(benchmark::State &state, std::vector<double> waits)
{
    if (waits.empty())
        return;
    std::sort(waits.begin(), waits.end());
    state.counters["waits"] = static_cast<double>(waits.size());
    state.counters["median_s"] = waits[waits.size() / 2];
    state.counters["worst_s"] = waits.back();
}

void wait(benchmark::State &state, const std::string &game, int number)
{
    std::vector<double> waits;
    for ([[maybe_unused]] auto _ : state)
        waits = Table(game, static_cast<std::uint64_t>(number)).waits();
    std::vector<double> &all = s_waits[game];
    all.insert(all.end(), waits.begin(), waits.end());
    tell(state, std::move(waits));
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    const auto add = [](const std::string &name, auto run) {
        benchmark::RegisterBenchmark(name.c_str(), run)->Iterations(1)->Unit(benchmark::kSecond);
    };
    for (const std::string game : {"aton", "osiris", "nefertiti", "tekhenu"}) {
        for (int number = 1; number <= kGames; ++number)
            add(game + '/' + std::to_string(number),
                [game, number](benchmark::State &state) { wait(state, game, number); });
        add(game + "/all", [game](benchmark::State &state) {
            for ([[maybe_unused]] auto _ : state) {
            }
            tell(state, s_waits[game]);
        });
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
