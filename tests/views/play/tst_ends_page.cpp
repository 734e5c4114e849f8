// SPDX-License-Identifier: GPL-3.0-or-later
// Ends that no rule brings about, and other people at the seats, in the middle of a game on a page.
#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>

#include "chooser.h"
#include "seen.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "views/board/board_view_state.h"
#include "views/play/ending.h"

namespace tests::tst_ends_page {

namespace {

std::unique_ptr<Page> playedPage(const char *game, const QStringList &players, int userActions, bool training = false)
{
    auto page = std::make_unique<Page>(newGame(game, players, training), 3);
    engine::Random random(9);
    for (int i = 0; page->waitReady() && i < userActions; ++i)
        actAtRandom(page->play(), random);
    return page;
}

record::SeatEntry seatAs(Page &page, engine::Seat seat, const QString &player, const QString &name = {})
{
    record::SeatEntry entry = page.play().record().seats[seat];
    entry.player = player;
    if (!name.isEmpty())
        entry.name = {name};
    return entry;
}

/// The person acts until it is a computer's turn, which thinks then.
bool actUntilItThinks(Page &page)
{
    while (page.waitReady() && page.play().act(Chooser(page).chosen())) {
        if (page.playback().hasAutomaticStep())
            return waitThinking(page);
    }
    return false;
}

/// A person at the page does something with the mouse, and it counts.
void actByMouse(Page &page)
{
    const int steps = page.play().stepCount();
    QVERIFY(page.page().isReady());
    Chooser input(page);
    input.act(input.chosen());
    QCOMPARE(page.play().stepCount(), steps + 1);
    QVERIFY(page.waitReady());
}

} // namespace

class TestEndsPage : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void anEndIsSaidTakenBackAndDoneAgain_data();
    void anEndIsSaidTakenBackAndDoneAgain();
    void anEndWhileAComputerThinks();
    void anEndIsNotSaidOfThePast();
    void whoMayEndTheGame();
    void aComputerTakesOverWhoIsOnTurn();
    void aPersonTakesOverAThinkingComputer();
    void aPersonWhoJoinsIsKeptApart();
    void anotherSeatOfTheSameKindChangesNothing();
    void namesChangeEverywhereAtOnce();
    void seatsChangeWhileLookingBackAndPaused();
    void changesOfSeatsAreTakenBackWithWhatFollowed();
    void jumpingBackOverAChangeOfSeats();
};

void TestEndsPage::anEndIsSaidTakenBackAndDoneAgain_data()
{
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QStringList>("players");
    QTest::addRow("resigned, two people") << QStringLiteral("resigned") << QStringList{kHuman, kHuman};
    QTest::addRow("resigned, one person") << QStringLiteral("resigned") << QStringList{kHuman, kEasy};
    QTest::addRow("resigned, four seats") << QStringLiteral("resigned") << QStringList{kEasy, kHuman, kEasy, kHuman};
    QTest::addRow("agreed") << QStringLiteral("agreed") << QStringList{kHuman, kHuman, kHuman};
}

void TestEndsPage::anEndIsSaidTakenBackAndDoneAgain()
{
    QFETCH(QString, reason);
    QFETCH(QStringList, players);
    const auto played = playedPage("osiris", players, 12);
    Page &page = *played;
    const QAbstractItemModelTester tester(&page.log(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QStringList before = seenOn(page);
    const bool agreed = reason == QLatin1String("agreed");
    const engine::Seat loser = views::whoMayResign(page.play());
    QSignalSpy finished(&page.page(), &views::GamePage::finished);
    QVERIFY(agreed ? page.play().agreeDraw() : page.play().resign(loser));
    QVERIFY(page.waitReady());
    QCOMPARE(finished.size(), 1);
    const QStringList said = views::endSentences(page.play(), page.page().words(), page.page().seatNames());
    QCOMPARE(said.size(), 2);
    if (agreed)
        QCOMPARE(said.join(QLatin1Char(' ')), QStringLiteral("The game is drawn. All agreed to it."));
    else
        QCOMPARE(said[1], QStringLiteral("%1 has resigned.").arg(page.page().seatNames()[loser]));
    QCOMPARE(page.prompt(), said.join(QLatin1Char(' ')));
    QCOMPARE(page.button("main").text(), QStringLiteral("Rematch"));
    QVERIFY(page.shown().choosable.empty());
    QVERIFY(page.page().isReady());
    const QStringList ended = seenOn(page);
    {
        Page fresh(page.play().record(), 3);
        QVERIFY(fresh.waitReady());
        SAME(ended, seenOn(fresh));
    }
    page.page().history().undo();
    QVERIFY(page.waitReady());
    SAME(seenOn(page), before);
    page.page().history().redo();
    QVERIFY(page.waitReady());
    SAME(seenOn(page), ended);
    page.page().history().undo();
    QVERIFY(page.waitReady());
    actByMouse(page);
}

void TestEndsPage::anEndWhileAComputerThinks()
{
    const auto played = playedPage("osiris", {kHuman, kEasy}, 12);
    Page &page = *played;
    QSignalSpy finished(&page.page(), &views::GamePage::finished);
    QVERIFY(actUntilItThinks(page));
    QVERIFY(page.play().resign(0));
    QVERIFY(!page.play().isThinking());
    QVERIFY(page.waitReady());
    QCOMPARE(finished.size(), 1);
    const int steps = page.play().stepCount();
    page.page().history().undo(); // the computer thinks again
    QVERIFY(page.waitReady());
    QVERIFY(page.play().stepCount() > steps);
    actByMouse(page);
}

void TestEndsPage::anEndIsNotSaidOfThePast()
{
    const auto played = playedPage("osiris", {kHuman, kHuman}, 12);
    Page &page = *played;
    QVERIFY(page.play().resign(1));
    QVERIFY(page.waitReady());
    const QString end = page.prompt();
    page.page().history().lookAt(page.play().stepCount() - 1);
    QVERIFY(!page.prompt().contains(QStringLiteral("resigned")));
    QCOMPARE(page.button("main").text(), QStringLiteral("Back to the game"));
    page.page().history().lookAt(page.play().stepCount());
    QVERIFY(page.waitReady());
    QCOMPARE(page.prompt(), end);
}

void TestEndsPage::whoMayEndTheGame()
{
    const auto person = playedPage("osiris", {kEasy, kHuman}, 3);
    QCOMPARE(views::whoMayResign(person->play()), engine::Seat(1));
    QVERIFY(!views::canAgreeDraw(person->play()));
    const auto people = playedPage("osiris", {kHuman, kHuman}, 3);
    QCOMPARE(views::whoMayResign(people->play()), people->play().humanToAct());
    QVERIFY(views::canAgreeDraw(people->play()));
    QVERIFY(people->play().resign(0));
    QCOMPARE(views::whoMayResign(people->play()), engine::kNobody);
    QVERIFY(!views::canAgreeDraw(people->play()));
}

/// The game goes on by itself.
void TestEndsPage::aComputerTakesOverWhoIsOnTurn()
{
    for (const char *const game : {"aton", "osiris"}) {
        const auto played = playedPage(game, {kHuman, kHuman}, 6);
        Page &page = *played;
        const engine::Seat seat = page.play().humanToAct();
        const engine::Seat other = seat == 0 ? 1 : 0;
        const int steps = page.play().stepCount();
        QVERIFY(page.play().setSeat(seat, seatAs(page, seat, kEasy)));
        QVERIFY(page.waitReady());
        QVERIFY(page.play().stepCount() > steps);
        QVERIFY(page.play().isOver() || page.play().humanToAct() == other);
        QVERIFY(!page.isCovered()); // one person is alone now
        QCOMPARE(page.shown().revealed, other);
        QVERIFY(page.page().isReady());
        Page fresh(page.play().record(), 3);
        QVERIFY(fresh.waitReady());
        SAME(logOf(page), logOf(fresh));
        SAME(sceneOf(page.board()), sceneOf(fresh.board()));
        SAME(panelsOf(page.page()), panelsOf(fresh.page()));
    }
}

void TestEndsPage::aPersonTakesOverAThinkingComputer()
{
    const auto played = playedPage("osiris", {kHuman, kEasy}, 6);
    Page &page = *played;
    QVERIFY(actUntilItThinks(page));
    const int steps = page.play().stepCount();
    QVERIFY(page.play().setSeat(1, seatAs(page, 1, kHuman)));
    QVERIFY(!page.play().isThinking());
    QVERIFY(page.waitReady());
    QCOMPARE(page.play().stepCount(), steps);
    QCOMPARE(page.play().humanToAct(), engine::Seat(1));
    actByMouse(page);
}

/// A second person at the screen: what the first alone saw is covered at once.
void TestEndsPage::aPersonWhoJoinsIsKeptApart()
{
    Page page(newGame("aton", {kHuman, kEasy}), 3);
    QVERIFY(page.waitReady());
    QCOMPARE(page.shown().revealed, engine::Seat(0));
    QVERIFY(page.play().setSeat(1, seatAs(page, 1, kHuman)));
    QVERIFY(page.waitReady());
    QVERIFY(page.isCovered());
    QCOMPARE(page.shown().revealed, engine::kNobody);
    Page fresh(page.play().record(), 3);
    QVERIFY(fresh.waitReady());
    SAME(logOf(page), logOf(fresh));
    SAME(sceneOf(page.board()), sceneOf(fresh.board()));
}

void TestEndsPage::anotherSeatOfTheSameKindChangesNothing()
{
    const auto played = playedPage("osiris", {kHuman, kEasy}, 6);
    Page &page = *played;
    const QStringList before = seenOn(page);
    ChangeSpy seats(page.play(), play::Change::Seats);
    QVERIFY(!page.play().setSeat(0, seatAs(page, 0, kHuman)));
    QVERIFY(seats.isEmpty());
    SAME(seenOn(page), before);
    QVERIFY(page.play().setSeat(1, seatAs(page, 1, QStringLiteral("medium"))));
    QVERIFY(page.waitReady());
    actByMouse(page);
}

void TestEndsPage::namesChangeEverywhereAtOnce()
{
    const QString name = QStringLiteral("Zenobia");
    const auto played = playedPage("osiris", {kHuman, kHuman}, 20);
    Page &page = *played;
    const engine::Seat seat = page.play().humanToAct();
    const QString old = page.page().seatNames()[seat];
    QSignalSpy changed(&page.page(), &views::GamePage::changed);
    QSignalSpy data(&page.log(), &QAbstractItemModel::dataChanged);
    QVERIFY(page.play().setSeat(seat, seatAs(page, seat, kHuman, name)));
    QCOMPARE(page.page().seatNames()[seat], name);
    QVERIFY(!changed.isEmpty() && !data.isEmpty());
    QVERIFY(logOf(page).join(QLatin1Char('\n')).contains(name));
    QVERIFY(!logOf(page).join(QLatin1Char('\n')).contains(old));
    QVERIFY(sceneOf(page.board()).join(QLatin1Char('\n')).contains(name));
    QVERIFY(page.prompt().contains(name));
    QVERIFY(!page.prompt().contains(old));
    QVERIFY(page.waitReady());
    {
        Page fresh(page.play().record(), 3);
        QVERIFY(fresh.waitReady());
        // The fresh page cannot take back the change of seats; it shows all else.
        SAME(sceneOf(page.board()), sceneOf(fresh.board()));
        SAME(panelsOf(page.page()), panelsOf(fresh.page()));
        SAME(logOf(page), logOf(fresh));
        QCOMPARE(page.prompt(), fresh.prompt());
    }
    actByMouse(page);
}

void TestEndsPage::seatsChangeWhileLookingBackAndPaused()
{
    const auto played = playedPage("osiris", {kHuman, kEasy}, 10);
    Page &page = *played;
    page.page().history().lookAt(4);
    QVERIFY(page.play().setSeat(0, seatAs(page, 0, kEasy)));
    QVERIFY(page.playback().isLookingBack());
    QCOMPARE(page.page().shownStep(), 4);
    QVERIFY(!page.play().isThinking());
    QVERIFY(page.play().setSeat(0, seatAs(page, 0, kHuman)));
    page.page().history().lookAt(page.play().stepCount());
    QVERIFY(page.waitReady());
    actByMouse(page);
    page.page().pause().set(true);
    QVERIFY(page.play().setSeat(1, seatAs(page, 1, kHuman)));
    QVERIFY(page.page().pause().isOn());
    QCOMPARE(page.prompt(), QStringLiteral("The game is paused"));
    page.page().pause().set(false);
    QVERIFY(page.waitReady());
    actByMouse(page);
}

/// The computer that took over a seat has played on: all of it goes with the change.
void TestEndsPage::changesOfSeatsAreTakenBackWithWhatFollowed()
{
    const auto played = playedPage("osiris", {kHuman, kHuman}, 8, true);
    Page &page = *played;
    const QAbstractItemModelTester tester(&page.log(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QStringList before = seenOn(page);
    const int steps = page.play().stepCount();
    const engine::Seat seat = page.play().humanToAct();
    QVERIFY(page.play().setSeat(seat, seatAs(page, seat, kEasy)));
    QVERIFY(page.waitReady());
    QVERIFY(page.play().stepCount() > steps);
    const QStringList after = seenOn(page);
    const std::vector<engine::Action> actions = page.play().record().line.actions;
    page.page().history().undo();
    QVERIFY(page.waitReady());
    QCOMPARE(page.play().stepCount(), steps);
    SAME(seenOn(page), before);
    QSignalSpy shown(&page.playback(), &views::PlaybackController::momentShown);
    page.page().history().redo();
    QVERIFY(page.waitReady());
    QVERIFY(page.play().record().line.actions == actions);
    SAME(seenOn(page), after);
    for (qsizetype i = 1; i < shown.size(); ++i) // never back
        QVERIFY(shown[i].front().toInt() >= shown[i - 1].front().toInt());
    page.page().history().undo();
    QVERIFY(page.waitReady());
    actByMouse(page);
}

void TestEndsPage::jumpingBackOverAChangeOfSeats()
{
    for (const auto &[first, then] : {std::pair(kHuman, kEasy), std::pair(kEasy, kHuman)}) {
        const auto played = playedPage("osiris", {kHuman, first}, 8, true);
        Page &page = *played;
        const QAbstractItemModelTester tester(&page.log(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QStringList before = seenOn(page);
        const int steps = page.play().stepCount();
        engine::Random random(12);
        actAtRandom(page.play(), random);
        QVERIFY(page.waitReady());
        QVERIFY(page.play().setSeat(1, seatAs(page, 1, then)));
        for (int i = 0; i < 6 && page.waitReady(); ++i)
            actAtRandom(page.play(), random);
        QVERIFY(page.waitReady());
        page.page().history().lookAt(steps);
        QVERIFY(page.page().history().canGoBackHere());
        page.page().history().goBackHere();
        QVERIFY(page.waitReady());
        QCOMPARE(page.play().stepCount(), steps);
        SAME(seenOn(page), before);
    }
}

} // namespace tests::tst_ends_page

TEST_CLASS(tst_ends_page, TestEndsPage)
#include "tst_ends_page.moc"
