// SPDX-License-Identifier: GPL-3.0-or-later
// Rules O11 to O14: whom one must move, how far, and where blockades stand in the way.
#include "positions.h"

#include "tests/test_class.h"

namespace tests::tst_osiris_rules_walk {

using namespace positions;
using namespace std::string_literals;

class TestOsirisRulesWalk : public QObject {
    Q_OBJECT

private slots:
    void O11_movingIsCompulsory();
    void O11_withoutAStepOnlyTheFollower();
    void O11_noStepWithOneCounterAtHome();
    void O11_oneCounterIsEnoughOnThePyramid();
    void O12_budgetIsTheHomeTownsWhereverHeStands();
    void O12_allOrAllButOne();
    void O12_theFirstStepChoosesThePriest();
    void O12_anyStepThatHeCanPay();
    void O12_backAndForth();
    void O12_theLastCounterCanBecomeABlockade();
    void O12_whoCanPayNoStepIsNotChosen();
    void O12_spentCountersLieInTheTown();
    void O12_walksSpaceBySpace();
    void O13_ownPriestsAreNotEntered();
    void O13_ownPriestsAreNotEnteredByBothColours();
    void O13_rivalTownsAreClosed();
    void O13_ownOtherTownsAreClosed();
    void O13_ownHomeMayBeReEntered();
    void O14_onlyTheLastCounter();
    void O14_onlyAfterAStep();
    void O14_onEmptySpacesOnly();
    void O14_placedBeforeSowing();
    void O14_closedFromAboveAndBelow();
    void O14_closedFromATown();
    void O14_enteredFromTheSide();
    void O14_theCounterGoesHomeAtOnce();
    void O14_theRemovedCounterIsNotSpent();
    void O14_severalBlockadesInOneWalk();
};

void TestOsirisRulesWalk::O11_movingIsCompulsory()
{
    const Position position = Setup{.priests = {{"a0", "N-2-1"}}}.position();
    QCOMPARE(position.phase, Phase::Walk);
    QVERIFY(!isLegal(position, "a pass"));
    QCOMPARE(count(position, "a move"), 0);
    QVERIFY(!isLegal(position, "a stop"));
    QCOMPARE(count(position, "a step"), count(position, ""));
}

void TestOsirisRulesWalk::O11_withoutAStepOnlyTheFollower()
{
    const Setup setup{.phase = Phase::Move,
                      .priests = {{"b0", "N-2-1"}},
                      .towns = {{"b0", 0}, {"b1", 0}, {"b2", 1}},
                      .followers = {{"isis", "bbb"}, {"re", "bb"}}};
    const Position before = setup.position();
    const Position position = play(before, {"a pass"});
    QCOMPARE(position.phase, Phase::Move);
    QCOMPARE(Osiris::toAct(position), seatBit(1));
    QCOMPARE(count(position, "b step"), 0);
    QCOMPARE(count(position, "b move b isis "), 12);
    QCOMPARE(count(position, "b move b re "), 11);
    QVERIFY(isLegal(position, "b pass"));
    QCOMPARE(facts(before, "a pass", "no-step").size(), std::size_t(1));
    QCOMPARE(std::string(facts(before, "a pass", "no-step")[0].text("seat")), "b"s);
    QCOMPARE(Osiris::toAct(play(position, {"b move b isis re"})), seatBit(2));
}

void TestOsirisRulesWalk::O11_noStepWithOneCounterAtHome()
{
    const Setup setup{.phase = Phase::Move, .towns = {{"b0", 1}, {"b1", 1}, {"b2", 1}}};
    QCOMPARE(play(setup.position(), {"a pass"}).phase, Phase::Move);
}

void TestOsirisRulesWalk::O11_oneCounterIsEnoughOnThePyramid()
{
    const Setup setup{.phase = Phase::Move, .priests = {{"b0", "N-2-1"}}, .towns = {{"b0", 1}, {"b1", 1}, {"b2", 1}}};
    const Position position = play(setup.position(), {"a pass"});
    QCOMPARE(legal(position), "b step b0 N-2-0, b step b0 N-2-2"s);
}

void TestOsirisRulesWalk::O12_budgetIsTheHomeTownsWhereverHeStands()
{
    const auto steps = [](int n) {
        const Setup setup{.priests = {{"a0", "S-2-1"}}, .towns = {{"a0", n}, {"a1", 0}, {"a2", 0}}};
        return legal(setup.position(), "a step a0 ");
    };
    QCOMPARE(steps(0), ""s);
    QCOMPARE(steps(1), "S-2-0, S-2-2"s);
    QCOMPARE(steps(2), "S-1-1, S-1-2, S-2-0, S-2-2, S-3-0, S-3-1"s);
    QCOMPARE(steps(9), steps(2)); // one space at a time
}

void TestOsirisRulesWalk::O12_allOrAllButOne()
{
    const Setup setup{.priests = {{"a0", "N-2-0"}}, .towns = {{"a0", 3}}};
    const Position two = play(setup.position(), {"a step a0 N-2-1"});
    QCOMPARE(legal(two), "a step a0 N-1-1, a step a0 N-1-2, a step a0 N-2-0, a step a0 N-2-2, a step a0 N-3-0, "
                         "a step a0 N-3-1"s);
    const Position one = play(two, {"a step a0 N-2-2"});
    QCOMPARE(legal(one, "a step "), "a0 E-2-0, a0 N-2-1"s);
    QVERIFY(count(one, "a block") > 0);
    QCOMPARE(count(one, "a step") + count(one, "a block"), count(one, ""));
    const Position none = play(one, {"a step a0 E-2-0"}); // with nothing left the walk ends by itself
    QCOMPARE(none.phase, Phase::Move);
    QCOMPARE(counters(none, "a0"), 0);
}

void TestOsirisRulesWalk::O12_theFirstStepChoosesThePriest()
{
    const Setup setup{.priests = {{"a0", "N-2-0"}, {"a1", "S-2-0"}}, .towns = {{"a0", 4}, {"a1", 4}}};
    QVERIFY(isLegal(setup.position(), "a step a1 S-2-1"));
    const Position position = play(setup.position(), {"a step a0 N-2-1"});
    QCOMPARE(count(position, "a step a1"), 0);
    QVERIFY(!isLegal(position, "a step a1 S-2-1"));
    QVERIFY(!isLegal(setup.position(), "a step b0 N-1-1")); // nor another player's
}

void TestOsirisRulesWalk::O12_anyStepThatHeCanPay()
{
    // With two left a lane change takes both; with three it leaves the last one.
    const Setup setup{.priests = {{"a0", "N-2-0"}}, .towns = {{"a0", 3}}};
    const Position one = play(setup.position(), {"a step a0 N-3-0"});
    QCOMPARE(legal(one, "a step a0 "), "N-3-1, W-3-1"s);
    QVERIFY(!isLegal(one, "a step a0 N-4-0"));
}

void TestOsirisRulesWalk::O12_backAndForth()
{
    const Setup setup{.priests = {{"a0", "N-2-0"}}, .towns = {{"a0", 4}}};
    const Position end =
        play(setup.position(), {"a step a0 N-2-1", "a step a0 N-2-0", "a step a0 N-2-1", "a step a0 N-2-0"});
    QCOMPARE(at(end, "a0"), "N-2-0"s);
    QCOMPARE(end.phase, Phase::Move);
}

void TestOsirisRulesWalk::O12_theLastCounterCanBecomeABlockade()
{
    // Own priests on both sides: no step is left, only the blockade.
    const Setup setup{.priests = {{"a0", "N-2-1"}, {"a1", "N-3-1"}, {"a2", "W-3-1"}}, .towns = {{"a0", 3}}};
    const Position one = play(setup.position(), {"a step a0 N-3-0"});
    QCOMPARE(count(one, "a step"), 0);
    QCOMPARE(count(one, "a block"), 37);
    QCOMPARE(count(one, ""), 37);
}

void TestOsirisRulesWalk::O12_whoCanPayNoStepIsNotChosen()
{
    const Setup setup{.priests = {{"a0", "N-2-1"}}, .towns = {{"a0", 0}, {"a1", 1}, {"a2", 2}}};
    const Position position = setup.position();
    QCOMPARE(legal(position), "a step a2 S-1-2, a step a2 S-1-3"s);
    QVERIFY(!isLegal(position, "a step a0 N-2-0"));
    QVERIFY(!isLegal(position, "a step a1 E-1-1"));
}

void TestOsirisRulesWalk::O12_spentCountersLieInTheTown()
{
    const Setup setup{.priests = {{"a0", "N-2-0"}}, .towns = {{"a0", 4}, {"b0", 1}}};
    const Position position = play(setup.position(), {"a step a0 N-2-1", "a step a0 N-3-1"});
    QCOMPARE(counters(position, "a0"), 4);
    QCOMPARE(counters(position, "b0"), 1);
    QCOMPARE(counters(play(position, {"a step a0 N-3-0"}), "a0"), 0);
}

void TestOsirisRulesWalk::O12_walksSpaceBySpace()
{
    const Position position = Setup{.priests = {{"a0", "N-2-0"}}, .towns = {{"a0", 9}}}.position();
    QVERIFY(!isLegal(position, "a step a0 N-2-2"));
    QVERIFY(!isLegal(position, "a step a0 N-4-0"));
    QVERIFY(!isLegal(position, "a step a0 N-2-0"));
    QVERIFY(!isLegal(position, "a step a0 tip"));
}

void TestOsirisRulesWalk::O13_ownPriestsAreNotEntered()
{
    const Setup setup{.priests = {{"a0", "N-2-0"}, {"a1", "N-2-1"}, {"a2", "N-3-0"}}, .towns = {{"a0", 9}}};
    QCOMPARE(legal(setup.position(), "a step a0 "), "N-1-0, N-1-1, W-2-2"s);
}

void TestOsirisRulesWalk::O13_ownPriestsAreNotEnteredByBothColours()
{
    const std::map<std::string, std::string> priests{{"a0", "N-2-0"}, {"c1", "N-2-1"}, {"c2", "N-3-0"}};
    const Setup two{.seats = 2, .priests = priests, .towns = {{"a0", 9}}};
    QCOMPARE(legal(two.position(), "a step a0 "), "N-1-0, N-1-1, W-2-2"s);
    const Setup four{.priests = priests, .towns = {{"a0", 9}}};
    QCOMPARE(legal(four.position(), "a step a0 "), "N-1-0, N-1-1, N-2-1, N-3-0, W-2-2"s);
}

void TestOsirisRulesWalk::O13_rivalTownsAreClosed()
{
    // N-1-1 lies before the towns of a0 and b0.
    const Position position = Setup{.priests = {{"a1", "N-1-1"}, {"b0", "S-2-0"}}, .towns = {{"a1", 9}}}.position();
    QCOMPARE(legal(position, "a step a1 "), "N-1-0, N-1-2, N-2-0, N-2-1"s);
    QVERIFY(!isLegal(position, "a step a1 town-b0"));
}

void TestOsirisRulesWalk::O13_ownOtherTownsAreClosed()
{
    const std::map<std::string, std::string> priests{{"a1", "N-1-1"}, {"a0", "S-2-0"}, {"c0", "N-1-3"}};
    QVERIFY(!isLegal(Setup{.priests = priests, .towns = {{"a1", 9}}}.position(), "a step a1 town-a0"));
    const Position two = Setup{.seats = 2, .priests = priests, .towns = {{"c0", 9}, {"a1", 9}}}.position();
    QCOMPARE(legal(two, "a step a1 "), "N-1-0, N-1-2, N-2-0, N-2-1"s);
    QVERIFY(isLegal(two, "a step c0 town-c0"));
}

void TestOsirisRulesWalk::O13_ownHomeMayBeReEntered()
{
    const auto position = [](int n) { return Setup{.priests = {{"a0", "N-1-1"}}, .towns = {{"a0", n}}}.position(); };
    QVERIFY(!isLegal(position(1), "a step a0 town-a0"));
    const Position home = play(position(2), {"a step a0 town-a0"});
    QCOMPARE(at(home, "a0"), "town-a0"s);
    QCOMPARE(home.phase, Phase::Move);
    const Position again = play(position(5), {"a step a0 town-a0", "a step a0 N-1-0"}); // and left again
    QCOMPARE(legal(again, "a step a0 "), "N-1-1, W-1-3"s);
    const Position inside = play(position(3), {"a step a0 town-a0"}); // at home one counter buys no step
    QCOMPARE(count(inside, "a step"), 0);
    QCOMPARE(count(inside, "a block"), 40);
}

void TestOsirisRulesWalk::O14_onlyTheLastCounter()
{
    const Position two =
        play(Setup{.priests = {{"a0", "N-2-0"}}, .towns = {{"a0", 3}}}.position(), {"a step a0 N-2-1"});
    QVERIFY(!isLegal(two, "a block E-2-1"));
    const Position one = play(two, {"a step a0 N-2-2"});
    QVERIFY(isLegal(one, "a block E-2-1"));
    const Position end = play(one, {"a block E-2-1"});
    QCOMPARE(blockades(end), "E-2-1"s);
    QCOMPARE(end.phase, Phase::Move);
    QCOMPARE(allCounters(end), 24);
}

void TestOsirisRulesWalk::O14_onlyAfterAStep()
{
    const Setup setup{.priests = {{"a0", "N-2-0"}}, .towns = {{"a0", 1}, {"a1", 1}, {"a2", 1}}};
    QCOMPARE(count(setup.position(), "a block"), 0);
    QVERIFY(!isLegal(setup.position(), "a block E-2-1"));
}

void TestOsirisRulesWalk::O14_onEmptySpacesOnly()
{
    const Setup setup{
        .priests = {{"a0", "N-2-0"}, {"a1", "S-1-0"}, {"b0", "S-2-0"}}, .towns = {{"a0", 2}}, .blockades = {"E-1-0"}};
    const Position one = play(setup.position(), {"a step a0 N-2-1"});
    for (const auto *const space : {"N-2-1", "S-1-0", "S-2-0", "E-1-0"})
        QVERIFY2(!isLegal(one, "a block "s + space), space);
    QVERIFY(isLegal(one, "a block N-2-0")); // where he came from
    QVERIFY(!isLegal(one, "a block tip"));
    QVERIFY(!isLegal(one, "a block town-b0"));
    QVERIFY(!isLegal(one, "a block town-a0"));
    QCOMPARE(count(one, "a block"), 36);
}

void TestOsirisRulesWalk::O14_placedBeforeSowing()
{
    const Setup setup{.priests = {{"a0", "N-2-0"}}, .towns = {{"a0", 3}, {"b0", 1}, {"c0", 1}, {"d0", 1}}};
    const Position end = play(setup.position(), {"a step a0 N-3-0", "a block S-4-0"});
    QCOMPARE(counters(end, "a0"), 0);
    QCOMPARE(counters(end, "b0"), 2);
    QCOMPARE(counters(end, "c0"), 2);
    QCOMPARE(counters(end, "d0"), 1); // the third counter lies on the pyramid
}

void TestOsirisRulesWalk::O14_closedFromAboveAndBelow()
{
    const Setup setup{.priests = {{"a0", "N-1-1"}, {"a1", "N-3-0"}, {"a2", "N-2-1"}},
                      .towns = {{"a0", 5}, {"a1", 5}, {"a2", 5}},
                      .blockades = {"N-2-0"}};
    QVERIFY(!isLegal(setup.position(), "a step a0 N-2-0"));
    QVERIFY(!isLegal(setup.position(), "a step a1 N-2-0"));
    QVERIFY(isLegal(setup.position(), "a step a2 N-2-0"));
}

void TestOsirisRulesWalk::O14_closedFromATown()
{
    const Setup setup{.towns = {{"a0", 5}}, .blockades = {"N-1-0"}};
    QCOMPARE(legal(setup.position(), "a step a0 "), "N-1-1"s);
}

void TestOsirisRulesWalk::O14_enteredFromTheSide()
{
    const Setup setup{.priests = {{"a0", "N-2-1"}}, .towns = {{"a0", 2}}, .blockades = {"N-2-0", "S-1-1"}};
    const Position position = play(setup.position(), {"a step a0 N-2-0"});
    QCOMPARE(blockades(position), "S-1-1"s);
    QCOMPARE(at(position, "a0"), "N-2-0"s);
    QCOMPARE(facts(setup.position(), "a step a0 N-2-0", "blockade-removed").size(), std::size_t(1));
    QCOMPARE(std::string(facts(setup.position(), "a step a0 N-2-0", "blockade-removed")[0].text("priest")), "a0"s);
}

void TestOsirisRulesWalk::O14_theCounterGoesHomeAtOnce()
{
    const Setup setup{.priests = {{"a0", "N-2-1"}}, .towns = {{"a0", 3}}, .blockades = {"N-2-0"}};
    const Position position = play(setup.position(), {"a step a0 N-2-0"});
    QCOMPARE(counters(position, "a0"), 4);
    QCOMPARE(allCounters(position), 24);
}

void TestOsirisRulesWalk::O14_theRemovedCounterIsNotSpent()
{
    const Setup setup{
        .priests = {{"a0", "N-2-1"}}, .towns = {{"a0", 2}, {"b0", 1}, {"c0", 1}, {"d0", 1}}, .blockades = {"N-2-0"}};
    const Position one = play(setup.position(), {"a step a0 N-2-0"});
    QCOMPARE(int(one.left), 1);
    QVERIFY(!isLegal(one, "a step a0 N-3-0")); // not part of the budget
    const Position end = play(one, {"a step a0 W-2-2"});
    QCOMPARE(end.phase, Phase::Move);
    QCOMPARE(counters(end, "a0"), 1); // not sown
    QCOMPARE(counters(end, "c0"), 2);
    QCOMPARE(counters(end, "d0"), 1);
    const Position last = play(one, {"a block W-2-2"});
    QCOMPARE(counters(last, "a0"), 1);
    QCOMPARE(counters(last, "c0"), 1);
}

void TestOsirisRulesWalk::O14_severalBlockadesInOneWalk()
{
    const Setup setup{.priests = {{"a0", "N-2-1"}}, .towns = {{"a0", 2}}, .blockades = {"N-2-0", "W-2-2"}};
    const Position end = play(setup.position(), {"a step a0 N-2-0", "a step a0 W-2-2"});
    QCOMPARE(blockades(end), ""s);
    QCOMPARE(counters(end, "a0"), 2);
    QCOMPARE(allCounters(end), 24);
}

} // namespace tests::tst_osiris_rules_walk

TEST_CLASS(tst_osiris_rules_walk, TestOsirisRulesWalk)
#include "tst_osiris_rules_walk.moc"
