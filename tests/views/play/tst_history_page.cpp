// SPDX-License-Identifier: GPL-3.0-or-later
// Looking back: what is seen of the past, what stays hidden, and how the game waits meanwhile.
#include <QAbstractItemModelTester>
#include <QListView>
#include <QRegularExpression>
#include <QSignalSpy>

#include "chooser.h"
#include "model/engine/core/insight.h"
#include "model/engine/core/panel.h"
#include "seen.h"
#include "tests/extent.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "views/board/board_view_state.h"
#include "views/timeline/timeline_buttons.h"
#include "views/timeline/timeline_strip.h"

namespace tests::tst_history_page {

namespace {

/// A page with a game that was played on at random for so many choices of people.
std::unique_ptr<Page> playedPage(const char *game, const QStringList &players, int userActions, bool training = false)
{
    auto page = std::make_unique<Page>(newGame(game, players, training), 3);
    engine::Random random(9);
    for (int i = 0; page->waitReady() && i < userActions && !page->play().isOver(); ++i)
        actAtRandom(page->play(), random);
    return page;
}

QListView &logView(Page &page) { return *page.page().findChild<QListView *>(QStringLiteral("log")); }

/// The last row of the log that tells of that step, or -1.
int rowOf(Page &page, int step)
{
    int row = page.log().rowCount() - 1;
    while (row >= 0 && page.log().index(row).data(views::LogModel::StepRole).toInt() != step)
        --row;
    return row;
}

void clickRow(Page &page, int row)
{
    QListView &view = logView(page);
    view.scrollTo(page.log().index(row));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(page.log().index(row)).center());
}

/// A step of the past that the log tells of.
int toldStep(Page &page)
{
    int step = page.play().stepCount() / 2;
    while (rowOf(page, step) < 0)
        ++step;
    return step;
}

} // namespace

class TestHistoryPage : public QObject {
    Q_OBJECT

private slots:
    void aLineThatIsPointedAtLightsItsPlaces();
    void playingItAgainIsNoMainButton();
    void whatOthersDidSinceIsReadUntilOneActs_data();
    void whatOthersDidSinceIsReadUntilOneActs();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void everyStepIsSeenAsItWas_data();
    void everyStepIsSeenAsItWas();
    void nothingIsDoneByLooking();
    void aClickOnALineShowsItsStep();
    void returnOnALineShowsItsStep();
    void keysAndTheButtonComeBack();
    void whatWasHalfChosenIsDropped();
    void aThoughtIsDroppedAndThoughtAgain();
    void itIsTakenBackOnlyWhereThatIsAllowed();
    void computersWaitWhereTheyWereTakenBackTo();
    void twoPeoplesHandsStayCovered();
    void theHandOfWhoIsAloneIsSeen();
    void othersGodsStayHidden();
    void aSpiedGodIsNotKnownBefore();
};

void TestHistoryPage::everyStepIsSeenAsItWas_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("players");
    for (const auto &[game, players] : pairings()) {
        if (players.contains(kHuman))
            QTest::addRow("%s %s", game, qPrintable(players.join(QLatin1Char(' ')))) << QString(game) << players;
    }
}

/// Forward and backward: all is as on a page that looks at that step first of all, and scene and panels are as if
/// the game had gone no further.
void TestHistoryPage::everyStepIsSeenAsItWas()
{
    QFETCH(QString, game);
    QFETCH(QStringList, players);
    const auto played = playedPage(qPrintable(game), players, manyOnScreen(28));
    Page &page = *played;
    const QAbstractItemModelTester tester(&page.log(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(page.waitReady());
    const QStringList present = seenOn(page);
    const QStringList log = logOf(page);
    const int steps = page.play().stepCount();
    std::vector<QStringList> backward(static_cast<std::size_t>(steps));
    QSignalSpy shown(&page.playback(), &views::PlaybackController::momentShown);
    for (int step = steps - 1; step >= 0; --step) {
        page.page().history().lookAt(step);
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown.takeFirst(), QVariantList({step}));
        QVERIFY(!page.playback().moment().isAnimated);
        QCOMPARE(page.page().shownStep(), step);
        QVERIFY(page.shown().position == page.play().positionAt(step));
        QVERIFY(page.shown().choosable.empty() && page.shown().placementPreviews.empty());
        QVERIFY(logOf(page) == log);
        backward[step] = seenOn(page);
    }
    page.page().history().lookAt(0); // is seen already
    QVERIFY(shown.isEmpty());
    for (int step = 1; step < steps; ++step) {
        page.page().history().lookAt(step);
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown.takeFirst(), QVariantList({step}));
        SAME(seenOn(page), backward[step]);
    }
    for (int step = 0; step < steps; step += 1 + steps / 6) {
        Page fresh(page.play().record(), 3);
        QVERIFY(fresh.waitReady());
        fresh.page().history().lookAt(step);
        SAME(backward[step], seenOn(fresh));
        // Whatever came later changes nothing of it.
        Page cut(cutAt(page.play().record(), step + 1), 3);
        cut.page().history().lookAt(step);
        page.page().history().lookAt(step);
        SAME(sceneOf(page.board()), sceneOf(cut.board()));
        if (players.count(kHuman) == 1) // else those of who is to act now, covered
            SAME(panelsOf(page.page()), panelsOf(cut.page()));
    }
    page.page().history().lookAt(steps);
    QVERIFY(page.waitReady());
    SAME(seenOn(page), present);
}

void TestHistoryPage::nothingIsDoneByLooking()
{
    const auto played = playedPage("osiris", {kHuman, kEasy}, 20);
    Page &page = *played;
    QSignalSpy edited(&page.play(), &play::Play::edited);
    ChangeSpy added(page.play(), play::Change::StepAdded);
    QSignalSpy settled(&page.playback(), &views::PlaybackController::settled);
    const int steps = page.play().stepCount();
    for (const int step : {steps / 2, 0, steps - 1, -1, 3}) {
        page.page().history().lookAt(step);
        QVERIFY(page.playback().isLookingBack());
        QVERIFY(!page.page().isReady());
        page.click(page.place("tip"));
        QTest::keyClick(&page.board(), Qt::Key_1);
        QTest::keyClick(&page.board(), Qt::Key_Backspace);
        QCoreApplication::processEvents();
        QVERIFY(page.playback().isLookingBack());
    }
    QCOMPARE(page.play().stepCount(), steps);
    QVERIFY(edited.isEmpty() && added.isEmpty() && settled.isEmpty());
}

void TestHistoryPage::aClickOnALineShowsItsStep()
{
    const auto played = playedPage("aton", {kHuman, kEasy}, 12);
    Page &page = *played;
    page.page().resize(1600, 950);
    const int step = toldStep(page);
    QSignalSpy shown(&page.playback(), &views::PlaybackController::momentShown);
    clickRow(page, rowOf(page, step));
    QCOMPARE(page.page().shownStep(), step);
    QCOMPARE(shown.size(), 1);
    QCOMPARE(logView(page).currentIndex().row(), rowOf(page, step));
    QVERIFY(logView(page).selectionModel()->isSelected(page.log().index(rowOf(page, step))));
    QVERIFY(page.prompt().contains(QStringLiteral("You are looking back")));
    clickRow(page, rowOf(page, step + 1) >= 0 ? rowOf(page, step + 1) : page.log().rowCount() - 1);
    QVERIFY(page.page().shownStep() > step);
    QCOMPARE(shown.size(), 2);
}

void TestHistoryPage::returnOnALineShowsItsStep()
{
    const auto played = playedPage("aton", {kHuman, kEasy}, 12);
    Page &page = *played;
    QVERIFY(QTest::qWaitForWindowActive(&page.page()));
    QListView &view = logView(page);
    const int step = toldStep(page);
    QSignalSpy shown(&page.playback(), &views::PlaybackController::momentShown);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        view.setFocus();
        view.setCurrentIndex(page.log().index(rowOf(page, step)));
        QTest::keyClick(&view, key);
        QVERIFY(page.playback().isLookingBack());
        QCOMPARE(page.page().shownStep(), step);
        QCOMPARE(shown.size(), 1);
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(!page.playback().isLookingBack());
        QVERIFY(page.waitReady());
        shown.clear();
    }
}

void TestHistoryPage::keysAndTheButtonComeBack()
{
    const auto played = playedPage("osiris", {kHuman, kEasy}, 20);
    Page &page = *played;
    const QStringList present = seenOn(page);
    const auto look = [&page] {
        page.page().history().lookAt(2);
        QVERIFY(page.playback().isLookingBack());
        QCOMPARE(page.button("main").text(), QStringLiteral("Back to the game"));
        QVERIFY(!page.page().history().canShowLastTurn());
    };
    const auto isBack = [&] {
        QVERIFY(!page.playback().isLookingBack());
        QVERIFY(page.waitReady());
        QVERIFY(page.page().isReady());
        SAME(seenOn(page), present);
    };
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape}) {
        look();
        page.board().setFocus();
        QTest::keyClick(&page.board(), key);
        isBack();
        look();
        QTest::keyClick(&page.page(), key);
        isBack();
    }
    look();
    QTest::mouseClick(&page.button("main"), Qt::LeftButton);
    isBack();
    look();
    page.page().history().lookAt(page.play().stepCount());
    isBack();
    look();
    page.page().skip();
    isBack();
}

void TestHistoryPage::whatWasHalfChosenIsDropped()
{
    Page page(newGame("aton", {kHuman, kEasy}), 3);
    QVERIFY(page.waitReady());
    const QStringList before = seenOn(page);
    const int card = page.board().boardScene().piecesOn(page.place("hand-red")).front().piece.value;
    QTest::keyClick(&page.board(), static_cast<char>('0' + card));
    QVERIFY(difference(seenOn(page), before) != QString());
    page.page().history().lookAt(1);
    QVERIFY(page.shown().arrangement == page.play().positionAt(1).arrangement());
    page.page().history().lookAt(page.play().stepCount());
    QVERIFY(page.waitReady());
    SAME(seenOn(page), before);
}

void TestHistoryPage::aThoughtIsDroppedAndThoughtAgain()
{
    Page page(newGame("osiris", {kHuman, kEasy}), 3);
    Chooser input(page);
    QVERIFY(page.waitReady());
    const int before = page.play().stepCount();
    QVERIFY(page.play().act(input.chosen()));
    QVERIFY(waitThinking(page));
    page.page().history().lookAt(before);
    QVERIFY(!page.play().isThinking());
    ChangeSpy added(page.play(), play::Change::StepAdded);
    QVERIFY(!added.wait(50));
    QTest::keyClick(&page.board(), Qt::Key_Escape);
    QVERIFY(page.waitReady());
    QVERIFY(!added.isEmpty());
    Page straight(newGame("osiris", {kHuman, kEasy}), 3);
    QVERIFY(straight.waitReady());
    QVERIFY(straight.play().act(Chooser(straight).chosen()));
    QVERIFY(straight.waitReady());
    QVERIFY(straight.play().position() == page.play().position());
}

void TestHistoryPage::itIsTakenBackOnlyWhereThatIsAllowed()
{
    const QString offer = QStringLiteral("Undo to here");
    for (const bool training : {true, false}) {
        const auto played = playedPage("osiris", {kHuman, kEasy}, 24, training);
        Page &page = *played;
        Chooser input(page);
        int allowed = 0;
        int last = -1;
        for (int step = 0; step < page.play().stepCount(); ++step) {
            page.page().history().lookAt(step);
            QCOMPARE(page.page().history().canGoBackHere(), page.play().canGoBackTo(step));
            QCOMPARE(input.button(offer) != nullptr, page.play().canGoBackTo(step));
            if (page.play().canGoBackTo(step)) {
                ++allowed;
                last = step;
            }
        }
        QVERIFY(training ? allowed > 10 : allowed < 20);
        if (last < 0)
            continue;
        page.page().history().lookAt(last);
        const engine::Position there = page.play().positionAt(last);
        QTest::mouseClick(input.button(offer), Qt::LeftButton);
        QVERIFY(page.waitReady());
        QVERIFY(!page.playback().isLookingBack());
        QCOMPARE(page.play().stepCount(), last);
        QVERIFY(page.play().position() == there);
        QVERIFY(!input.button(offer));
        Page fresh(cutAt(page.play().record(), last), 3);
        QVERIFY(fresh.waitReady());
        SAME(seenOn(page), seenOn(fresh));
    }
}

void TestHistoryPage::computersWaitWhereTheyWereTakenBackTo()
{
    Page page(newGame("aton", {kEasy, kEasy}, true), 3);
    QVERIFY(page.waitReady());
    page.page().history().lookAt(7);
    while (!page.page().history().canGoBackHere())
        page.page().history().lookAt(page.page().shownStep() + 1);
    const int step = page.page().shownStep();
    page.page().history().goBackHere();
    QVERIFY(page.page().pause().isOn());
    QCOMPARE(page.play().stepCount(), step);
    ChangeSpy added(page.play(), play::Change::StepAdded);
    QVERIFY(!added.wait(50));
    page.page().pause().set(false);
    QVERIFY(!added.isEmpty() || added.wait());
}

/// Also if one of them had the own hand on the screen when looking back began.
void TestHistoryPage::twoPeoplesHandsStayCovered()
{
    const auto played = playedPage("aton", {kHuman, kHuman}, 14);
    Page &page = *played;
    engine::Random random(5);
    while (page.waitReady() && !page.isCovered())
        actAtRandom(page.play(), random);
    const auto noHand = [&page] {
        for (const char *id :
             {"hand-red", "hand-blue", "cartouche-red-1", "cartouche-red-2", "cartouche-red-3", "cartouche-red-4",
              "cartouche-blue-1", "cartouche-blue-2", "cartouche-blue-3", "cartouche-blue-4"}) {
            for (const views::PieceSpot &spot : page.board().boardScene().piecesOn(page.place(id)))
                QVERIFY2(spot.look.value == 0 || spot.piece.faceUp, id);
        }
    };
    for (const bool uncovered : {false, true}) {
        QVERIFY(page.isCovered());
        if (uncovered)
            QTest::mouseClick(page.page().findChild<QWidget *>(QStringLiteral("cover"))->findChild<QPushButton *>(),
                              Qt::LeftButton);
        QCOMPARE(page.isCovered(), !uncovered);
        const int told = toldStep(page);
        page.page().history().lookAt(told);
        QCOMPARE(logView(page).currentIndex().row(), rowOf(page, told));
        for (int step = page.play().stepCount() - 1; step >= 0; --step) {
            page.page().history().lookAt(step);
            QVERIFY(!page.isCovered());
            QCOMPARE(page.shown().revealed, engine::kNobody);
            noHand();
        }
        page.page().history().lookAt(page.play().stepCount());
        QVERIFY(page.waitReady());
        QVERIFY(page.isCovered()); // whoever comes back says anew who it is
        noHand();
    }
}

void TestHistoryPage::theHandOfWhoIsAloneIsSeen()
{
    const auto played = playedPage("aton", {kHuman, kEasy}, 14);
    Page &page = *played;
    int seen = 0;
    for (int step = page.play().stepCount() - 1; step >= 0; --step) {
        page.page().history().lookAt(step);
        for (const views::PieceSpot &spot : page.board().boardScene().piecesOn(page.place("hand-red")))
            seen += spot.look.value > 0 ? 1 : 0;
        for (const views::PieceSpot &spot : page.board().boardScene().piecesOn(page.place("hand-blue")))
            QCOMPARE(spot.look.value, 0);
    }
    QVERIFY(seen > 0);
}

/// Several people: what only one of them knows is nowhere; not even its number of rows comes from later.
void TestHistoryPage::othersGodsStayHidden()
{
    const auto played = playedPage("osiris", {kHuman, kEasy, kHuman}, 40);
    Page &page = *played;
    for (int step = page.play().stepCount() - 1; step >= 0; --step) {
        page.page().history().lookAt(step);
        QStringList said = panelsOf(page.page());
        for (const engine::Caption &caption : page.shown().captions())
            said << page.page().words().say(caption.message);
        for (engine::Seat seat = 0; seat < 3; ++seat) {
            for (const engine::Panel &panel : page.play().positionAt(step).seenBy(seat).panels()) {
                if (panel.form != engine::PanelForm::Secrets)
                    continue;
                for (const engine::PanelRow &row : panel.rows) {
                    const QString name = page.page().words().say(row.text);
                    if (!row.text.id.empty())
                        QVERIFY2(!saysAny(said.join(QLatin1Char('\n')), {name}), qPrintable(name));
                }
            }
        }
    }
}

/// One person: what this seat knew then, not what it knows now.
void TestHistoryPage::aSpiedGodIsNotKnownBefore()
{
    const auto played = playedPage("osiris", {kHuman, kEasy, kEasy}, 60);
    Page &page = *played;
    const auto knownAt = [&page](int step) {
        QStringList known;
        const std::vector<engine::Panel> panels = page.play().positionAt(step).seenBy(0).panels();
        for (const engine::PanelRow &row : engine::secretsOf(panels)->rows) {
            if (!row.text.id.empty())
                known << page.page().words().text("row." + row.id) + QLatin1String(": ")
                             + page.page().words().say(row.text);
        }
        return known;
    };
    const QStringList now = knownAt(page.play().stepCount());
    qsizetype learnt = 0;
    for (int step = 0; step < page.play().stepCount(); ++step) {
        page.page().history().lookAt(step);
        const QString said = saidInBoxes(page);
        const QStringList known = knownAt(step);
        for (const QString &row : known)
            QVERIFY2(said.contains(row), qPrintable(row));
        for (const QString &row : now)
            QVERIFY2(known.contains(row) || !said.contains(row), qPrintable(row));
        learnt = std::max(learnt, now.size() - known.size());
    }
    QVERIFY(learnt > 0);
}

void TestHistoryPage::whatOthersDidSinceIsReadUntilOneActs_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const auto &[game, seats] : {std::pair("aton", 2), {"osiris", 4}, {"nefertiti", 3}, {"tekhenu", 3}})
        QTest::newRow(game) << QString(game) << seats;
}

void TestHistoryPage::whatOthersDidSinceIsReadUntilOneActs()
{
    QFETCH(const QString, game);
    QFETCH(const int, seats);
    QStringList players(seats, kEasy);
    players.front() = kHuman;
    Page page(newGame(qPrintable(game), players), 3);
    const QAbstractItemModelTester tester(&page.log(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    engine::Random random(5);
    const auto headings = [&page] {
        QList<int> rows;
        for (int row = 0; row < page.log().rowCount(); ++row) {
            if (page.log().index(row).data(views::LogModel::SinceRole).toBool())
                rows << row;
        }
        return rows;
    };
    int read = 0;
    for (int i = 0; page.waitReady() && i < 30 && !page.play().isOver(); ++i) {
        int own = page.play().stepCount();
        while (own > 0 && page.play().step(own).action.actor() != 0)
            --own;
        const QList<int> rows = headings();
        QVERIFY(rows.size() <= 1);
        if (!rows.isEmpty()) {
            ++read;
            bool othersActed = false;
            for (int step = own + 1; step <= page.play().stepCount(); ++step)
                othersActed = othersActed || page.play().step(step).action.actor() != engine::kChance;
            QVERIFY(othersActed); // a draw that follows the own action is no news of others
            QCOMPARE(page.log().index(rows.front()).data().toString(), QStringLiteral("Since your last turn"));
            for (int row = 0; row < page.log().rowCount(); ++row)
                QCOMPARE(page.log().index(row).data(views::LogModel::StepRole).toInt() > own, row >= rows.front());
        }
        const int steps = page.play().stepCount();
        actAtRandom(page.play(), random);
        QVERIFY(page.play().stepCount() > steps);
    }
    QVERIFY(read > 2);
}

/// Whoever is to act is led to the board, and not to the strongest button below it.
void TestHistoryPage::playingItAgainIsNoMainButton()
{
    Page page(QStringLiteral("easy"));
    const auto button = [&page](const char *name) {
        return page.page().findChild<views::TimelineButton *>(QLatin1String(name));
    };
    QVERIFY(!button("play")->isMain());
    QCOMPARE(button("play")->size(), button("next")->size());
    QVERIFY(views::TimelineStrip().findChild<views::TimelineButton *>(QStringLiteral("play"))->isMain());
}

void TestHistoryPage::aLineThatIsPointedAtLightsItsPlaces()
{
    Page page(QStringLiteral("easy"));
    QVERIFY(page.playToSquares());
    page.click(page.choice());
    QVERIFY(page.waitReady());
    auto &list = *page.page().findChild<QListView *>(QStringLiteral("log"));
    const auto litBy = [&](int row) {
        const auto places = page.log().index(row).data(views::LogModel::PlacesRole).value<QList<engine::PlaceIndex>>();
        return places.size() == 1 ? places.front() : engine::kNowhere;
    };
    int row = page.log().rowCount() - 1;
    while (row > 0 && litBy(row) == engine::kNowhere)
        --row;
    const engine::PlaceIndex place = litBy(row);
    QVERIFY(place != engine::kNowhere);
    const QString key = QStringLiteral("lit/") + QString::fromStdString(page.play().game().places()[place].id);
    const auto isLit = [&] { return page.board().boardScene().elementItems().contains(key); };
    list.scrollTo(page.log().index(row));
    QVERIFY(!isLit());
    QTest::mouseMove(list.viewport(), list.visualRect(page.log().index(row)).center());
    QTRY_VERIFY(isLit());
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(list.viewport(), &leave);
    QVERIFY(!isLit());
    page.page().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page.page()));
    list.setFocus();
    list.setCurrentIndex(page.log().index(row - 1));
    QTest::keyClick(&list, Qt::Key_Down);
    QTRY_VERIFY(isLit());
    page.page().focusBoard();
    QTRY_VERIFY(!isLit());
}

} // namespace tests::tst_history_page

TEST_CLASS(tst_history_page, TestHistoryPage)
#include "tst_history_page.moc"
