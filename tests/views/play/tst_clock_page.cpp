// SPDX-License-Identifier: GPL-3.0-or-later
// Time on a page: when it runs, pauses, and the fall of a flag.
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>

#include "chooser.h"
#include "model/play/clock.h"
#include "seen.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "views/board/board_view_state.h"
#include "views/play/ending.h"
#include "views/play/pause_overlay.h"
#include "views/play/peek_overlay.h"

namespace tests::tst_clock_page {

namespace {

constexpr int kMoment = 30; // ms: so long a test looks whether anything happens

record::Record timedGame(const char *game, const QStringList &players, int seconds = 600)
{
    record::Record record = newGame(game, players);
    record.timing = record::Timing{record::TimeControl{seconds, 0}, {}, {}, {}};
    return record;
}

play::Clock &clockOf(Page &page) { return page.page().document()->clock(); }

engine::SeatSet running(Page &page) { return clockOf(page).running(); }

engine::SeatSet onTurn(Page &page) { return engine::seatBit(page.play().humanToAct()); }

QPushButton &coverButton(Page &page, const char *cover)
{
    return *page.page().findChild<QWidget *>(QLatin1String(cover))->findChild<QPushButton *>();
}

bool isPauseCovered(Page &page) { return page.page().findChild<QWidget *>(QStringLiteral("pause"))->isVisible(); }

/// True if no step came and nothing new was told for a moment.
bool staysStill(Page &page)
{
    ChangeSpy added(page.play(), play::Change::StepAdded);
    const views::Moment before = page.playback().moment();
    return !added.wait(kMoment) && page.playback().moment() == before;
}

} // namespace

class TestClockPage : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void thereAreClocksOnlyWithATimeControl();
    void timeRunsWhileAPersonMayChoose();
    void timeRunsWhileAComputerThinks();
    void noTimeRunsUnderACover();
    void noTimeRunsUnderTheCoverOfALook();
    void theTimeRunsOnWhileLookingBack();
    void noTimeRunsWhileATurnIsShownAgain();
    void noTimeRunsWhileADialogueAsks();
    void timeRunsAgainAfterUndo();
    void aPauseWithoutAClockLeavesTheBoard();
    void aPauseWithAClockCoversTheBoard();
    void aPauseIsRecorded();
    void aPauseStopsThoughtsAndTelling();
    void undoAndRedoWhilePausedShowAtOnce();
    void aFallenFlagEndsTheGame();
    void aFlagFallsInAGameThatIsOverNoMore();
};

void TestClockPage::thereAreClocksOnlyWithATimeControl()
{
    Page without(newGame("aton", {kHuman, kEasy}));
    QVERIFY(!without.page().findChild<QWidget *>(QStringLiteral("clocks"))->isVisible());
    Page with(timedGame("aton", {kHuman, kEasy}));
    QVERIFY(with.page().findChild<QWidget *>(QStringLiteral("clocks"))->isVisible());
    QVERIFY(without.waitReady());
    without.page().pause().set(true);
    without.page().pause().set(false);
    QVERIFY(!without.page().findChild<QWidget *>(QStringLiteral("clocks"))->isVisible());
}

void TestClockPage::timeRunsWhileAPersonMayChoose()
{
    for (const auto &players : {QStringList{kHuman, kHuman}, QStringList{kHuman, kEasy, kHuman}}) {
        Page page(timedGame("osiris", players), 2);
        engine::Random random(4);
        // Whenever anything is told, nobody's time runs.
        connect(&page.playback(), &views::PlaybackController::momentShown, this, [&] { QCOMPARE(running(page), 0); });
        for (int i = 0; i < 30 && page.waitReady(); ++i) {
            QCOMPARE(running(page), page.isCovered() ? 0 : onTurn(page));
            actAtRandom(page.play(), random);
            QVERIFY(!page.playback().isPlayingBack() || running(page) == 0);
        }
    }
}

void TestClockPage::timeRunsWhileAComputerThinks()
{
    Page page(timedGame("osiris", {kHuman, kEasy}), 2);
    int thought = 0;
    connect(&page.play(), &play::Play::changed, this, [&](const play::Change &change) {
        if (!change.has(play::Change::Thinking))
            return;
        if (page.play().isThinking())
            QCOMPARE(running(page), engine::seatBit(page.play().thinkingSeat()));
        thought += page.play().isThinking() ? 1 : 0;
    });
    engine::Random random(4);
    for (int i = 0; i < 20 && page.waitReady(); ++i)
        actAtRandom(page.play(), random);
    QVERIFY(thought > 5);
}

void TestClockPage::noTimeRunsUnderACover()
{
    Page page(timedGame("aton", {kHuman, kHuman}), 2);
    QVERIFY(page.waitReady());
    QVERIFY(page.isCovered());
    QCOMPARE(running(page), 0);
    QTest::mouseClick(&coverButton(page, "cover"), Qt::LeftButton);
    QVERIFY(!page.isCovered());
    QCOMPARE(running(page), onTurn(page));
    page.lay();
    QVERIFY(page.waitReady());
    QVERIFY(page.isCovered());
    QCOMPARE(running(page), 0);
}

void TestClockPage::noTimeRunsUnderTheCoverOfALook()
{
    Page page(timedGame("osiris", {kHuman, kHuman}), 2);
    QVERIFY(page.waitReady());
    QCOMPARE(running(page), onTurn(page));
    auto &look = *page.page().findChild<views::PeekOverlay *>();
    QTest::mouseClick(page.page().findChild<QPushButton *>(QStringLiteral("showSecrets")), Qt::LeftButton);
    QVERIFY(look.isVisible());
    QCOMPARE(running(page), 0);
    QTest::keyClick(look.findChild<QPushButton *>(), Qt::Key_Escape);
    QVERIFY(!look.isVisible());
    QCOMPARE(running(page), onTurn(page));
}

void TestClockPage::theTimeRunsOnWhileLookingBack()
{
    Page page(timedGame("osiris", {kHuman, kHuman}), 2);
    engine::Random random(4);
    for (int i = 0; i < 5 && page.waitReady(); ++i)
        actAtRandom(page.play(), random);
    QVERIFY(page.waitReady());
    QCOMPARE(running(page), onTurn(page));
    page.page().history().lookAt(2);
    QCOMPARE(running(page), onTurn(page));
    page.page().setAsked(true);
    QCOMPARE(running(page), 0);
    page.page().setAsked(false);
    QCOMPARE(running(page), onTurn(page));
    page.page().history().lookAt(page.play().stepCount());
    QVERIFY(page.waitReady());
    QCOMPARE(running(page), onTurn(page));
}

void TestClockPage::noTimeRunsWhileATurnIsShownAgain()
{
    Page page(timedGame("osiris", {kHuman, kHuman}), 2);
    engine::Random random(4);
    for (int i = 0; i < 5 && page.waitReady(); ++i)
        actAtRandom(page.play(), random);
    QVERIFY(page.waitReady());
    page.page().history().showLastTurn();
    QVERIFY(page.playback().isShowingAgain());
    QCOMPARE(running(page), 0);
    QVERIFY(page.waitReady());
    QCOMPARE(running(page), onTurn(page));
}

void TestClockPage::noTimeRunsWhileADialogueAsks()
{
    Page page(timedGame("osiris", {kHuman, kEasy}), 2);
    QVERIFY(page.waitReady());
    page.page().setAsked(true);
    QCOMPARE(running(page), 0);
    page.page().setAsked(false);
    QCOMPARE(running(page), onTurn(page));
    QVERIFY(page.play().act(Chooser(page).chosen()));
    QVERIFY(waitThinking(page));
    page.page().setAsked(true);
    QVERIFY(!page.play().isThinking());
    QCOMPARE(running(page), 0);
    QVERIFY(staysStill(page));
    page.page().setAsked(false);
    QVERIFY(page.waitReady());
    QCOMPARE(running(page), onTurn(page));
}

void TestClockPage::timeRunsAgainAfterUndo()
{
    Page page(timedGame("osiris", {kHuman, kHuman}), 2);
    engine::Random random(4);
    for (int i = 0; i < 4 && page.waitReady(); ++i)
        actAtRandom(page.play(), random);
    QVERIFY(page.waitReady());
    page.page().history().undo();
    QVERIFY(page.waitReady());
    QCOMPARE(running(page), onTurn(page));
    page.page().history().redo();
    QVERIFY(page.waitReady());
    QCOMPARE(running(page), onTurn(page));
}

void TestClockPage::aPauseWithoutAClockLeavesTheBoard()
{
    Page page(newGame("aton", {kHuman, kEasy}), 5);
    QVERIFY(page.waitReady());
    const QString prompt = page.prompt();
    const int steps = page.play().stepCount();
    page.page().pause().set(true);
    QVERIFY(page.page().pause().isOn() && !isPauseCovered(page));
    QCOMPARE(page.prompt(), QStringLiteral("The game is paused"));
    QCOMPARE(page.button("main").text(), QStringLiteral("Go on"));
    page.lay();
    QCOMPARE(page.play().stepCount(), steps);
    QVERIFY(page.shown().choosable.empty());
    page.page().pause().set(true); // once is enough
    QTest::mouseClick(&page.button("main"), Qt::LeftButton);
    QVERIFY(!page.page().pause().isOn());
    QCOMPARE(page.prompt(), prompt);
    page.lay();
    QVERIFY(page.play().stepCount() > steps);
}

void TestClockPage::aPauseWithAClockCoversTheBoard()
{
    Page page(timedGame("aton", {kHuman, kEasy}), 5);
    QVERIFY(page.waitReady());
    QCOMPARE(running(page), onTurn(page));
    page.page().pause().set(true);
    QVERIFY(isPauseCovered(page));
    QVERIFY(clockOf(page).isPaused());
    QVERIFY(!page.button("main").isVisible());
    const int left = clockOf(page).left(0);
    const int steps = page.play().stepCount();
    page.page().history().lookAt(1); // nothing is seen meanwhile
    QVERIFY(!page.playback().isLookingBack());
    QVERIFY(staysStill(page));
    QCOMPARE(clockOf(page).left(0), left);
    page.lay();
    QCOMPARE(page.play().stepCount(), steps);
    QTest::mouseClick(&coverButton(page, "pause"), Qt::LeftButton);
    QVERIFY(!page.page().pause().isOn() && !isPauseCovered(page));
    QCOMPARE(running(page), onTurn(page));
    page.lay();
    QVERIFY(page.play().stepCount() > steps);
}

void TestClockPage::aPauseIsRecorded()
{
    for (const bool timed : {false, true}) {
        Page page(timed ? timedGame("aton", {kHuman, kEasy}) : newGame("aton", {kHuman, kEasy}), 5);
        QVERIFY(page.waitReady());
        QSignalSpy edited(&page.play(), &play::Play::edited);
        page.page().pause().set(true);
        QVERIFY(staysStill(page));
        QVERIFY(edited.isEmpty());
        page.page().pause().set(false);
        QCOMPARE(edited.size(), 1);
        const std::map<int, int> &pauses = page.play().record().timing->pauses;
        QCOMPARE(pauses.size(), std::size_t(1));
        QCOMPARE(pauses.begin()->first, page.play().stepCount());
        QVERIFY(pauses.begin()->second >= kMoment / 2);
    }
}

void TestClockPage::aPauseStopsThoughtsAndTelling()
{
    Page page(timedGame("osiris", {kHuman, kEasy}), 2);
    Page straight(timedGame("osiris", {kHuman, kEasy}), 2);
    QVERIFY(page.waitReady() && straight.waitReady());
    QVERIFY(straight.play().act(Chooser(straight).chosen()) && straight.waitReady());
    QVERIFY(page.play().act(Chooser(page).chosen()));
    page.page().pause().set(true); // while it is told
    QVERIFY(staysStill(page));
    page.page().pause().set(false);
    QVERIFY(waitThinking(page));
    page.page().pause().set(true);
    QVERIFY(!page.play().isThinking());
    QVERIFY(staysStill(page));
    page.page().pause().set(false);
    QVERIFY(page.waitReady());
    QVERIFY(page.play().position() == straight.play().position());
}

void TestClockPage::undoAndRedoWhilePausedShowAtOnce()
{
    Page page(newGame("osiris", {kHuman, kEasy}, true), 2);
    engine::Random random(4);
    for (int i = 0; i < 4 && page.waitReady(); ++i)
        actAtRandom(page.play(), random);
    QVERIFY(page.waitReady());
    const int steps = page.play().stepCount();
    page.page().pause().set(true);
    int undone = 0;
    for (; page.page().history().canUndo(); ++undone) {
        page.page().history().undo();
        QCOMPARE(page.page().shownStep(), page.play().stepCount());
        QVERIFY(page.shown().position == page.play().position());
        QCOMPARE(page.prompt(), QStringLiteral("The game is paused"));
    }
    QCOMPARE(undone, 4);
    for (; page.page().history().canRedo(); --undone) {
        page.page().history().redo();
        QCOMPARE(page.page().shownStep(), page.play().stepCount());
        QVERIFY(page.shown().position == page.play().position());
    }
    QCOMPARE(undone, 0);
    QCOMPARE(page.play().stepCount(), steps);
    page.page().pause().set(false);
    QVERIFY(page.waitReady());
    QVERIFY(page.page().isReady());
}

void TestClockPage::aFallenFlagEndsTheGame()
{
    for (const auto &players : {QStringList{kHuman, kEasy}, QStringList{kHuman, kHuman}}) {
        record::Record record = timedGame("osiris", players);
        engine::Random random(4);
        {
            Page before(record, 2);
            for (int i = 0; i < 3 && before.waitReady(); ++i)
                actAtRandom(before.play(), random);
            QVERIFY(before.waitReady());
            record = before.play().record();
        }
        const auto steps = static_cast<int>(record.line.actions.size());
        record.timing->left[steps] = {40, 40};
        Page page(record, 2);
        QSignalSpy finished(&page.page(), &views::GamePage::finished);
        QVERIFY(page.waitReady());
        const engine::Seat seat = page.play().humanToAct();
        QVERIFY(!finished.isEmpty() || finished.wait());
        QCOMPARE(finished.size(), 1);
        QVERIFY(page.play().isOver());
        QCOMPARE(page.play().stepCount(), steps);
        QCOMPARE(page.play().result()->reason, std::string("time"));
        QCOMPARE(running(page), 0);
        const QString name = page.page().seatNames()[seat];
        const QStringList said = views::endSentences(page.play(), page.page().words(), page.page().seatNames());
        QCOMPARE(said.size(), 2);
        QCOMPARE(said[1], QStringLiteral("The time of %1 has run out.").arg(name));
        QVERIFY(page.prompt().contains(said[0]) && page.prompt().contains(said[1]));
        QCOMPARE(page.button("main").text(), QStringLiteral("Rematch"));
        QVERIFY(page.shown().choosable.empty());
        QVERIFY(page.page().isReady());
    }
}

void TestClockPage::aFlagFallsInAGameThatIsOverNoMore()
{
    Page page(timedGame("osiris", {kHuman, kHuman}), 2);
    QVERIFY(page.waitReady());
    QVERIFY(page.play().resign(0));
    QCOMPARE(running(page), 0);
    page.page().pause().set(true);
    QVERIFY(!page.page().pause().isOn());
    page.page().setAsked(true);
    page.page().setAsked(false);
    QCOMPARE(running(page), 0);
}

} // namespace tests::tst_clock_page

TEST_CLASS(tst_clock_page, TestClockPage)
#include "tst_clock_page.moc"
