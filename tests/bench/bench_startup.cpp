// SPDX-License-Identifier: GPL-3.0-or-later
// From the start of the process to its end after the first paint: the boards of Aton and Tekhenu at 1280x800, and as a
// yardstick an empty main window of the same size. Run it on a screen, for instance under Xvfb.
#include <QApplication>
#include <QDir>
#include <QMainWindow>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <benchmark/benchmark.h>

namespace {

constexpr const char *kEmptyWindow = "--empty-window";

/// What the yardstick does: shows a window with nothing in it and ends after its first paint.
int showEmptyWindow(int argc, char **argv)
{
    class Window : public QMainWindow {
        void paintEvent(QPaintEvent *event) override
        {
            QMainWindow::paintEvent(event);
            QTimer::singleShot(0, qApp, &QCoreApplication::quit);
        }
    };
    QApplication application(argc, argv);
    Window window;
    window.resize(1280, 800);
    window.show();
    return QCoreApplication::exec();
}

void run(benchmark::State &state, const QString &program, const QStringList &arguments)
{
    QTemporaryDir home; // nobody's settings
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
    for (auto _ : state) {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(program, arguments);
        if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) {
            state.SkipWithError("the program did not end well");
            break;
        }
    }
}

} // namespace

int main(int argc, char **argv)
{
    if (argc > 1 && qstrcmp(argv[1], kEmptyWindow) == 0)
        return showEmptyWindow(argc, argv);
    QCoreApplication application(argc, argv);
    const QDir here(QCoreApplication::applicationDirPath());
    const QString cartouche = here.filePath(QStringLiteral("../app/cartouche"));
    const auto board = [](const char *game) {
        return QStringList{QStringLiteral("--new"), QLatin1String(game), QStringLiteral("--size"),
                           QStringLiteral("1280x800"), QStringLiteral("--exit-after-startup")};
    };
    const auto measure = [](const char *name, const QString &program, const QStringList &arguments) {
        benchmark::RegisterBenchmark(name, [=](benchmark::State &state) { run(state, program, arguments); })
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime()
            ->Iterations(1)
            ->Repetitions(15)
            ->ReportAggregatesOnly();
    };
    measure("empty_window", QCoreApplication::applicationFilePath(), {QLatin1String(kEmptyWindow)});
    measure("aton_board", cartouche, board("aton"));
    measure("tekhenu_board", cartouche, board("tekhenu"));
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
