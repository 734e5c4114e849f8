// SPDX-License-Identifier: GPL-3.0-or-later
// The start page: a tile a game, the level, the last game, and the way to the lessons for whoever is new.
#include <map>

#include <QLabel>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>

#include "program.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/board/board_plan.h"
#include "views/common/segmented_row.h"
#include "views/dialogs/new_game.h"
#include "views/play/game_page.h"
#include "views/window/game_tile.h"
#include "views/window/start_page.h"

namespace tests::tst_start_page {

using views::GameTile;
using views::MainWindow;

class TestStartPage : public ProgramTest {
    Q_OBJECT

private slots:
    void eachGameHasATileWithItsBoard();
    void whoIsNewIsShownTheLessons();
    void theLevelIsChosenThere();
    void whoPlayedAloneIsOfferedAComputerToo();
    void theLastGameGoesOn();
    void itScrollsWhereThereIsNoRoom();
    void allOfItIsSeenAtOnce_data();
    void allOfItIsSeenAtOnce();
    void rowsOfTilesAreFull();
    void theKeysOfListenersSaySomethingToo();

private:
    GameTile &tile(MainWindow &window, int number) { return *window.findChildren<GameTile *>().at(number); }
    static QPushButton &button(const GameTile &tile, const char *name)
    {
        return *tile.findChild<QPushButton *>(QLatin1String(name));
    }
};

void TestStartPage::eachGameHasATileWithItsBoard()
{
    MainWindow &window = m_program->start();
    QCOMPARE(window.findChildren<GameTile *>().size(), static_cast<qsizetype>(views::picturedGames().size()));
    for (std::size_t i = 0; i < views::picturedGames().size(); ++i) {
        const GameTile &each = tile(window, static_cast<int>(i));
        QCOMPARE(&each.game(), views::picturedGames()[i]);
        const auto *board = each.findChild<QLabel *>(QStringLiteral("small-board"));
        QTRY_VERIFY(!board->pixmap().isNull());
        QVERIFY(board->pixmap().deviceIndependentSize().width() <= board->width());
        QVERIFY(button(each, "play").isVisible() && !button(each, "go-on").isVisible());
    }
    QTest::mouseClick(&button(tile(window, 1), "learn"), Qt::LeftButton);
    QVERIFY(window.find<views::CoursePage>());
}

void TestStartPage::whoIsNewIsShownTheLessons()
{
    MainWindow &window = m_program->start();
    const auto *nudge = window.findChild<QLabel *>(QStringLiteral("nudge"));
    QVERIFY(nudge->isVisible());
    QVERIFY(button(tile(window, 0), "learn").property("main").toBool() && button(tile(window, 0), "learn").hasFocus());
    QVERIFY(!button(tile(window, 0), "play").property("main").toBool());
    QTest::mouseClick(&button(tile(window, 0), "play"), Qt::LeftButton);
    QVERIFY(window.find<views::GamePage>());
    QVERIFY(m_program->quit());
    MainWindow &again = m_program->start();
    QVERIFY(!again.findChild<QLabel *>(QStringLiteral("nudge"))->isVisible());
    QVERIFY(button(tile(again, 0), "play").property("main").toBool() && button(tile(again, 0), "play").hasFocus());
    for (int other = 1; other < again.findChildren<GameTile *>().size(); ++other) // one main button
        QVERIFY(!button(tile(again, other), "play").property("main").toBool());
}

void TestStartPage::theLevelIsChosenThere()
{
    const engine::Game &game = *views::picturedGames()[1];
    MainWindow &window = m_program->start();
    auto *level = tile(window, 1).findChild<views::SegmentedRow *>();
    QCOMPARE(level->currentId(), views::levelOf(m_program->settings(), game));
    level->setFocus();
    QTest::keyClick(window.focusWidget(), Qt::Key_Right);
    QTest::keyClick(window.focusWidget(), Qt::Key_Right);
    const QString hard = QString::fromStdString(game.levels()[2].id);
    QCOMPARE(level->currentId(), hard);
    for (const auto *each : level->findChildren<QRadioButton *>())
        QVERIFY(each->accessibleName().contains(QStringLiteral("Level of the computer, "))
                && !each->toolTip().isEmpty());
    QTest::mouseClick(&button(tile(window, 1), "play"), Qt::LeftButton);
    const std::vector<record::SeatEntry> seats = window.document()->play().record().seats;
    QCOMPARE(seats.front().player, views::kPerson);
    for (std::size_t seat = 1; seat < seats.size(); ++seat)
        QCOMPARE(seats[seat].player, hard);
    QCOMPARE(views::levelOf(m_program->settings(), game), hard);
}

/// One seat has no computer player beside it.
void TestStartPage::whoPlayedAloneIsOfferedAComputerToo()
{
    const std::vector<const engine::Game *> &games = views::picturedGames();
    const auto found = std::find_if(games.begin(), games.end(), [](const auto *game) { return game->seating(1); });
    QVERIFY(found != games.end());
    const engine::Game &game = **found;
    m_program->start();
    m_program->settings().setLastGame(words::idOf(game), {{{}, views::kPerson}}, {}, false, {});
    QVERIFY(m_program->quit());
    MainWindow &window = m_program->start();
    const int at = static_cast<int>(found - games.begin());
    QCOMPARE(tile(window, at).findChild<views::SegmentedRow *>()->currentId(),
             QString::fromStdString(game.levels().front().id));
    QTest::mouseClick(&button(tile(window, at), "play"), Qt::LeftButton);
    QCOMPARE(window.document()->play().record().seats.size(), std::size_t(2));
}

void TestStartPage::theLastGameGoesOn()
{
    MainWindow &first = m_program->start();
    first.navigator().beginGame(trainingGame(views::kPerson, views::kPerson), 1);
    Table table(first);
    table.hurry();
    playSome(table, 2);
    const QByteArray played = record::write(table.play().record());
    QVERIFY(first.navigator().showCourse(*views::picturedGames().front()));
    MainWindow &window = *m_program->windows().open();
    QVERIFY(!button(tile(window, 1), "go-on").isVisible());
    QPushButton &resume = button(tile(window, 0), "go-on");
    QVERIFY(resume.isVisible());
    QVERIFY2(resume.accessibleDescription().contains(QStringLiteral("Red – Blue")), qPrintable(resume.toolTip()));
    QTest::mouseClick(&resume, Qt::LeftButton);
    QVERIFY(window.document());
    QCOMPARE(record::write(window.document()->play().record()), played);
}

void TestStartPage::itScrollsWhereThereIsNoRoom()
{
    MainWindow &window = m_program->start();
    window.resize(640, 480);
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto *area = window.find<views::StartPage>()->findChild<QScrollArea *>();
    QTRY_VERIFY(area->widget()->height() > area->viewport()->height());
    window.resize(960, 540); // one bar, not the window's beside it
    QTRY_VERIFY(!window.findChild<QScrollArea *>()->verticalScrollBar()->isVisible());
    QVERIFY(area->verticalScrollBar()->isVisible());
}

void TestStartPage::allOfItIsSeenAtOnce_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "fr", "de"})
        QTest::newRow(language) << QString(language);
}

/// In the window that opens on a screen of 1280 x 800.
void TestStartPage::allOfItIsSeenAtOnce()
{
    QFETCH(const QString, language);
    MainWindow &window = m_program->start();
    m_program->settings().language.set(language);
    window.resize(1264, 752);
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto *area = window.find<views::StartPage>()->findChild<QScrollArea *>();
    QTRY_COMPARE(tile(window, 0).y(), tile(window, static_cast<int>(views::picturedGames().size()) - 1).y());
    QTRY_COMPARE(area->widget()->height(), area->viewport()->height());
    m_program->settings().language.set(QStringLiteral("en"));
}

void TestStartPage::rowsOfTilesAreFull()
{
    MainWindow &window = m_program->start();
    for (const int width : {1000, 1264, 1500, 1920, 3840}) {
        window.resize(width, width * 9 / 16);
        QCoreApplication::processEvents();
        std::map<int, int> rows;
        for (const auto *each : window.findChildren<GameTile *>())
            ++rows[each->y()];
        for (const auto &[y, count] : rows)
            QVERIFY2(count == rows.begin()->second, qPrintable(QString::number(width)));
        QVERIFY(rows.size() <= 2);
    }
}

void TestStartPage::theKeysOfListenersSaySomethingToo()
{
    MainWindow &window = m_program->start();
    heardIn(window);
    QTest::keyClick(&button(tile(window, 0), "play"), Qt::Key_F2);
    QCOMPARE(heardIn(window).front(), QStringLiteral("Board games of ancient Egypt"));
    for (const Qt::Key key : {Qt::Key_F3, Qt::Key_F4, Qt::Key_B, Qt::Key_N}) {
        QTest::keyClick(&button(tile(window, 0), "play"), key);
        QCOMPARE(heardIn(window), QStringList{QStringLiteral("No game is open here.")});
    }
}

} // namespace tests::tst_start_page

TEST_CLASS(tst_start_page, TestStartPage)
#include "tst_start_page.moc"
