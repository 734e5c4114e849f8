// SPDX-License-Identifier: GPL-3.0-or-later
// The library with 10,000 games (CARTOUCHE_GAMES of them): an index from nothing, then opening with it and searching.
// The games are copies of real ones, with other players, lengths and dates, written as the program writes them.
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QListView>
#include <QTemporaryDir>

#include "tests/data_file.h"
#include "views/library/library_dialog.h"

namespace {

int gameCount()
{
    return qEnvironmentVariableIsSet("CARTOUCHE_GAMES") ? qEnvironmentVariableIntValue("CARTOUCHE_GAMES") : 10'000;
}

/// Made when it is first asked for.
const library::Folders &folders()
{
    static const QTemporaryDir folder;
    static const library::Folders all = [] {
        library::Folders made = library::Folders::beside(folder.filePath(QStringLiteral("games")));
        QDir().mkpath(made.games);
        std::vector<record::Record> games;
        for (const char *name : {"plain", "osiris-two-seats", "nefertiti-two-seats", "tekhenu-three-seats"})
            games.push_back(std::get<record::Record>(
                record::load(tests::dataFile(QLatin1String(name) + QStringLiteral(".cartouche")))));
        const QDateTime first({2020, 1, 1}, {12, 0});
        for (int number = 0; number < gameCount(); ++number) {
            record::Record game = games[static_cast<std::size_t>(number) % games.size()];
            game.seats[0].name = {QStringLiteral("Ada %1").arg(number % 97)};
            game.seats[1].player = QStringLiteral("hard");
            if (number % 3 == 0) {
                game.result.reset();
                game.line.actions.resize(game.line.actions.size() / 2);
            }
            game.line.comments = {{1, {QStringLiteral("move %1 is worth a look").arg(number)}}};
            game.line.variations.clear();
            game.line.marks.clear();
            game.analysis.reset();
            const QString when = first.addSecs(number * 7'000LL).toString(QStringLiteral("yyyy-MM-dd HH.mm.ss"));
            QFile file(QStringLiteral("%1/%2 Ada.cartouche").arg(made.games, when)); // not synced: that takes minutes
            if (!file.open(QIODevice::WriteOnly) || file.write(record::write(game)) < 0)
                qFatal("cannot write");
        }
        return made;
    }();
    return all;
}

void waitFor(library::Library &library)
{
    while (library.isScanning())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void fromNothing(benchmark::State &state)
{
    folders();
    for ([[maybe_unused]] auto round : state) {
        QDir(folders().cache).removeRecursively();
        library::Library library(folders());
        waitFor(library);
    }
}

/// Until the list is painted, without the boards in it.
void opening(benchmark::State &state)
{
    {
        library::Library library(folders());
        waitFor(library);
    }
    for ([[maybe_unused]] auto round : state) {
        views::LibraryDialog dialog(folders(), QStringLiteral("light"));
        dialog.show();
        dialog.grab();
    }
}

/// A letter typed after the other: until the list has what it says.
void searching(benchmark::State &state)
{
    views::LibraryDialog dialog(folders(), QStringLiteral("light"));
    dialog.show();
    while (dialog.isBusy())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    auto *words = dialog.findChild<QLineEdit *>(QStringLiteral("words"));
    const QStringList texts{QStringLiteral("ada 42"), QStringLiteral("worth 99"), QStringLiteral("osiris hard"),
                            QStringLiteral("nowhere")};
    qsizetype next = 0;
    for ([[maybe_unused]] auto round : state) {
        words->setText(texts[next++ % texts.size()]);
        dialog.grab();
    }
}

/// A page further, with what is painted of it; boards come later.
void scrolling(benchmark::State &state)
{
    views::LibraryDialog dialog(folders(), QStringLiteral("light"));
    dialog.show();
    auto *list = dialog.findChild<QListView *>();
    int row = 0;
    for ([[maybe_unused]] auto round : state) {
        row = (row + 5) % std::max(1, list->model()->rowCount());
        list->scrollTo(list->model()->index(row, 0), QAbstractItemView::PositionAtTop);
        list->grab();
    }
}

} // namespace

BENCHMARK(fromNothing)->Unit(benchmark::kSecond)->UseRealTime()->Iterations(1);
BENCHMARK(opening)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(10);
BENCHMARK(searching)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(40);
BENCHMARK(scrolling)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(100);

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
