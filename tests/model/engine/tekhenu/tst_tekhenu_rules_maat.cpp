// SPDX-License-Identifier: GPL-3.0-or-later
// Rules T38 to T48: rounds, Maat, scorings and the end.
#include "play.h"

#include "tests/test_class.h"

namespace tests::tst_tekhenu_rules_maat {

using namespace tekhenu;

class TestTekhenuRulesMaat : public QObject {
    Q_OBJECT

private slots:
    void T38_rounds();
    void T39_faithInTheOldOrder();
    void T40_T81_losses();
    void T40_sizesAndFloor();
    void T41_T42_afterMaat();
    void T43_T78_districts();
    void T43_T80_temple();
    void T44_T79_statuesHappinessLevelsRow();
    void T45_bread();
    void T46_allScoreBeforeAnyonePays();
    void T47_T82_decrees();
    void T47_pointsForTheOrder();
    void T48_winner();
};

void TestTekhenuRulesMaat::T38_rounds()
{
    for (int number = 0; number < 8; ++number) {
        Random random(static_cast<std::uint64_t>(number));
        std::array<int, 17> lights{};
        lights.fill(-1);
        const Position p = playedOut(startOf(number), random, [&lights](const Position &each) {
            if (each.active != kNone && lights[each.round] < 0)
                lights[each.round] = each.sunny;
        });
        QCOMPARE(p.round, 16);
        for (std::size_t round = 2; round <= 16; ++round)
            QCOMPARE(lights[round], (lights[round - 1] + (round % 2 == 1 ? 1 : 0)) % 6);
        QCOMPARE(p.sunny, (lights[16] + 1) % 6);
    }
}

void TestTekhenuRulesMaat::T39_faithInTheOldOrder()
{
    Play play = table(2);
    play.p.round = 4;
    play.p.depth = 0;
    play.p.active = kNone;
    play.of(0).goods[Faith] = 2;
    play.p.push({{Op::Faith, 0, 0}, {Op::Faith, 0, 1}, {Op::Maat}});
    QCOMPARE(play.legal(),
             (std::vector<std::string>{"a faith +1", "a faith +2", "a faith -1", "a faith -2", "a faith 0"}));
    give(play, 0, {"b08"});
    QVERIFY(play.does({"a play b08"}));
    QCOMPARE(play.of(0).goods[Faith], 6);
    QVERIFY(play.may("a faith +6"));
}

void TestTekhenuRulesMaat::T40_T81_losses()
{
    Play play = table(4);
    play.p.round = 4;
    play.p.depth = 0;
    play.p.active = kNone;
    const std::array<int, 4> balances{0, -1, 1, 4};
    const std::array<int, 4> ankhs{1, 2, 4, 3};
    for (int i = 0; i < 4; ++i) {
        play.of(i).balance = static_cast<std::int8_t>(balances[i]);
        play.of(i).isBalanced = 1;
        play.of(i).destiny = byte(ankhs[i]);
        play.of(i).points = 5;
    }
    maat({play.p, nullptr});
    QCOMPARE(play.p.order, (std::array<std::uint8_t, 4>{0, 2, 1, 3}));
    QCOMPARE(play.of(1).points, 4);
    QCOMPARE(play.of(2).points, 5);
}

void TestTekhenuRulesMaat::T40_sizesAndFloor()
{
    for (const auto &[balance, loss] : {std::pair(-3, 1), std::pair(-4, 2), std::pair(-7, 2), std::pair(-8, 3)}) {
        for (const bool strict : {false, true}) {
            Play play = table(2, {{"maat", strict ? "strict" : "mild"}});
            play.p.round = 4;
            play.of(0).balance = static_cast<std::int8_t>(balance);
            play.of(0).points = 4;
            maat({play.p, nullptr});
            QCOMPARE(int{play.of(0).points}, std::max(0, 4 - loss * (strict ? 2 : 1)));
        }
    }
}

void TestTekhenuRulesMaat::T41_T42_afterMaat()
{
    Play play = table(2);
    play.p.round = 4;
    play.p.active = kNone;
    play.p.depth = 0;
    play.of(0).goods[Faith] = 3;
    play.of(0).excess = 2;
    play.of(0).dice[0] = 1;
    play.of(0).sides[0] = Pure;
    play.of(0).diceCount = 1;
    setDice(play, {"ra", "w4"});
    maatOver({play.p, nullptr});
    settle({play.p, nullptr});
    QCOMPARE(play.p.bag, (std::array<std::uint8_t, 5>{3, 4, 4, 4, 6}));
    QVERIFY(play.of(0).goods[Faith] == 0 && play.of(0).excess == 0 && play.of(0).diceCount == 0);
    QCOMPARE(play.phase(), std::string_view("destiny"));
    QVERIFY(play.does({"a destiny 4"}));
    QCOMPARE(play.of(0).goods[Faith], 2); // kept for the next Maat
}

void TestTekhenuRulesMaat::T43_T78_districts()
{
    Play play = table(4);
    setSite(play, "pb0", 1);
    setSite(play, "b4", 1);
    setSite(play, "p1", 0);
    setSite(play, "b3", 0);
    setSite(play, "l6", 2);
    QCOMPARE(leaderOf(play.p, 0), 1); // tied, and the statue site is topmost
    QCOMPARE(leaderOf(play.p, 1), 1);
    QCOMPARE(leaderOf(play.p, 2), 2);
    QCOMPARE(leaderOf(play.p, 3), int{kNone});
}

void TestTekhenuRulesMaat::T43_T80_temple()
{
    Play play = table(2);
    play.p.round = 8;
    play.p.active = kNone;
    setSite(play, "w3", 0);
    setSite(play, "s2", 0);
    setSite(play, "n3", 0);
    setSite(play, "e3", 1);
    setPillar(play, "r3c3", 0, 1);
    setPillar(play, "r3c2", 0, 2);
    setPillar(play, "r1c1", 0, 3);
    play.facts.clear();
    maat({play.p, &play.facts});
    // w3: r3c3, r3c2; s2: r3c2; n3: r3c3; three pieces around the temple
    QCOMPARE(play.scored("temple"), 7);
}

void TestTekhenuRulesMaat::T44_T79_statuesHappinessLevelsRow()
{
    Play play = table(2);
    play.p.round = 8;
    play.p.active = kNone;
    play.of(0).statues = 2;
    play.of(0).population = 17;
    play.of(0).happiness = 17;
    play.of(0).levels = {6, 6, 2, 2};
    play.of(0).buildings = 4;
    play.facts.clear();
    maat({play.p, &play.facts});
    QCOMPARE(play.scored("statues"), 10);
    QCOMPARE(play.scored("happiness"), 9);
    QCOMPARE(play.scored("levels"), 4);
    QCOMPARE(play.scored("row"), 3);
    QCOMPARE(breadDue(play.p, 0), 3);
}

void TestTekhenuRulesMaat::T45_bread()
{
    Play play = table(2);
    play.p.round = 8;
    play.p.depth = 0;
    play.p.active = kNone;
    play.of(0).buildings = 4;
    play.of(0).goods[Bread] = 2;
    play.of(0).goods[Gold] = 1;
    play.of(0).points = 4;
    play.p.push({Op::Feed, 0, 0});
    QVERIFY(play.may("a feed none") && play.may("a feed bbo") && !play.may("a feed bbb"));
    QVERIFY(play.does({"a feed b"}));
    QCOMPARE(play.of(0).points, 0); // never below 0
    QCOMPARE(play.of(0).goods[Bread], 1);
}

void TestTekhenuRulesMaat::T46_allScoreBeforeAnyonePays()
{
    Play play = table(2);
    play.p.round = 8;
    play.p.depth = 0;
    play.p.active = kNone;
    for (const int owner : {0, 1}) {
        play.of(owner).buildings = 4;
        play.of(owner).goods[Bread] = 3;
        play.of(owner).isBalanced = 1;
    }
    maat({play.p, nullptr});
    settle({play.p, nullptr});
    QCOMPARE(play.phase(), std::string_view("feed"));
    QCOMPARE(play.p.top().seat, std::uint8_t(1)); // in the new order: equal balances, b's ankh is higher
    QVERIFY(play.of(0).points == 3 && play.of(1).points == 3);
}

void TestTekhenuRulesMaat::T47_T82_decrees()
{
    Play play = table(2);
    give(play, 0, {"d02", "d03", "d07", "d19", "d16"});
    setPillar(play, "r1c1", 0, 1);
    setPillar(play, "r1c2", 0, 2);
    for (const char *name : {"w1", "w2", "w4", "w5"})
        setSite(play, name, 0);
    play.of(0).statues = 4;
    play.of(0).population = 15;
    play.of(0).goods[Papyrus] = 4;
    QCOMPARE(decreePoints(play.p, 0, 2), 8);
    QCOMPARE(decreePoints(play.p, 0, 3), 6);
    QCOMPARE(decreePoints(play.p, 0, 7), 4);
    QCOMPARE(decreePoints(play.p, 0, 19), 5);
    QCOMPARE(decreePoints(play.p, 0, 16), 2);
    QCOMPARE(bestDecrees(play.p, 0), 17);
    give(play, 0, {"d24"}); // 7 with a balance of 0
    QCOMPARE(bestDecrees(play.p, 0), 19);
}

void TestTekhenuRulesMaat::T47_pointsForTheOrder()
{
    Play play = table(3);
    gameOver({play.p, nullptr});
    QVERIFY(play.of(0).points == 3 && play.of(1).points == 2 && play.of(2).points == 0);
    Play two = table(2);
    gameOver({two.p, nullptr});
    QVERIFY(two.of(0).points == 3 && two.of(1).points == 0);
}

void TestTekhenuRulesMaat::T48_winner()
{
    Play play = table(3);
    play.p.depth = 0;
    play.of(0).points = play.of(1).points = 30;
    QCOMPARE(Tekhenu::result(play.p)->reason, std::string("order"));
    QCOMPARE(Tekhenu::result(play.p)->winners.front(), Seat(0));
    play.of(1).goods[Scribes] = 1;
    QCOMPARE(Tekhenu::result(play.p)->reason, std::string("scribes"));
    QCOMPARE(Tekhenu::result(play.p)->winners.front(), Seat(1));
    play.of(2).points = 31;
    QCOMPARE(Tekhenu::result(play.p)->reason, std::string("score"));
    QCOMPARE(Tekhenu::result(play.p)->winners, std::vector<Seat>{2});
}

} // namespace tests::tst_tekhenu_rules_maat

TEST_CLASS(tst_tekhenu_rules_maat, TestTekhenuRulesMaat)
#include "tst_tekhenu_rules_maat.moc"
