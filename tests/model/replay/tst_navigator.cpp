// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/runner.h"
#include "model/replay/navigator.h"
#include "tests/test_class.h"

namespace tests::tst_navigator {

using replay::Jump;
using replay::Mark;
using replay::Navigator;
using replay::Timeline;

namespace {

Timeline course(const char *game)
{
    const engine::Position start = engine::findGame(game)->start({});
    std::vector<std::unique_ptr<engine::search::Player>> players;
    for (int seat = 0; seat < start.seatCount(); ++seat)
        players.push_back(engine::search::makePlayer(start.game(), "random", static_cast<std::uint64_t>(seat)));
    engine::Random chance(5);
    Timeline timeline(start);
    for (const engine::Action action : engine::search::playGame(start, players, chance, 300).actions)
        timeline.append(action);
    return timeline;
}

} // namespace

class TestNavigator : public QObject {
    Q_OBJECT

private slots:
    void stepsEndAtTheEnds();
    void turnsAreThoseOfTheTimeline_data() { games(); }
    void turnsAreThoseOfTheTimeline();
    void momentsAreThoseOfTheTimeline_data() { games(); }
    void momentsAreThoseOfTheTimeline();
    void marksAreFoundFromAnywhere();
    void withoutMarksNothingMoves();
    void nothingHasHappenedYet();
    void everyJumpLeadsWhereItsFunctionDoes();

private:
    static void games()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::newRow("aton") << QByteArray("aton");
        QTest::newRow("osiris") << QByteArray("osiris");
    }
};

void TestNavigator::stepsEndAtTheEnds()
{
    const Timeline timeline = course("aton");
    const std::vector<Mark> none;
    const Navigator navigator(timeline, none);
    QCOMPARE(navigator.first(), 0);
    QCOMPARE(navigator.last(), timeline.stepCount());
    QCOMPARE(navigator.nextStep(3), 4);
    QCOMPARE(navigator.previousStep(3), 2);
    QCOMPARE(navigator.previousStep(0), 0);
    QCOMPARE(navigator.nextStep(navigator.last()), navigator.last());
}

void TestNavigator::turnsAreThoseOfTheTimeline()
{
    QFETCH(QByteArray, game);
    const Timeline timeline = course(game);
    const std::vector<replay::Mark> none;
    const Navigator navigator(timeline, none);
    std::vector<int> forward{0};
    while (forward.back() < navigator.last())
        forward.push_back(navigator.nextTurn(forward.back()));
    std::vector<int> expected = timeline.turns();
    QVERIFY(expected.size() > 5);
    if (expected.back() != navigator.last())
        expected.push_back(navigator.last());
    QCOMPARE(forward, expected);
    std::vector<int> back{navigator.last()};
    while (back.back() > 0)
        back.push_back(navigator.previousTurn(back.back()));
    std::reverse(back.begin(), back.end());
    QCOMPARE(back, expected);
    // From within a turn its own beginning comes first.
    for (std::size_t i = 1; i < timeline.turns().size(); ++i) {
        const int begin = timeline.turns()[i - 1];
        for (int step = begin + 1; step <= timeline.turns()[i]; ++step)
            QCOMPARE(navigator.previousTurn(step), begin);
    }
}

void TestNavigator::momentsAreThoseOfTheTimeline()
{
    QFETCH(QByteArray, game);
    const Timeline timeline = course(game);
    const std::vector<replay::Mark> none;
    const Navigator navigator(timeline, none);
    QVERIFY(timeline.headings().size() > 2);
    for (std::size_t i = 1; i < timeline.headings().size(); ++i) {
        const int before = timeline.headings()[i - 1].first;
        const int here = timeline.headings()[i].first;
        QCOMPARE(navigator.nextHeading(before), here);
        QCOMPARE(navigator.previousHeading(here), before);
        QCOMPARE(navigator.previousHeading(here + 1), here);
    }
    QCOMPARE(navigator.nextHeading(timeline.headings().back().first), navigator.last());
}

void TestNavigator::marksAreFoundFromAnywhere()
{
    const Timeline timeline = course("aton");
    const std::vector<Mark> marks{{4, "comment"}, {4, "good"}, {9, "swing"}};
    const Navigator navigator(timeline, marks);
    QCOMPARE(navigator.nextMark(0), 4);
    QCOMPARE(navigator.nextMark(4), 9);
    QCOMPARE(navigator.nextMark(9), 9);
    QCOMPARE(navigator.nextMark(50), 50);
    QCOMPARE(navigator.previousMark(50), 9);
    QCOMPARE(navigator.previousMark(9), 4);
    QCOMPARE(navigator.previousMark(4), 4);
    QCOMPARE(navigator.previousMark(2), 2);
}

void TestNavigator::withoutMarksNothingMoves()
{
    const Timeline timeline = course("osiris");
    const std::vector<Mark> none;
    QCOMPARE(Navigator(timeline, none).nextMark(7), 7);
    QCOMPARE(Navigator(timeline, none).previousMark(7), 7);
}

void TestNavigator::nothingHasHappenedYet()
{
    const Timeline timeline(engine::findGame("aton")->start({}));
    const std::vector<Mark> none;
    for (int jump = 0; jump <= static_cast<int>(Jump::Last); ++jump)
        QCOMPARE(Navigator(timeline, none).target(static_cast<Jump>(jump), 0), 0);
}

void TestNavigator::everyJumpLeadsWhereItsFunctionDoes()
{
    const Timeline timeline = course("aton");
    const std::vector<Mark> marks{{4, "comment"}, {40, "good"}};
    const Navigator navigator(timeline, marks);
    const int from = 21;
    QCOMPARE(navigator.target(Jump::First, from), 0);
    QCOMPARE(navigator.target(Jump::PreviousHeading, from), navigator.previousHeading(from));
    QCOMPARE(navigator.target(Jump::PreviousTurn, from), navigator.previousTurn(from));
    QCOMPARE(navigator.target(Jump::PreviousMark, from), 4);
    QCOMPARE(navigator.target(Jump::PreviousStep, from), 20);
    QCOMPARE(navigator.target(Jump::NextStep, from), 22);
    QCOMPARE(navigator.target(Jump::NextMark, from), 40);
    QCOMPARE(navigator.target(Jump::NextTurn, from), navigator.nextTurn(from));
    QCOMPARE(navigator.target(Jump::NextHeading, from), navigator.nextHeading(from));
    QCOMPARE(navigator.target(Jump::Last, from), timeline.stepCount());
}

} // namespace tests::tst_navigator

TEST_CLASS(tst_navigator, TestNavigator)
#include "tst_navigator.moc"
