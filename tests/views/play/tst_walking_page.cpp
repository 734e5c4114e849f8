// SPDX-License-Identifier: GPL-3.0-or-later
// A page of a game in which pieces walk and up to four play.
#include "chooser.h"

#include "model/engine/core/label.h"
#include "tests/test_class.h"
#include "views/board/board_view_state.h"

namespace tests::tst_walking_page {

class TestWalkingPage : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void fourComputersPlayAGame();
    void threePeoplePlayAGameByMouse();
    void twoPeoplePlayAGameByKeys();
    void aWayIsWalkedByClickingItsEnd();
    void skippingEndsTheWay();
    void theEndOfAWayWaitsWhereThatIsWanted();
    void pointingAtAStepSaysWhatItMeans();
    void theLastTurnsAreShownAgain();

private:
    static void walkToTheEnd(std::uint64_t seed, int most, int &ways);
};

void TestWalkingPage::fourComputersPlayAGame()
{
    Page page(gameOf({kEasy, kEasy, kEasy, kEasy}));
    QVERIFY(page.waitReady());
    QVERIFY(page.play().isOver());
    QVERIFY(page.shown().position == page.play().position());
    QCOMPARE(page.shown().roles.size(), 4);
    QVERIFY(!page.isCovered());
}

void TestWalkingPage::threePeoplePlayAGameByMouse()
{
    Page page(gameOf({kHuman, kHuman, kHuman}), 3);
    Chooser input(page);
    int covered = 0;
    while (page.waitReady() && !page.play().isOver()) {
        if (page.isCovered()) {
            ++covered;
            const engine::Seat seat = page.play().humanToAct();
            QVERIFY(page.shown().choosable.empty());
            QVERIFY(!saysAny(page.prompt(), secretsOf(page, seat)));
            QTest::mouseClick(page.page().findChild<QWidget *>(QStringLiteral("cover"))->findChild<QPushButton *>(),
                              Qt::LeftButton);
            QVERIFY(!page.isCovered());
            QCOMPARE(page.shown().revealed, seat);
            QVERIFY(saysAny(page.prompt(), secretsOf(page, seat)));
        } else {
            QCOMPARE(page.shown().revealed, engine::kNobody);
        }
        const int steps = page.play().stepCount();
        input.act(input.chosen());
        if (QTest::currentTestFailed())
            return;
        QCOMPARE(page.play().stepCount() > steps, true);
    }
    QVERIFY(page.play().isOver());
    QVERIFY(covered > 0);
}

void TestWalkingPage::twoPeoplePlayAGameByKeys()
{
    Page page(gameOf({kHuman, kHuman}), 4);
    QVERIFY(QTest::qWaitForWindowActive(&page.page()));
    Chooser input(page);
    while (page.waitReady() && !page.play().isOver()) {
        if (page.isCovered())
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        const int steps = page.play().stepCount();
        input.actByKeys(input.chosen());
        if (QTest::currentTestFailed())
            return;
        QVERIFY(page.play().stepCount() > steps);
    }
    QVERIFY(page.play().isOver());
}

void TestWalkingPage::aWayIsWalkedByClickingItsEnd()
{
    Page page(gameOf({kHuman, kEasy, kEasy, kEasy}), 2);
    Chooser input(page);
    int walked = 0;
    for (int turn = 0; turn < 6 && walked < 2 && input.playToWalk(); ++turn) {
        const engine::Position position = page.play().position();
        const std::vector<engine::Action> legal = position.legal();
        const engine::MoveTarget first = position.moveTargets(legal.front()).front();
        if (page.shown().picked != views::Picked{first.from, first.value})
            input.click(first.from, first.value);
        const std::vector<engine::Route> routes = page.shown().routes;
        const auto route = std::find_if(routes.begin(), routes.end(), [](const engine::Route &each) {
            return each.actions.size() > 1 && each.sign == "end-stay";
        });
        for (const engine::Route &each : routes) {
            QTest::mouseMove(page.viewport(), page.middleOf(each.to));
            QVERIFY(page.prompt().endsWith(page.page().words().say(each.full)));
            if (each.actions.empty()) { // says why not, and does nothing
                input.click(each.to);
                QVERIFY(page.play().position() == position);
                QVERIFY(page.prompt().endsWith(page.page().words().say(each.full)));
            }
        }
        if (route != routes.end()) {
            ++walked;
            const int steps = page.play().stepCount();
            const std::vector<engine::Action> way = route->actions;
            input.click(route->to);
            QVERIFY(page.waitReady());
            QVERIFY(page.play().stepCount() >= steps + static_cast<int>(way.size()));
            for (std::size_t i = 0; i < way.size(); ++i)
                QVERIFY(page.play().step(steps + 1 + static_cast<int>(i)).action == way[i]);
        }
        input.act(input.chosen());
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(walked > 0);
}

/// Plays a game in which the end of a turn waits for a last word, with ways of several steps where a turn can end with
/// one, up to so many; how many there were.
void TestWalkingPage::walkToTheEnd(std::uint64_t seed, int most, int &ways)
{
    Page page(gameOf({kHuman, kEasy, kEasy}), seed);
    views::PlayStyle style{0, false, true};
    style.confirmTurns = true;
    page.page().setStyle(style);
    Chooser input(page);
    const auto endsTurn = [](const engine::Position &before, engine::Action action) {
        const engine::Position after = before.after(action);
        return !engine::contains(after.toAct(), action.actor()) || after.heading() != before.heading();
    };
    const auto lastOf = [&](const engine::Route &route) {
        engine::Position position = page.play().position();
        for (std::size_t i = 0; i + 1 < route.actions.size(); ++i)
            position = position.after(route.actions[i]);
        return position;
    };
    // A piece in hand that has a way of several steps with which the turn ends.
    const auto wayInHand = [&]() -> std::optional<engine::Route> {
        const engine::Position position = page.play().position();
        if (position.prompt().front().id != "prompt.choose-priest")
            return std::nullopt;
        for (const engine::Action action : position.legal()) {
            const std::vector<engine::MoveTarget> targets = position.moveTargets(action);
            if (page.shown().picked != views::Picked{targets.front().from, targets.front().value})
                input.click(targets.front().from, targets.front().value);
            for (const engine::Route &route : page.shown().routes) {
                if (route.actions.size() > 1 && endsTurn(lastOf(route), route.actions.back()))
                    return route;
            }
        }
        return std::nullopt;
    };
    while (page.waitReady() && !page.play().isOver() && ways < most) {
        const int before = page.play().stepCount();
        const std::optional<engine::Route> way = wayInHand();
        if (!way) {
            const engine::Action action = input.chosen();
            input.act(action);
            if (page.play().stepCount() == before) // the end of a turn, or what may be one
                page.button("main").click();
            QVERIFY(page.play().stepCount() > before);
            continue;
        }
        ++ways;
        const int walked = before + static_cast<int>(way->actions.size()) - 1;
        const engine::Action last = way->actions.back();
        input.click(way->to);
        QVERIFY(page.waitReady());
        QCOMPARE(page.play().stepCount(), walked);
        QVERIFY(page.button("main").isVisible());
        // It is taken back like any choice, and chosen again.
        page.page().commands().run(views::Command::Undo);
        QCOMPARE(page.play().stepCount(), walked);
        QVERIFY(!page.button("main").isVisible());
        input.act(last);
        QCOMPARE(page.play().stepCount(), walked);
        page.button("main").click();
        QVERIFY(page.play().stepCount() > walked);
        QVERIFY(page.play().step(walked + 1).action == last);
    }
}

/// Also where what ends it is the last step of a way that was chosen by its end.
void TestWalkingPage::theEndOfAWayWaitsWhereThatIsWanted()
{
    int ways = 0;
    for (std::uint64_t seed = 2; seed < 8 && ways < 3; ++seed) {
        walkToTheEnd(seed, 3, ways);
        if (QTest::currentTestFailed())
            return;
    }
    QCOMPARE(ways, 3);
}

void TestWalkingPage::skippingEndsTheWay()
{
    for (const bool byButton : {true, false}) {
        Page page(gameOf({kHuman, kEasy, kEasy, kEasy}), 2);
        Chooser input(page);
        QVERIFY(input.playToRoute());
        const std::vector<engine::Route> routes = page.shown().routes;
        const auto route = std::find_if(routes.begin(), routes.end(),
                                        [](const engine::Route &each) { return each.actions.size() > 1; });
        const int steps = page.play().stepCount();
        input.click(route->to);
        if (byButton)
            QTest::mouseClick(&page.button("main"), Qt::LeftButton);
        else
            QTest::keyClick(&page.board(), Qt::Key_Space);
        QVERIFY(page.waitReady());
        QCOMPARE(page.play().stepCount(), steps + 1);
        QVERIFY(!page.shown().choosable.empty());
    }
}

void TestWalkingPage::pointingAtAStepSaysWhatItMeans()
{
    Page page(gameOf({kHuman, kEasy, kEasy}), 2);
    Chooser input(page);
    QVERIFY(input.playToWalk());
    const engine::Position view = page.play().position().seenBy(0);
    for (const engine::Action action : view.legal()) {
        const engine::MoveTarget target = view.moveTargets(action).front();
        if (page.shown().picked != views::Picked{target.from, target.value})
            input.click(target.from, target.value);
        QTest::mouseMove(page.viewport(), {2, 2});
        QTest::mouseMove(page.viewport(), page.middleOf(target.to));
        const auto placementPreview = view.placementPreview(target.to, target.value);
        QVERIFY(page.prompt().endsWith(page.page().words().say(placementPreview->full)));
        QCOMPARE(page.shown().selected.value_or(engine::kNowhere), target.to);
        QCOMPARE(page.button("main").text(), page.page().words().say(view.label(action).entry("label.")));
        const bool onBoard =
            std::any_of(page.shown().placementPreviews.begin(), page.shown().placementPreviews.end(),
                        [&](const views::Prospect &each) {
                            return each.place == target.to && each.placementPreview.brief == placementPreview->brief;
                        });
        QVERIFY(onBoard);
        page.board().setCursorTo(target.to); // the cursor of the keyboard points, too
        QVERIFY(page.prompt().endsWith(page.page().words().say(placementPreview->full)));
    }
}

void TestWalkingPage::theLastTurnsAreShownAgain()
{
    Page page(gameOf({kHuman, kEasy, kEasy}), 2);
    Chooser input(page);
    QVERIFY(input.playToWalk());
    input.act(input.chosen());
    QVERIFY(input.playToWalk());
    const int steps = page.play().stepCount();
    int own = steps;
    while (page.play().step(own).action.actor() != 0)
        --own;
    page.page().setStyle({50, false, true});
    page.page().history().showLastTurn();
    QVERIFY(page.playback().isShowingAgain());
    QCOMPARE(page.playback().shownStep(), own); // all that the others did since
    QVERIFY(page.waitReady());
    QCOMPARE(page.playback().shownStep(), steps);
    QVERIFY(!page.shown().choosable.empty());
}

} // namespace tests::tst_walking_page

TEST_CLASS(tst_walking_page, TestWalkingPage)
#include "tst_walking_page.moc"
