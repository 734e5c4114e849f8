// SPDX-License-Identifier: GPL-3.0-or-later
// Rules T27 to T37: the six gods, statues and their bonuses.
#include "play.h"

#include "tests/test_class.h"

namespace tests::tst_tekhenu_rules_gods {

using namespace tekhenu;

class TestTekhenuRulesGods : public QObject {
    Q_OBJECT

private slots:
    void T27_statues();
    void T28_T77_statueAtTheTemple();
    void T29_T72_aTileInTheSun();
    void T29_T73_aTurnedTile();
    void T29_theLightOfRaNow();
    void T30_T31_T74_hathor();
    void T31_sectionsOpenInTheMiddle();
    void T32_T76_bastet();
    void T34_T75_osiris();
    void T34_row2BringsTheGoldOnce();
    void T35_T84_bonusesOfFour();
    void T35_T84_bonusesOfTwo();
    void T35_atOnceWithThree();
    void T36_T85_happinessOfEachCard();
    void T36_renewalOnceBeforeTheFirst();
    void T37_aCardWorksAtOnce();
};

void TestTekhenuRulesGods::T27_statues()
{
    Play play = table(2);
    play.of(0).goods[Granite] = 2;
    setDice(play, {"horus", "y3", "ra", "w1", "ra", "w2"});
    play.p.statues[Hathor][0] = 1; // position 3
    QVERIFY(play.does({"a draft horus y3", "a god horus"}));
    QCOMPARE(play.legal(), (std::vector<std::string>{"a statue e3", "a statue lg0", "a statue n3", "a statue pb0"}));
    QVERIFY(play.does({"a statue pb0"}));
    QCOMPARE(play.of(0).goods[Gold], 1);
    QCOMPARE(play.of(0).goods[Granite], 0);
    QCOMPARE(play.of(0).statues, 5);
}

void TestTekhenuRulesGods::T28_T77_statueAtTheTemple()
{
    for (const bool own : {false, true}) {
        Play play = table(2, {{"temple-statue", own ? "own" : "all"}});
        setPillar(play, "r3c1", 0, 1);
        setPillar(play, "r3c4", 1, 2);
        setPillar(play, "r1c3", 0, 3);
        play.of(0).goods[Granite] = 2;
        setDice(play, {"horus", "y3", "ra", "w1", "ra", "w2"});
        QVERIFY(play.does({"a draft horus y3", "a god horus", "a statue e3"}));
        QCOMPARE(play.scored("statue-temple"), own ? 3 : 6);
        QCOMPARE(play.of(0).goods[Gold], 1);
    }
}

void TestTekhenuRulesGods::T29_T72_aTileInTheSun()
{
    Play play = table(4);
    for (const char *name : {"w1", "s1", "n1"})
        setSite(play, name, name[0] == 'w' ? 0 : 2);
    play.p.spaces = {11, 7, 12};
    play.of(0).goods = {0, 0, 2, 2, 0, 0, 0};
    setDice(play, {"ra", "w3", "ra", "w4", "ra", "w5"});
    QVERIFY(play.does({"a draft ra w3", "a god ra", "a tile r1c1"}));
    QCOMPARE(play.legal(), (std::vector<std::string>{"a turn 0", "a turn 1"}));
    QVERIFY(play.does({"a turn 0"}));
    QCOMPARE(play.of(0).points, 10);
    QCOMPARE(play.scored("ra-buildings"), 3);
    QCOMPARE(play.scored("ra-edges"), 1);
    QCOMPARE(play.scored("ra-space"), 2);
    QCOMPARE(play.scored("ability"), 4);
    QCOMPARE(play.of(0).goods[Papyrus], 1);
    QCOMPARE(play.p.spaces[1], 11); // tile 1 has moved into space 2
    QCOMPARE(play.p.spaces[0], 0);
}

void TestTekhenuRulesGods::T29_T73_aTurnedTile()
{
    Play play = table(2);
    play.p.spaces = {1, 2, 3};
    play.of(0).goods = {0, 0, 2, 1, 0, 0, 0};
    setDice(play, {"ra", "w1", "ra", "w4"});
    QVERIFY(play.does({"a draft ra w1", "a god ra", "a tile r1c5", "a turn 3"}));
    QCOMPARE(play.of(0).points, 3);
    QCOMPARE(play.scored("ra-edges"), 2);
    QCOMPARE(play.of(0).goods[Gold], 1);
    QCOMPARE(play.of(0).goods[Faith], 2);
}

void TestTekhenuRulesGods::T29_theLightOfRaNow()
{
    Play play = table(2);
    play.p.sunny = Horus; // Ra is sunny; then turn to make it shaded
    play.p.sunny = Hathor;
    play.p.spaces = {1, 2, 3};
    play.of(0).goods = {0, 0, 2, 2, 0, 0, 0};
    setDice(play, {"ra", "y1", "ra", "y4"});
    QVERIFY(play.does({"a draft ra y1", "a god ra", "a tile r1c5", "a turn 3"}));
    QCOMPARE(play.of(0).goods[Gold], 0); // x01 wants the sun
}

void TestTekhenuRulesGods::T30_T31_T74_hathor()
{
    Play play = table(4);
    setPillar(play, "r3c2", 0, 1);
    setPillar(play, "r3c4", 1, 2);
    play.of(0).goods[Bread] = 4;
    setDice(play, {"hathor", "w4", "ra", "w1", "ra", "w2", "ra", "w3"});
    QVERIFY(play.does({"a draft hathor w4", "a god hathor", "a build w3"}));
    QCOMPARE(play.scored("hathor"), 3);
    QCOMPARE(play.of(0).goods, (std::array<std::uint8_t, 7>{0, 1, 0, 1, 0, 0, 1}));
    QCOMPARE(play.of(0).population, 9);
    QVERIFY(play.p.isOpen(2) && !play.p.isOpen(3));
    QCOMPARE(play.p.top().op, Op::DrawCard);
    QCOMPARE(play.p.top().arg, 2); // filled at once
}

void TestTekhenuRulesGods::T31_sectionsOpenInTheMiddle()
{
    Play play = table(2);
    play.of(0).population = 6;
    give(play, 0, {"b11"}); // population, then happiness
    gain({play.p, nullptr}, 0, Population, 1);
    setDice(play, {"bastet", "y3", "bastet", "y4"});
    QVERIFY(play.does({"a play b11"}));
    QCOMPARE(play.p.top().op, Op::DrawCard);
    QCOMPARE(play.of(0).happiness, 2); // the effect goes on later
    play.drawAll();
    QCOMPARE(play.of(0).happiness, 4);
    QVERIFY(play.p.display[8] != kNone && play.p.display[11] != kNone);
}

void TestTekhenuRulesGods::T32_T76_bastet()
{
    Play play = table(2);
    play.of(0).population = 17;
    play.of(0).happiness = 14;
    play.of(0).goods[Papyrus] = 2;
    setDice(play, {"bastet", "y4", "bastet", "y3"});
    QVERIFY(play.does({"a draft bastet y4", "a god bastet"}));
    QCOMPARE(play.of(0).happiness, 17);
    QCOMPARE(play.of(0).goods[Scribes], 1);
    QCOMPARE(play.of(0).goods[Gold], 1);
    QCOMPARE(play.of(0).goods[Papyrus], 0);
}

void TestTekhenuRulesGods::T34_T75_osiris()
{
    Play play = table(2);
    play.of(0).levels[Bread] = 5;
    setDice(play, {"osiris", "k6", "osiris", "k4", "ra", "w1"});
    QVERIFY(play.does({"a draft osiris k6", "a god osiris", "a build b6"}));
    QCOMPARE(play.of(0).levels[Bread], 6);
    QVERIFY(!play.may("a marker bread"));
    QVERIFY(play.does({"a marker papyrus"}));
    QCOMPARE(play.of(0).goods[Bread], 2);
    QCOMPARE(play.of(0).happiness, 1);
    Play second = table(2);
    setDice(second, {"osiris", "k4", "osiris", "k5", "ra", "w1"});
    QVERIFY(second.does({"a draft osiris k4", "a god osiris", "a build l4"}));
    QVERIFY(second.of(0).levels[Limestone] == 3 && second.of(0).levels[Papyrus] == 3);
    QCOMPARE(second.legal(), (std::vector<std::string>{"a gain limestone", "a gain papyrus"}));
    QVERIFY(second.does({"a gain limestone"}));
    QCOMPARE(second.of(0).goods[Gold], 1);
}

void TestTekhenuRulesGods::T34_row2BringsTheGoldOnce()
{
    Play play = table(2);
    buildOsiris({play.p, nullptr}, 0, static_cast<int>(site("p2")), false);
    QCOMPARE(play.of(0).goods[Gold], 1);
    buildOsiris({play.p, nullptr}, 1, static_cast<int>(site("g2")), false);
    QCOMPARE(play.of(1).goods[Gold], 0);
}

void TestTekhenuRulesGods::T35_T84_bonusesOfFour()
{
    Play play = table(4);
    play.p.statues[Ra] = {2, 2, 0};
    play.p.gods = {Horus, Bastet, Hathor, Ra, Thoth, Osiris}; // Ra at position 4
    play.p.spaces = {1, 2, 3};
    play.of(0).goods = {0, 0, 2, 1, 0, 2, 0};
    setDice(play, {"bastet", "y1", "ra", "w4", "ra", "w1", "ra", "w2"});
    QVERIFY(play.does({"a anubis bastet y1", "a god ra", "a tile r2c2", "a turn 0"}));
    play.drawAll();
    QCOMPARE(play.of(2).points, 1); // once, for two statues
    Play produced = table(4);
    produced.p.statues[Ra] = {2, kNone, kNone};
    setDice(produced, {"ra", "w1", "ra", "w4", "ra", "w1", "ra", "w2"});
    QVERIFY(produced.does({"a draft ra w1", "a produce limestone"}));
    QCOMPARE(produced.of(2).points + produced.of(2).goods[Limestone], 0);
}

void TestTekhenuRulesGods::T35_T84_bonusesOfTwo()
{
    Play play = table(2);
    play.of(0).goods[Granite] = 2;
    setDice(play, {"horus", "y1", "ra", "w4"});
    QVERIFY(play.does({"a draft horus y1", "a god horus", "a statue horus"}));
    QCOMPARE(play.of(0).goods[Papyrus] + play.of(0).goods[Bread], 0); // not on erecting
    Play ra = table(2);
    ra.p.statues[Ra][0] = 0;
    ra.p.gods = {Horus, Bastet, Hathor, Ra, Thoth, Osiris};
    ra.p.spaces = {1, 2, 3};
    ra.of(0).goods = {0, 0, 2, 1, 0, 0, 0};
    setDice(ra, {"ra", "w1", "ra", "w4"});
    QVERIFY(ra.does({"a draft ra w1", "a god ra", "a tile r2c2", "a turn 0"}));
    const int before = ra.of(0).points;
    ra.drawAll();
    QVERIFY(ra.of(0).points >= before + 1);
}

void TestTekhenuRulesGods::T35_atOnceWithThree()
{
    Play play = table(3);
    play.p.gods = {Bastet, Horus, Hathor, Ra, Thoth, Osiris};
    play.of(0).goods[Granite] = 2;
    setDice(play, {"horus", "y4", "ra", "w4", "ra", "w1"});
    Play again = play;
    QVERIFY(play.does({"a draft horus y4", "a god horus", "a statue ra"}));
    QCOMPARE(play.of(0).points, 1);
    again.p.statues[Ra][0] = 0; // only the first one there
    QVERIFY(again.does({"a draft horus y4", "a god horus", "a statue ra"}));
    QCOMPARE(again.of(0).points, 0);
}

void TestTekhenuRulesGods::T36_T85_happinessOfEachCard()
{
    Play play = table(2);
    play.of(0).population = 8;
    play.of(0).happiness = 4;
    play.of(0).goods[Papyrus] = 2;
    give(play, 0, {"b09"});
    play.p.display = {cardOf(0, 1), cardOf(0, 2), cardOf(0, 3), cardOf(1, 1), cardOf(0, 4), cardOf(0, 5),
                      cardOf(1, 2), cardOf(1, 3), kNone,        kNone,        kNone,        kNone,
                      kNone,        kNone,        kNone,        kNone};
    setDice(play, {"thoth", "k6", "ra", "w4"});
    QVERIFY(play.does({"a draft thoth k6", "a god thoth"}));
    QVERIFY(play.may("a take b01") && !play.may("a take b04") && !play.may("a done"));
    QVERIFY(play.does({"a take b01", "a play b09"}));
    QVERIFY(play.may("a take b04") && play.may("a done") && !play.may("a renew 1"));
    QVERIFY(play.does({"a take b04", "a take t02"}));
    QVERIFY(play.phase() != "cards");
}

void TestTekhenuRulesGods::T36_renewalOnceBeforeTheFirst()
{
    Play play = table(2);
    play.of(0).goods[Papyrus] = 2;
    setDice(play, {"thoth", "b2", "ra", "w4", "ra", "w3"});
    QVERIFY(play.does({"a draft thoth b2", "a god thoth"})); // value 2 costs nothing
    const auto old = play.p.display;
    QVERIFY(play.may("a renew 2"));
    QVERIFY(play.does({"a renew 1"}));
    QCOMPARE(play.of(0).goods[Papyrus], 1);
    QCOMPARE(play.p.display[0], kNone);
    QVERIFY((play.p.discards[Blessings] & cardBit(old[0])) != 0);
    play.drawAll();
    QVERIFY(!play.may("a renew 1") && !play.may("a renew 2"));
}

void TestTekhenuRulesGods::T37_aCardWorksAtOnce()
{
    Play play = table(2);
    play.p.display[3] = technology(15);
    setDice(play, {"thoth", "b2", "ra", "w4", "ra", "w3"});
    QVERIFY(play.does({"a draft thoth b2", "a god thoth", "a take t15"}));
    QCOMPARE(play.scored("technology"), 1); // its own taking counts
}

} // namespace tests::tst_tekhenu_rules_gods

TEST_CLASS(tst_tekhenu_rules_gods, TestTekhenuRulesGods)
#include "tst_tekhenu_rules_gods.moc"
