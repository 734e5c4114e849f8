// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogues: those that stay open while the language may change, and those that ask.
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGroupBox>
#include <QGuiApplication>

#include "everything.h"
#include "records.h"
#include "tests/views/window/program.h"
#include "views/dialogs/export_dialog.h"
#include "views/dialogs/new_game_dialog.h"
#include "views/dialogs/players_dialog.h"
#include "views/dialogs/recovery_dialog.h"
#include "views/dialogs/settings_dialog.h"
#include "views/handbook/handbook_window.h"
#include "views/replay/notation_view.h"
#include "views/replay/review_page.h"

namespace {

// ---- those that stay

template <int Game>
void newGame(Stage &stage)
{
    auto *dialog = new views::NewGameDialog(stage.settings(), *engine::games()[Game]);
    dialog->findChild<QGroupBox *>()->setChecked(true);
    stage.show(dialog);
}

void players(Stage &stage) { stage.show(new views::PlayersDialog(records::fromFile("osiris-tip"))); }

void settings(Stage &stage) { stage.show(new views::SettingsDialog(stage.settings())); }

void handbook(Stage &stage)
{
    auto *window = new views::HandbookWindow(&stage.window());
    window->open({QStringLiteral("computer"), {}});
    window->resize(1000, 640); // as on a screen of 1024x700
    stage.show(window);
}

template <views::ExportChoice::Kind Kind>
void exporting(Stage &stage)
{
    static const record::Record record = records::fromFile("osiris-two-seats");
    static const replay::Timeline timeline(record);
    static const views::ExportSource source{record, timeline, {}, {QStringLiteral("Ada"), QStringLiteral("Noor")}};
    views::ExportChoice choice;
    choice.kind = Kind;
    stage.show(new views::ExportDialog(source, 12, choice));
}

/// One that has a file, one never saved that lost something, one that cannot be read.
void recovery(Stage &stage)
{
    const auto game = [](const char *name) {
        return views::RecoveredGame{.title = [name] { return QString::fromLatin1(name); },
                                    .moment = [] { return QString(); },
                                    .when = QDateTime({2030, 3, 1}, {14, 5}),
                                    .file = {},
                                    .journal = QStringLiteral("/%1.journal").arg(QLatin1String(name))};
    };
    std::vector<views::RecoveredGame> games{game("Ada"), game("Noor"), game("Kim")};
    games[0].file = QStringLiteral("/Ada.cartouche");
    games[1].lostLines = 2;
    games[2].readable = false;
    games[2].title = games[2].moment = nullptr;
    stage.show(new views::RecoveryDialog(std::move(games)));
}

// ---- those that ask

void brokenFile(Stage &stage)
{
    const QString path = stage.path(QStringLiteral("Kim.cartouche"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write("{\"format\": 1}") < 0)
        qFatal("There is no file");
    file.close();
    stage.ask(QStringLiteral("broken-file"), "QMessageBox", [&] { stage.window().openFile(path); });
}

void openFiles(Stage &stage)
{
    stage.ask(QStringLiteral("open"), "QFileDialog", [&] { stage.trigger("&Open…"); });
}

void saveFiles(Stage &stage)
{
    stage.begin(records::training("aton", "human", "human"));
    stage.ask(QStringLiteral("save"), "QFileDialog", [&] { stage.trigger("Save &as…"); });
}

void unsaved(Stage &stage)
{
    stage.begin(records::training("osiris", "human", "human"));
    Table table = stage.table();
    playSome(table, 1);
    stage.ask(QStringLiteral("unsaved"), "QMessageBox", [&] { stage.window().playNow(*engine::games()[0]); });
}

void replaced(Stage &stage)
{
    const record::Record record = records::unfinished(records::fromFile("osiris-two-seats"), 4);
    const QString path = stage.save(record, QStringLiteral("Ada.cartouche"));
    stage.open(path);
    stage.save(records::fromFile("plain"), QStringLiteral("Ada.cartouche"));
    Table table = stage.table();
    playSome(table, 1);
    stage.ask(QStringLiteral("replace"), "QMessageBox", [&] { stage.trigger("&Save"); });
}

void draw(Stage &stage)
{
    stage.begin(records::training("aton", "human", "human"));
    stage.ask(QStringLiteral("draw"), "QMessageBox", [&] { stage.trigger("Agree on a &draw…"); });
}

void reveal(Stage &stage)
{
    record::Record record = records::training("aton", "human", "human");
    record.training = false;
    stage.begin(record);
    stage.ask(QStringLiteral("reveal"), "QMessageBox", [&] { stage.trigger("Re&view the game"); });
}

void about(Stage &stage)
{
    stage.ask(QStringLiteral("about"), "QMessageBox", [&] { stage.trigger("&About Cartouche"); });
}

void nothingKept(Stage &stage)
{
    stage.ask(QStringLiteral("bring-back"), "QMessageBox", [&] { stage.trigger("&Bring back a game…"); });
}

void pasted(Stage &stage)
{
    QGuiApplication::clipboard()->setText(QStringLiteral("{}"));
    stage.ask(QStringLiteral("paste"), "QMessageBox", [&] { stage.trigger("&Paste a position or game"); });
}

void playFromHere(Stage &stage)
{
    stage.open(stage.save(records::studied(), QStringLiteral("Ada.cartouche")));
    stage.trigger("Beginnin&g");
    stage.ask(QStringLiteral("play-from-here"), "views::PlayersDialog", [&] { stage.trigger("Play &from here…"); });
}

void notationMenu(Stage &stage)
{
    stage.open(stage.save(records::studied(), QStringLiteral("Ada.cartouche")));
    stage.window().review()->showPlace({{0}, 1});
    auto *notation = stage.window().findChild<views::NotationView *>();
    stage.popUp(QStringLiteral("notation-menu"), [notation] {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QCoreApplication::sendEvent(notation->viewport(), &event);
    });
}

} // namespace

void addDialogs(std::vector<Exhibit> &all)
{
    using Kind = views::ExportChoice::Kind;
    all.insert(all.end(), {{"new-aton", newGame<0>},
                           {"new-osiris", newGame<1>},
                           {"players", players},
                           {"settings", settings},
                           {"handbook", handbook},
                           {"export-png", exporting<Kind::Png>},
                           {"export-svg", exporting<Kind::Svg>},
                           {"export-pdf", exporting<Kind::Pdf>},
                           {"export-gif", exporting<Kind::Gif>},
                           {"export-page", exporting<Kind::Page>},
                           {"export-text", exporting<Kind::Text>},
                           {"recovery", recovery}});
}

std::vector<Exhibit> questions()
{
    return {{"broken-file", brokenFile},
            {"open", openFiles},
            {"save", saveFiles},
            {"unsaved", unsaved},
            {"replace", replaced},
            {"draw", draw},
            {"reveal", reveal},
            {"about", about},
            {"bring-back", nothingKept},
            {"paste", pasted},
            {"play-from-here", playFromHere},
            {"notation-menu", notationMenu}};
}
