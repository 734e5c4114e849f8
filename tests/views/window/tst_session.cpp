// SPDX-License-Identifier: GPL-3.0-or-later
// What the program remembers from one run to the next, but for the games: window, files, the last game of each kind.
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QSpinBox>

#include "program.h"
#include "tests/test_class.h"
#include "views/board/board_plan.h"
#include "views/dialogs/new_game_dialog.h"
#include "views/dialogs/screen_room.h"
#include "views/play/game_page.h"

namespace tests::tst_session {

using views::MainWindow;

class TestSession : public ProgramTest {
    Q_OBJECT

private slots:
    void theWindowComesBackWhereItWas();
    void noWindowIsLargerThanTheScreen();
    void theFilesComeBack();
    void theLastGameOfEachKindComesBack();
};

void TestSession::theWindowComesBackWhereItWas()
{
    const QRect place(40, 60, 700, 500);
    m_program->start().setGeometry(place);
    QVERIFY(m_program->quit());
    QCOMPARE(m_program->start().geometry(), place);
    // Of several the oldest one, which is closed last.
    m_program->windows().open()->setGeometry(10, 10, 660, 490);
    QVERIFY(m_program->quit());
    QCOMPARE(m_program->start().geometry(), place);
    m_program->windows().all().front()->showMaximized();
    QVERIFY(m_program->quit());
    QVERIFY(m_program->start().isMaximized());
}

/// Nor what a window manager puts around it: as if the screen had been a larger one.
void TestSession::noWindowIsLargerThanTheScreen()
{
    MainWindow &first = m_program->start();
    const QRect screen = first.screen()->availableGeometry();
    const QSize room = views::screenRoom(first);
    first.setGeometry(screen);
    const MainWindow &second = *m_program->windows().open();
    QCOMPARE(second.size(), room);
    QVERIFY(m_program->quit());
    const MainWindow &again = m_program->start();
    QCOMPARE(again.size(), room);
    QVERIFY(screen.contains(again.geometry()));
}

void TestSession::theFilesComeBack()
{
    const QString one = m_program->path(QStringLiteral("one.cartouche"));
    const QString two = m_program->path(QStringLiteral("two.cartouche"));
    Table table(m_program->start());
    table.window().navigator().beginGame(trainingGame(kHuman, kHuman), 1);
    table.hurry();
    playSome(table, 1);
    saveAs(table, one);
    MainWindow &other = *m_program->windows().open();
    saveAs(table, two);
    const auto offered = [](MainWindow &window) {
        QStringList names;
        for (const QAction *action : entry(window, "Open recent").menu()->actions())
            names << action->toolTip();
        return names;
    };
    QCOMPARE(offered(other), QStringList({two, one})); // in every window at once
    QVERIFY(m_program->quit());
    MainWindow &window = m_program->start();
    QCOMPARE(offered(window), QStringList({two, one}));
    QCOMPARE(m_program->windows().all().size(), 1U);
    QCOMPARE(window.document()->autosave().file(), two);
}

void TestSession::theLastGameOfEachKindComesBack()
{
    MainWindow &window = m_program->start();
    const Answer setUp("views::NewGameDialog", [](QDialog &dialog) {
        dialog.findChild<QCheckBox *>()->setChecked(true);
        for (auto *choice : dialog.findChildren<QComboBox *>()) {
            if (const int tenMinutes = choice->findData(600); tenMinutes > 0)
                choice->setCurrentIndex(tenMinutes);
        }
        dialog.findChild<QSpinBox *>(QStringLiteral("increment"))->setValue(7);
        Program::press(dialog, "Play");
    });
    entry(window, "New…").trigger();
    QVERIFY(setUp.came());
    const record::Record chosen = window.find<views::GamePage>()->play().beginning();
    QVERIFY(chosen.training);
    QCOMPARE(chosen.timing->control->seconds, 600);
    QCOMPARE(chosen.timing->control->increment, 7);
    QVERIFY(m_program->quit());

    // Of that game only, without a question, …
    MainWindow &again = m_program->start();
    QVERIFY(!again.find<views::GamePage>());
    for (const engine::Game *game : views::picturedGames()) {
        again.navigator().playNow(*game);
        const record::Record &record = again.find<views::GamePage>()->play().beginning();
        const bool same = game == chosen.game;
        QCOMPARE(record.training, same);
        QCOMPARE(record.timing && record.timing->control, same);
        QVERIFY(!same || record.timing->control == chosen.timing->control);
    }
    QVERIFY(m_program->quit());
    // … and in the dialogue.
    MainWindow &third = m_program->start();
    bool training = false;
    int increment = 0;
    const Answer shown("views::NewGameDialog", [&](QDialog &dialog) {
        training = dialog.findChild<QCheckBox *>()->isChecked();
        increment = dialog.findChild<QSpinBox *>(QStringLiteral("increment"))->value();
        Program::press(dialog, "Play");
    });
    entry(third, "New…").trigger();
    QVERIFY(shown.came());
    QVERIFY(training);
    QCOMPARE(increment, 7);
    QVERIFY(third.find<views::GamePage>()->play().record().timing->control == chosen.timing->control);
}

} // namespace tests::tst_session

TEST_CLASS(tst_session, TestSession)
#include "tst_session.moc"
