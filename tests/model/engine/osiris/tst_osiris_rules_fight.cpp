// SPDX-License-Identifier: GPL-3.0-or-later
// Rules O15 to O18: fights, sowing, and the move of a follower.
#include "positions.h"

#include <algorithm>

#include "model/engine/core/message_seats.h"
#include "tests/test_class.h"

namespace tests::tst_osiris_rules_fight {

using namespace positions;
using namespace std::string_literals;

namespace {

/// a0 (Osiris, strength `own`) with `n` counters beside b0 (Isis, strength `rival`), both on the second lane.
Position beforeFight(int n, int own, int rival)
{
    const std::string all = "abcdabcdabcd";
    const Setup setup{.priests = {{"a0", "N-2-0"}, {"b0", "N-2-1"}},
                      .towns = {{"a0", n}, {"b0", 1}, {"c0", 1}, {"d0", 1}, {"a1", 1}},
                      .followers = {{"osiris", all.substr(0, static_cast<std::size_t>(own))},
                                    {"isis", all.substr(0, static_cast<std::size_t>(rival))}}};
    return setup.position();
}

const std::string kAttack = "a step a0 N-2-1";

Position afterFight(int n, int own, int rival) { return play(beforeFight(n, own, rival), {kAttack}); }

} // namespace

class TestOsirisRulesFight : public QObject {
    Q_OBJECT

private slots:
    void O15_theStrongerWins();
    void O15_theWeakerLoses();
    void O15_equalStrengthsTheMoverWins();
    void O15_followersOfAllColoursCount();
    void O15_theLoserGoesHome();
    void O15_theWinnersOwnerMaySwap();
    void O15_theDefenderSwaps();
    void O15_beforeAnythingElse();
    void O15_bothOwnersSeeTheStrengths();
    void O16_winnerGoesOn();
    void O16_winnerStops();
    void O16_winnersLastCounterAsABlockade();
    void O16_boundAgainAfterAFurtherStep();
    void O16_nothingLeft();
    void O16_loserSowsWhatIsSpent();
    void O16_loserMayNotBlock();
    void O16_loserKeepsARemovedCounter();
    void O16_anyNumberOfFights();
    void O16_theLoserIsSafeAtHome();
    void O16_ownPriestsNeverFight();
    void O17_oneEachClockwise();
    void O17_neverIntoTheHomeTown();
    void O17_surplusStaysHome();
    void O17_surplusStaysHomeWithThreePlayers();
    void O18_anyTempleToAnyOther();
    void O18_atMostOne();
    void O18_onlyOwn();
    void O18_limitOfThree();
};

void TestOsirisRulesFight::O15_theStrongerWins()
{
    const Position position = afterFight(3, 3, 2);
    QCOMPARE(position.phase, Phase::Fight);
    QCOMPARE(Osiris::toAct(position), seatBit(0));
    QCOMPARE(at(position, "a0"), "N-2-1"s);
    const auto won = facts(beforeFight(3, 3, 2), kAttack, "fight-won");
    QCOMPARE(won.size(), std::size_t(1));
    QCOMPARE(std::string(won[0].text("priest")), "a0"s);
    QCOMPARE(std::string(won[0].text("rival")), "b0"s);
    QCOMPARE(std::string(won[0].text("seat")), "a"s);
    QCOMPARE(std::string(won[0].text("other")), "b"s);
}

void TestOsirisRulesFight::O15_theWeakerLoses()
{
    const Position position = afterFight(3, 2, 3);
    QCOMPARE(position.phase, Phase::Fight);
    QCOMPARE(Osiris::toAct(position), seatBit(1));
    QCOMPARE(at(position, "a0"), "town-a0"s);
    QCOMPARE(at(position, "b0"), "N-2-1"s);
    QCOMPARE(facts(beforeFight(3, 2, 3), kAttack, "fight-lost").size(), std::size_t(1));
    QCOMPARE(facts(beforeFight(3, 2, 3), kAttack, "fight-won").size(), std::size_t(0));
}

void TestOsirisRulesFight::O15_equalStrengthsTheMoverWins()
{
    QCOMPARE(Osiris::toAct(afterFight(3, 2, 2)), seatBit(0));
    QCOMPARE(Osiris::toAct(afterFight(3, 0, 0)), seatBit(0));
    QCOMPARE(Osiris::toAct(afterFight(3, 0, 1)), seatBit(1));
}

void TestOsirisRulesFight::O15_followersOfAllColoursCount()
{
    const Setup setup{.priests = {{"a0", "N-2-0"}, {"b0", "N-2-1"}},
                      .followers = {{"osiris", "bcdd"}, {"isis", "aaa"}}};
    QCOMPARE(Osiris::toAct(play(setup.position(), {kAttack})), seatBit(0));
}

void TestOsirisRulesFight::O15_theLoserGoesHome()
{
    QCOMPARE(at(afterFight(3, 3, 2), "b0"), "town-b0"s);
    QCOMPARE(counters(afterFight(3, 3, 2), "b0"), 1);
    QCOMPARE(at(afterFight(3, 2, 3), "a0"), "town-a0"s);
}

void TestOsirisRulesFight::O15_theWinnersOwnerMaySwap()
{
    const Position position = afterFight(3, 3, 2);
    QCOMPARE(legal(position), "a keep, a swap"s);
    QVERIFY(!isLegal(position, "b swap"));
    const Position swapped = play(position, {"a swap"});
    QCOMPARE(godOf(swapped, "a0"), "isis"s);
    QCOMPARE(godOf(swapped, "b0"), "osiris"s);
    const Position kept = play(position, {"a keep"});
    QCOMPARE(godOf(kept, "a0"), "osiris"s);
    QCOMPARE(godOf(kept, "b0"), "isis"s);
    QVERIFY(!isLegal(kept, "a swap")); // once only
}

void TestOsirisRulesFight::O15_theDefenderSwaps()
{
    const Position position = afterFight(3, 2, 3);
    QCOMPARE(legal(position), "b keep, b swap"s);
    QVERIFY(!isLegal(position, "a swap"));
    const Position swapped = play(position, {"b swap"});
    QCOMPARE(godOf(swapped, "a0"), "isis"s);
    QCOMPARE(godOf(swapped, "b0"), "osiris"s);
    QCOMPARE(Osiris::toAct(swapped), seatBit(0)); // and the mover's turn goes on with the follower
    QCOMPARE(swapped.phase, Phase::Move);
}

void TestOsirisRulesFight::O15_beforeAnythingElse()
{
    // The last counter is spent: sown only after the choice.
    const Position position = afterFight(1, 3, 2);
    QCOMPARE(position.phase, Phase::Fight);
    QCOMPARE(counters(position, "a0"), 1);
    QCOMPARE(counters(position, "b0"), 1);
    const Position after = play(position, {"a keep"});
    QCOMPARE(counters(after, "a0"), 0);
    QCOMPARE(counters(after, "b0"), 2);
    const Position lost = afterFight(2, 2, 3);
    QCOMPARE(counters(lost, "a0"), 2);
    QCOMPARE(counters(play(lost, {"b keep"}), "a0"), 1);
}

void TestOsirisRulesFight::O15_bothOwnersSeeTheStrengths()
{
    const auto strengths = facts(beforeFight(3, 3, 2), kAttack, "strengths");
    QCOMPARE(strengths.size(), std::size_t(1));
    QCOMPARE(strengths[0].number("strength"), std::int64_t(3));
    QCOMPARE(strengths[0].number("rival-strength"), std::int64_t(2));
    QCOMPARE(std::string(strengths[0].text("god")), "osiris"s);
    QCOMPARE(std::string(strengths[0].text("rival-god")), "isis"s);
    for (const auto *const seat : {"a", "b"})
        QVERIFY(engine::isFor(strengths[0], seat));
    for (const auto *const seat : {"c", "d"})
        QVERIFY(!engine::isFor(strengths[0], seat));
}

void TestOsirisRulesFight::O16_winnerGoesOn()
{
    const Position position = play(afterFight(3, 3, 2), {"a keep"});
    QCOMPARE(position.phase, Phase::Walk);
    QCOMPARE(legal(position, "a step a0 "), "N-1-1, N-1-2, N-2-0, N-2-2, N-3-0, N-3-1"s);
    QCOMPARE(count(position, "a step"), 6); // no other priest
    const Position end = play(position, {"a step a0 N-3-0"});
    QCOMPARE(end.phase, Phase::Move);
    QCOMPARE(counters(end, "a0"), 0);
    QCOMPARE(counters(end, "d0"), 2);
}

void TestOsirisRulesFight::O16_winnerStops()
{
    const Position won = play(afterFight(4, 3, 2), {"a swap"});
    const Position end = play(won, {"a stop"});
    QCOMPARE(facts(won, "a stop", "left-over").size(), std::size_t(1));
    QCOMPARE(facts(won, "a stop", "left-over")[0].number("n"), std::int64_t(3));
    QCOMPARE(end.phase, Phase::Move);
    QCOMPARE(at(end, "a0"), "N-2-1"s);
    QCOMPARE(counters(end, "a0"), 3); // one was spent
    QCOMPARE(counters(end, "b0"), 2);
    QCOMPARE(counters(end, "c0"), 1);
    QVERIFY(!isLegal(end, "a stop"));
}

void TestOsirisRulesFight::O16_winnersLastCounterAsABlockade()
{
    const Position one = play(afterFight(2, 3, 2), {"a keep"});
    QVERIFY(isLegal(one, "a stop"));
    QVERIFY(isLegal(one, "a block N-2-0"));
    QCOMPARE(legal(one, "a step a0 "), "N-2-0, N-2-2"s);
    const Position end = play(one, {"a block N-2-0"});
    QCOMPARE(blockades(end), "N-2-0"s);
    QCOMPARE(counters(end, "a0"), 0);
    QCOMPARE(counters(play(one, {"a stop"}), "a0"), 1);
    QVERIFY(!isLegal(play(afterFight(3, 3, 2), {"a keep"}), "a block N-2-0")); // two are left
}

void TestOsirisRulesFight::O16_boundAgainAfterAFurtherStep()
{
    const Position position = play(afterFight(4, 3, 2), {"a keep"});
    QVERIFY(isLegal(position, "a stop"));
    const Position further = play(position, {"a step a0 N-2-2"});
    QVERIFY(!isLegal(further, "a stop"));
    QCOMPARE(count(further, "a step"), count(further, ""));
}

void TestOsirisRulesFight::O16_nothingLeft()
{
    const Position end = play(afterFight(1, 3, 2), {"a keep"});
    QCOMPARE(end.phase, Phase::Move);
    QCOMPARE(Osiris::toAct(end), seatBit(0));
    QCOMPARE(counters(end, "a0"), 0);
}

void TestOsirisRulesFight::O16_loserSowsWhatIsSpent()
{
    const Position end = play(afterFight(4, 2, 3), {"b keep"});
    QCOMPARE(end.phase, Phase::Move);
    QCOMPARE(counters(end, "a0"), 3);
    QCOMPARE(counters(end, "b0"), 2);
    QCOMPARE(counters(end, "c0"), 1);
    QCOMPARE(at(end, "a0"), "town-a0"s);
    // Steps before the fight count too, the step into it included.
    const Setup setup{.priests = {{"a0", "W-2-2"}, {"b0", "N-2-1"}},
                      .towns = {{"a0", 5}, {"b0", 1}, {"c0", 1}, {"d0", 1}},
                      .followers = {{"osiris", ""}, {"isis", "a"}}};
    const Position two = play(setup.position(), {"a step a0 N-2-0", kAttack, "b keep"});
    QCOMPARE(counters(two, "a0"), 3);
    QCOMPARE(counters(two, "c0"), 2);
    QCOMPARE(counters(two, "d0"), 1);
}

void TestOsirisRulesFight::O16_loserMayNotBlock()
{
    const Position end = play(afterFight(2, 2, 3), {"b keep"});
    QCOMPARE(count(end, "a block"), 0);
    QCOMPARE(count(end, "a step"), 0);
    QVERIFY(!isLegal(end, "a stop"));
    QCOMPARE(blockades(end), ""s);
}

void TestOsirisRulesFight::O16_loserKeepsARemovedCounter()
{
    const Setup setup{.priests = {{"a0", "W-2-2"}, {"b0", "N-2-1"}},
                      .towns = {{"a0", 2}, {"b0", 1}, {"c0", 1}, {"d0", 1}},
                      .blockades = {"N-2-0"},
                      .followers = {{"osiris", ""}, {"isis", "a"}}};
    const Position end = play(setup.position(), {"a step a0 N-2-0", kAttack, "b keep"});
    QCOMPARE(counters(end, "a0"), 1);
    QCOMPARE(counters(end, "c0"), 2);
    QCOMPARE(counters(end, "d0"), 1);
    QCOMPARE(allCounters(end), 24);
}

void TestOsirisRulesFight::O16_anyNumberOfFights()
{
    const Setup setup{.priests = {{"a0", "N-2-0"}, {"b0", "N-2-1"}, {"c0", "N-2-2"}},
                      .towns = {{"a0", 5}},
                      .followers = {{"osiris", "ab"}, {"isis", "a"}, {"horus", "bc"}}};
    const Position second = play(setup.position(), {kAttack, "a keep", "a step a0 N-2-2"});
    QCOMPARE(second.phase, Phase::Fight);
    QCOMPARE(Osiris::toAct(second), seatBit(0));
    QCOMPARE(at(second, "c0"), "town-c0"s);
    QVERIFY(isLegal(play(second, {"a keep"}), "a stop"));
    // With the weaker god taken in the first swap the second fight is lost.
    const Position lost = play(setup.position(), {kAttack, "a swap", "a step a0 N-2-2"});
    QCOMPARE(Osiris::toAct(lost), seatBit(2));
    QCOMPARE(counters(play(lost, {"c swap"}), "a0"), 3);
}

void TestOsirisRulesFight::O16_theLoserIsSafeAtHome()
{
    const Setup setup{.priests = {{"a0", "N-1-0"}, {"b0", "N-1-1"}}, .towns = {{"a0", 5}}};
    const Position position = play(setup.position(), {"a step a0 N-1-1", "a keep"});
    QCOMPARE(at(position, "b0"), "town-b0"s);
    QVERIFY(!isLegal(position, "a step a0 town-b0"));
    QVERIFY(isLegal(position, "a step a0 town-a0"));
}

void TestOsirisRulesFight::O16_ownPriestsNeverFight()
{
    const Setup four{.priests = {{"a0", "N-2-0"}, {"c0", "N-2-1"}}};
    QCOMPARE(play(four.position(), {kAttack}).phase, Phase::Fight);
    const Setup two{.seats = 2, .priests = {{"a0", "N-2-0"}, {"c0", "N-2-1"}}};
    QVERIFY(!isLegal(two.position(), kAttack));
    const Setup rivals{
        .seats = 2, .priests = {{"a0", "N-2-0"}, {"d0", "N-2-1"}}, .followers = {{"osiris", "a"}, {"seth", ""}}};
    QCOMPARE(Osiris::toAct(play(rivals.position(), {kAttack})), seatBit(0));
    const Setup strong{
        .seats = 2, .priests = {{"a0", "N-2-0"}, {"d0", "N-2-1"}}, .followers = {{"osiris", ""}, {"seth", "a"}}};
    QCOMPARE(legal(play(strong.position(), {kAttack})), "b keep, b swap"s); // d's owner
}

void TestOsirisRulesFight::O17_oneEachClockwise()
{
    const Setup setup{
        .priests = {{"a2", "N-2-0"}},
        .towns = {{"a2", 5}, {"b2", 1}, {"c2", 1}, {"d2", 1}, {"a0", 1}, {"b0", 1}, {"c0", 1}, {"d1", 1}}};
    const Position last =
        play(setup.position(), {"a step a2 N-2-1", "a step a2 N-2-2", "a step a2 N-2-1", "a step a2 N-2-2"});
    const Position end = play(last, {"a step a2 N-2-1"});
    const auto sown = facts(last, "a step a2 N-2-1", "sown");
    QCOMPARE(sown.size(), std::size_t(1));
    QCOMPARE(sown[0].number("n"), std::int64_t(5));
    const engine::Value towns(engine::Value::List{"town-b2", "town-c2", "town-d2", "town-a0", "town-b0"});
    QVERIFY(std::find(sown[0].fields.begin(), sown[0].fields.end(), std::pair{"place"s, towns})
            != sown[0].fields.end());
    QCOMPARE(facts(last, "a step a2 N-2-1", "left-over").size(), std::size_t(0));
    for (const auto *const town : {"b2", "c2", "d2", "a0", "b0"})
        QCOMPARE(counters(end, town), 2);
    QCOMPARE(counters(end, "c0"), 1);
    QCOMPARE(counters(end, "d1"), 1);
    QCOMPARE(counters(end, "a2"), 0);
}

namespace {

/// a0 goes back and forth until only so many counters are left.
Position spend(Position position, int rest)
{
    bool there = false;
    while (position.phase == Phase::Walk && (position.left > rest || position.spent == 0)) {
        there = !there;
        position = play(position, {there ? "a step a0 N-2-1" : "a step a0 N-2-0"});
    }
    return position;
}

Position spendAll(const Position &position) { return spend(position, 0); }

/// What the facts say that stays at home when all is spent.
int leftOver(const Position &position)
{
    const Position last = spend(position, 1);
    const std::string step = at(last, "a0") == "N-2-0" ? "a step a0 N-2-1" : "a step a0 N-2-0";
    const auto told = facts(last, step, "left-over");
    return told.empty() ? 0 : static_cast<int>(told[0].number("n"));
}

Setup manyCounters(int seats, int n)
{
    Setup setup{.seats = seats, .priests = {{"a0", "N-2-0"}}, .towns = {{"a0", n}}};
    return setup;
}

} // namespace

void TestOsirisRulesFight::O17_neverIntoTheHomeTown()
{
    const Position before = manyCounters(4, 11).position();
    const Position end = spendAll(before);
    QCOMPARE(counters(end, "a0"), 0);
    for (std::size_t town = 1; town < 12; ++town)
        QCOMPARE(int(end.town[town]), before.town[town] + 1);
}

void TestOsirisRulesFight::O17_surplusStaysHome()
{
    const Position before = manyCounters(4, 14).position();
    const Position end = spendAll(before);
    QCOMPARE(counters(end, "a0"), 3);
    QCOMPARE(leftOver(before), 3);
    for (std::size_t town = 1; town < 12; ++town)
        QCOMPARE(int(end.town[town]), before.town[town] + 1); // one a town
    QCOMPARE(allCounters(end), 24);
}

void TestOsirisRulesFight::O17_surplusStaysHomeWithThreePlayers()
{
    const Position before = manyCounters(3, 10).position();
    const Position end = spendAll(before);
    QCOMPARE(counters(end, "a0"), 2);
    QCOMPARE(leftOver(before), 2);
    for (const auto *const town : {"b0", "c0", "a1", "b1", "c1", "a2", "b2", "c2"})
        QCOMPARE(counters(end, town), counters(before, town) + 1);
    for (const auto *const town : {"d0", "d1", "d2"})
        QCOMPARE(counters(end, town), 0);
    QCOMPARE(allCounters(end), 18);
}

void TestOsirisRulesFight::O18_anyTempleToAnyOther()
{
    const Setup setup{.phase = Phase::Move, .followers = {{"isis", "aaa"}, {"re", "aab"}}};
    const Position position = setup.position();
    QCOMPARE(count(position, "a move a isis "), 12);
    QCOMPARE(count(position, "a move a re "), 11);
    QCOMPARE(count(position, "a move"), 23);
    QCOMPARE(count(position, ""), 24);
    QVERIFY(!isLegal(position, "a move a isis isis"));
    QVERIFY(!isLegal(position, "a move a seth isis")); // nobody is there
    const Position after = play(position, {"a move a isis sobek"});
    QCOMPARE(followers(after, "isis"), "aa"s);
    QVERIFY(followers(after, "sobek").front() == 'a');
}

void TestOsirisRulesFight::O18_atMostOne()
{
    const Position position = Setup{.phase = Phase::Move, .followers = {{"isis", "aaa"}, {"re", "aab"}}}.position();
    for (const auto *const action : {"a move a isis sobek", "a pass"}) {
        const Position after = play(position, {action});
        QCOMPARE(Osiris::toAct(after), seatBit(1));
        QCOMPARE(after.turn, position.turn + 1);
    }
    QCOMPARE(followers(play(position, {"a pass"}), "isis"), "aaa"s);
}

void TestOsirisRulesFight::O18_onlyOwn()
{
    const Position position = Setup{.phase = Phase::Move, .followers = {{"isis", "aaabc"}, {"re", "aab"}}}.position();
    QVERIFY(!isLegal(position, "a move b isis re"));
    QVERIFY(!isLegal(position, "b move b isis re"));
    QVERIFY(!isLegal(position, "a move c isis re"));
    const Setup two{.seats = 2, .phase = Phase::Move, .followers = {{"isis", "aaabc"}, {"re", "aab"}}};
    QVERIFY(isLegal(two.position(), "a move c isis re")); // both colours
    QVERIFY(!isLegal(two.position(), "a move b isis re"));
}

void TestOsirisRulesFight::O18_limitOfThree()
{
    const Position position = Setup{.phase = Phase::Move, .followers = {{"isis", "aaa"}, {"re", "aa"}}}.position();
    QVERIFY(!isLegal(position, "a move a re isis"));
    QVERIFY(isLegal(position, "a move a isis re"));
}

} // namespace tests::tst_osiris_rules_fight

TEST_CLASS(tst_osiris_rules_fight, TestOsirisRulesFight)
#include "tst_osiris_rules_fight.moc"
