// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmarks of a page with a board, of every game.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <QApplication>
#include <QMouseEvent>
#include <QWidget>

#include <benchmark/benchmark.h>

#include "views/board/board_view.h"
#include "views/common/theme.h"

/// Measures something in that game with so many seats.
using OnGame = std::function<void(benchmark::State &, const char *game, int seats)>;

/// The whole program: without a screen measures each kind, which has a name, in each game that many times. The kinds of
/// a game follow each other.
inline int measureGames(int argc, char **argv, int times, const std::vector<std::pair<std::string, OnGame>> &kinds)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    views::initResources();
    constexpr std::pair<const char *, int> games[] = {{"aton", 2}, {"osiris", 2}, {"nefertiti", 5}, {"tekhenu", 4}};
    for (const auto &[game, seats] : games) {
        for (const auto &[kind, measure] : kinds) {
            benchmark::RegisterBenchmark(
                (kind + '/' + game).c_str(),
                [name = game, number = seats, run = measure](benchmark::State &state) { run(state, name, number); })
                ->Iterations(times)
                ->Unit(benchmark::kMillisecond);
        }
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

/// Lays out and paints what has changed, and no more, as the window does before a picture is seen.
inline void showChanges(QWidget &page)
{
    QCoreApplication::sendPostedEvents();
    QEvent update(QEvent::UpdateRequest);
    QCoreApplication::sendEvent(page.window(), &update);
}

/// A press of the left button at that point of the board, and its release.
inline void clickAt(const views::BoardView &board, QPoint at)
{
    QWidget *viewport = board.viewport();
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        QMouseEvent event(type, at, viewport->mapToGlobal(at), Qt::LeftButton,
                          type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton, {});
        QCoreApplication::sendEvent(viewport, &event);
    }
}
