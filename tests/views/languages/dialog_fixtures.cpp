// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogues: those that stay open while the language may change, and those that ask.
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDir>
#include <QGroupBox>
#include <QGuiApplication>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include "cut_off.h"
#include "everything.h"
#include "model/library/collection.h"
#include "model/library/finished_games.h"
#include "model/play/open_file.h"
#include "model/replay/seat_names.h"
#include "model/scenario/course.h"
#include "records.h"
#include "tests/engines.h"
#include "tests/views/window/program.h"
#include "views/dialogs/engines_dialog.h"
#include "views/dialogs/export_dialog.h"
#include "views/dialogs/keys_dialog.h"
#include "views/dialogs/match_dialog.h"
#include "views/dialogs/new_game_dialog.h"
#include "views/dialogs/players_dialog.h"
#include "views/dialogs/print_dialog.h"
#include "views/dialogs/recovery_dialog.h"
#include "views/dialogs/settings_dialog.h"
#include "views/handbook/handbook_window.h"
#include "views/library/library_dialog.h"
#include "views/library/statistics_dialog.h"
#include "views/replay/notation_view.h"
#include "views/replay/review_page.h"
#include "views/scenario/course_page.h"
#include "views/scenario/mistakes_page.h"

namespace {

const outside::Program kEngine{QStringLiteral("Kim"), QStringLiteral("/bin/kim")};

// ---- those that stay

template <int Game>
void newGame(Harness &harness)
{
    auto *dialog = new views::NewGameDialog(harness.settings(), *engine::games()[Game]);
    dialog->findChild<QGroupBox *>()->setChecked(true);
    harness.show(dialog);
}

void players(Harness &harness) { harness.show(new views::PlayersDialog(records::fromFile("osiris-tip"))); }

void playersWithEngine(Harness &harness)
{
    harness.show(new views::PlayersDialog(records::fromFile("osiris-tip"), {kEngine}));
}

void settings(Harness &harness) { harness.show(new views::SettingsDialog(harness.settings())); }

void keys(Harness &harness)
{
    harness.show(new views::KeysDialog(harness.settings().keys, *harness.window().menuBar()));
}

void engines(Harness &harness)
{
    harness.settings().engines.add(kEngine);
    harness.show(new views::EnginesDialog(harness.settings().engines));
}

/// One that is over, with games that were lost by failures.
void matches(Harness &harness)
{
    harness.settings().engines.add({kEngine.name, tests::engineThat("exit", "osiris")});
    auto *dialog = new views::MatchDialog(harness.settings().engines, *engine::games()[1]);
    harness.show(dialog);
    const auto choose = [dialog](const char *combo, const QString &player) {
        auto *box = dialog->findChild<QComboBox *>(QLatin1String(combo));
        box->setCurrentIndex(box->findData(player));
    };
    choose("player-1", QStringLiteral("engine:Kim"));
    choose("player-2", QStringLiteral("easy"));
    dialog->findChild<QSpinBox *>(QStringLiteral("deals"))->setValue(1);
    QSignalSpy over(dialog, &views::MatchDialog::over);
    dialog->findChild<QPushButton *>(QStringLiteral("start"))->click();
    if (!over.wait(60'000))
        qFatal("the match is not over");
}

void handbook(Harness &harness)
{
    auto *window = new views::HandbookWindow(&harness.window());
    window->open({QStringLiteral("computer"), {}});
    window->resize(QSize(1000, 640).boundedTo(screenToFit())); // as on a screen of 1024x700
    harness.show(window);
}

template <views::ExportChoice::Kind Kind>
void exporting(Harness &harness)
{
    static const record::Record record = records::fromFile("osiris-two-seats");
    static const replay::Timeline timeline(record);
    static const views::ExportSource source{record, timeline, {}, replay::seatNames(record)};
    views::ExportChoice choice;
    choice.kind = Kind;
    harness.show(new views::ExportDialog(source, 12, choice));
}

void printing(Harness &harness)
{
    static const record::Record record = records::fromFile("osiris-two-seats");
    static const replay::Timeline timeline(record);
    static const views::ExportSource source{record, timeline, {}, replay::seatNames(record)};
    harness.show(new views::PrintDialog(source, 12, engine::kEveryone));
}

/// One that has a file, one never saved that lost something, one that cannot be read.
void recovery(Harness &harness)
{
    const auto game = [](const char *name) {
        return views::RecoveredGame{.title = [name] { return QString::fromLatin1(name); },
                                    .heading = [] { return QString(); },
                                    .when = QDateTime({2030, 3, 1}, {14, 5}),
                                    .file = {},
                                    .journal = QStringLiteral("/%1.journal").arg(QLatin1String(name))};
    };
    std::vector<views::RecoveredGame> games{game("Ada"), game("Noor"), game("Kim")};
    games[0].file = QStringLiteral("/Ada.cartouche");
    games[1].lostLines = 2;
    games[2].readable = false;
    games[2].title = games[2].heading = nullptr;
    harness.show(new views::RecoveryDialog(std::move(games)));
}

/// One that is read, and tagged, and one that cannot be.
void libraryDialog(Harness &harness)
{
    QDir().mkpath(harness.path(QStringLiteral("finished")));
    harness.save(records::fromFile("plain"), QStringLiteral("finished/2030-03-01 14.05.00 Ada.cartouche"));
    QFile file(harness.path(QStringLiteral("finished/Kim.cartouche")));
    if (!file.open(QIODevice::WriteOnly)
        || !file.setFileTime(QDateTime({2030, 3, 1}, {14, 5}), QFileDevice::FileModificationTime))
        qFatal("There is no file");
    const library::Folders folders = library::Folders::beside(harness.path(QStringLiteral("games")));
    library::changeCollection(folders.collection, [&harness](library::Collection &all) {
        all.tags[harness.path(QStringLiteral("finished/2030-03-01 14.05.00 Ada.cartouche"))] << QStringLiteral("Ada");
    });
    auto *dialog = new views::LibraryDialog(folders, harness.settings().shownTheme(), 1);
    harness.show(dialog);
    if (!QTest::qWaitFor([dialog] { return !dialog->isBusy(); }, 60'000))
        qFatal("the library is not read");
}

/// Two games of Ada, one of which was rated.
void statistics(Harness &harness)
{
    const library::Folders folders = library::Folders::beside(harness.path(QStringLiteral("games")));
    for (int day = 1; day <= 2; ++day) {
        record::Record record = records::fromFile("plain");
        record.seats[0].name = {QStringLiteral("Ada")};
        record.seats[0].player = QStringLiteral("human");
        record.seats[1].player = QStringLiteral("hard");
        if (day == 2)
            record.rated = QStringLiteral("2030-03-02T13:05:00Z");
        library::FinishedGames(folders).keep(record, QDateTime({2030, 3, day}, {14, 5}));
    }
    auto *library = new library::Library(folders);
    auto *dialog = new views::StatisticsDialog(*library, nullptr, 0);
    library->setParent(dialog);
    harness.show(dialog);
    if (!QTest::qWaitFor([library] { return !library->isScanning(); }, 60'000))
        qFatal("the library is not read");
}

/// The mistakes of a few rounds, of which one is solved; in a window of their own.
void mistakes(Harness &harness)
{
    static scenario::KeptMistakes none;
    record::Record game = records::fromFile("plain");
    game.line.actions.resize(40);
    game.played = nullptr;
    game.result = std::nullopt;
    auto *page = new views::MistakesPage(views::MistakesPage::Of::Game, none);
    page->look(game, {60, 120, 2});
    page->resize(960, 540);
    harness.show(page);
    if (!QTest::qWaitFor([page] { return !page->isLooking(); }, 60'000) || page->lessons().empty())
        qFatal("no mistake is found");
    page->note(0, {QDate(2030, 3, 1), true});
    Harness::rest();
}

// ---- those that ask

void brokenFile(Harness &harness)
{
    const QString path = harness.path(QStringLiteral("Kim.cartouche"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write("{\"format\": 1}") < 0)
        qFatal("There is no file");
    file.close();
    harness.ask(QStringLiteral("broken-file"), "QMessageBox", [&] { harness.window().navigator().openFile(path); });
}

void alreadyOpen(Harness &harness)
{
    harness.keepGames();
    const QString path = harness.save(records::fromFile("plain"), QStringLiteral("Kim.cartouche"));
    const play::OpenFile elsewhere(harness.path(QStringLiteral("kept")), path);
    harness.ask(QStringLiteral("already-open"), "QMessageBox", [&] { harness.window().navigator().openFile(path); });
}

void manyFiles(Harness &harness)
{
    const QStringList paths(12, harness.path(QStringLiteral("Kim.cartouche")));
    harness.ask(QStringLiteral("many-files"), "QMessageBox", [&] { harness.window().navigator().openFiles(paths); });
}

void openFiles(Harness &harness)
{
    harness.ask(QStringLiteral("open"), "QFileDialog", [&] { harness.trigger("&Open…"); });
}

void saveFiles(Harness &harness)
{
    harness.begin(records::training("aton", "human", "human"));
    harness.ask(QStringLiteral("save"), "QFileDialog", [&] { harness.trigger("Save &as…"); });
}

void unsaved(Harness &harness)
{
    harness.begin(records::training("osiris", "human", "human"));
    Table table = harness.table();
    playSome(table, 1);
    harness.ask(QStringLiteral("unsaved"), "QMessageBox",
                [&] { harness.window().navigator().playNow(*engine::games()[0]); });
}

void replaced(Harness &harness)
{
    const record::Record record = records::unfinished(records::fromFile("osiris-two-seats"), 4);
    const QString path = harness.save(record, QStringLiteral("Ada.cartouche"));
    harness.open(path);
    harness.save(records::fromFile("plain"), QStringLiteral("Ada.cartouche"));
    Table table = harness.table();
    playSome(table, 1);
    harness.ask(QStringLiteral("replace"), "QMessageBox", [&] { harness.trigger("&Save"); });
}

void draw(Harness &harness)
{
    harness.begin(records::training("aton", "human", "human"));
    harness.ask(QStringLiteral("draw"), "QMessageBox", [&] { harness.trigger("Agree on a &draw…"); });
}

void reveal(Harness &harness)
{
    record::Record record = records::training("aton", "human", "human");
    record.training = false;
    harness.begin(record);
    harness.ask(QStringLiteral("reveal"), "QMessageBox", [&] { harness.trigger("Re&view the game"); });
}

void about(Harness &harness)
{
    harness.ask(QStringLiteral("about"), "QMessageBox", [&] { harness.trigger("&About Cartouche"); });
}

void findCommand(Harness &harness)
{
    harness.begin(records::training("aton", "human", "human"));
    harness.ask(QStringLiteral("find-command"), "views::CommandSearch", [&] { harness.trigger("&Find a command…"); });
}

void nothingKept(Harness &harness)
{
    harness.ask(QStringLiteral("bring-back"), "QMessageBox", [&] { harness.trigger("&Bring back a game…"); });
}

void pasted(Harness &harness)
{
    QGuiApplication::clipboard()->setText(QStringLiteral("{}"));
    harness.ask(QStringLiteral("paste"), "QMessageBox", [&] { harness.trigger("&Paste a position or game"); });
}

void playFromHere(Harness &harness)
{
    harness.open(harness.save(records::studied(), QStringLiteral("Ada.cartouche")));
    harness.trigger("Beginnin&g");
    harness.ask(QStringLiteral("play-from-here"), "views::PlayersDialog", [&] { harness.trigger("Play &from here…"); });
}

void guess(Harness &harness)
{
    harness.open(harness.save(records::studied(), QStringLiteral("Ada.cartouche")));
    harness.trigger("Beginnin&g");
    harness.ask(QStringLiteral("guess"), "views::GuessDialog", [&] { harness.trigger("Guess the ne&xt move…"); });
}

void notationMenu(Harness &harness)
{
    harness.open(harness.save(records::studied(), QStringLiteral("Ada.cartouche")));
    harness.window().find<views::ReviewPage>()->showPlace({{0}, 1});
    auto *notation = harness.window().findChild<views::NotationView *>();
    harness.popUp(QStringLiteral("notation-menu"), [notation] {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QCoreApplication::sendEvent(notation->viewport(), &event);
    });
}

void studyWords(Harness &harness)
{
    const scenario::Study lessons = *scenario::courseFor(*engine::findGame("aton"));
    const QString path = harness.path(QStringLiteral("Ada.cartouche"));
    if (scenario::save({.title = *titleOf(lessons.chapters[0])}, path))
        qFatal("The study cannot be saved");
    harness.open(path);
    harness.ask(QStringLiteral("study-words"), "views::StudyWordsDialog", [&harness] {
        harness.window().find<views::CoursePage>()->findChild<QPushButton *>(QStringLiteral("name"))->click();
    });
}

} // namespace

void addDialogs(std::vector<Fixture> &all)
{
    using Kind = views::ExportChoice::Kind;
    all.insert(all.end(), {{"new-aton", newGame<0>},
                           {"new-osiris", newGame<1>},
                           {"new-nefertiti", newGame<2>},
                           {"players", players},
                           {"players-engine", playersWithEngine},
                           {"settings", settings},
                           {"keys", keys},
                           {"engines", engines},
                           {"match", matches},
                           {"handbook", handbook},
                           {"export-png", exporting<Kind::Png>},
                           {"export-svg", exporting<Kind::Svg>},
                           {"export-pdf", exporting<Kind::Pdf>},
                           {"export-gif", exporting<Kind::Gif>},
                           {"export-page", exporting<Kind::Page>},
                           {"export-text", exporting<Kind::Text>},
                           {"print", printing},
                           {"recovery", recovery},
                           {"library", libraryDialog},
                           {"statistics", statistics},
                           {"mistakes", mistakes}});
}

std::vector<Fixture> questions()
{
    return {{"broken-file", brokenFile},
            {"already-open", alreadyOpen},
            {"many-files", manyFiles},
            {"open", openFiles},
            {"save", saveFiles},
            {"unsaved", unsaved},
            {"replace", replaced},
            {"draw", draw},
            {"reveal", reveal},
            {"about", about},
            {"find-command", findCommand},
            {"bring-back", nothingKept},
            {"paste", pasted},
            {"play-from-here", playFromHere},
            {"guess", guess},
            {"notation-menu", notationMenu},
            {"study-words", studyWords}};
}
