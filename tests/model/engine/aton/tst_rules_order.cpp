// SPDX-License-Identifier: GPL-3.0-or-later
// Rules A9 to A12: points at cartouche 1, order of play.
#include "positions.h"

#include "tests/test_class.h"

namespace tests::tst_rules_order {

using namespace positions;
using namespace std::string_literals;

class TestRulesOrder : public QObject {
    Q_OBJECT

private slots:
    void A9_twiceTheDifference();
    void A9_equalScoresNothing();
    void A10_fortyPointsWinAtOnce();
    void A11_lowerCardAtCartouche2First();
    void A11_thenLowerCardAtCartouche1();
    void A11_thenCardsAreDrawn();
    void A11_drawnCardsGoUnderThePile();
    void A11_refillDuringATie();
    void A11_allTiedRedFirst();
    void A12_cartouches2To4OneAfterTheOther();
};

void TestRulesOrder::A9_twiceTheDifference()
{
    QCOMPARE(facts(play(dealt("1334", "2224"), {"red lay 1334"}), "blue lay 4222", "points"),
             "points blue cartouche-1 6"s);
    QCOMPARE(facts(play(dealt("1334", "1222"), {"red lay 4331"}), "blue lay 2122", "points"),
             "points red cartouche-1 4"s);
    const Position one = play(dealt("1334", "2222"), {"red lay 3143", "blue lay 2222"});
    QCOMPARE(scores(one), "2:0"s);
}

void TestRulesOrder::A9_equalScoresNothing()
{
    const Position both = play(dealt("1334", "2223"), {"red lay 3143"});
    QCOMPARE(facts(both, "blue lay 3222", "points"), ""s);
    QCOMPARE(scores(play(both, {"blue lay 3222"})), "0:0"s);
}

void TestRulesOrder::A10_fortyPointsWinAtOnce()
{
    Setup setup = beforeLaying("4411", "1222");
    setup.red.score = 34;
    setup.blue.score = 39;
    const Position over = play(setup.position(), {"red lay 4411", "blue lay 1222"});
    QCOMPARE(phase(over), "over:points"s);
    QCOMPARE(result(over), "red points"s);
    QCOMPARE(scores(over), "40:39"s);
    QCOMPARE(stocks(over), "29:29"s); // cartouches 2 to 4 are not played
    QCOMPARE(legal(over), ""s);
    QCOMPARE(int(Aton::toAct(over)), 0);
    setup.red.score = 33;
    const Position on = play(setup.position(), {"red lay 4411", "blue lay 1222"});
    QCOMPARE(scores(on), "39:39"s);
    QCOMPARE(phase(on), "place:blue:2"s);
    QCOMPARE(result(on), ""s);
    setup.blue.score = 34;
    QCOMPARE(result(play(setup.position(), {"red lay 1441", "blue lay 1222"})), ""s);
    setup.blue.hand = "1224";
    QCOMPARE(result(play(setup.position(), {"red lay 1441", "blue lay 4122"})), "blue points"s);
}

void TestRulesOrder::A11_lowerCardAtCartouche2First()
{
    QCOMPARE(int(laid({}, "1314", "4213").first), int(kAmun)); // though red's first card is lower
    QCOMPARE(int(laid({}, "4213", "1314").first), int(kRed));
    QCOMPARE(facts(play(beforeLaying("4213", "1314").position(), {"red lay 4213"}), "blue lay 1314", "order"),
             "order red cartouche-2"s);
}

void TestRulesOrder::A11_thenLowerCardAtCartouche1()
{
    QCOMPARE(int(laid({}, "3214", "4213").first), int(kRed));
    QCOMPARE(int(laid({}, "4213", "3214").first), int(kAmun));
    QCOMPARE(facts(play(beforeLaying("4213", "3214").position(), {"red lay 4213"}), "blue lay 3214", "order"),
             "order blue cartouche-1"s);
}

void TestRulesOrder::A11_thenCardsAreDrawn()
{
    const Position tie = laid({}, "3214", "3241");
    QCOMPARE(int(tie.first), int(kNobody));
    QCOMPARE(legal(tie), "chance draw red 1, chance draw red 2, chance draw red 3, chance draw red 4"s);
    QCOMPARE(illegalReason(tie, "chance draw blue 1"), "refused.draw-due"s);
    const Position red = play(tie, {"chance draw red 2"});
    QCOMPARE(phase(red), "draw:blue"s);
    QCOMPARE(phase(play(red, {"chance draw blue 2"})), "draw:red"s); // equal: again, red first
    QCOMPARE(int(play(red, {"chance draw blue 3"}).first), int(kRed));
    QCOMPARE(int(play(red, {"chance draw blue 1"}).first), int(kAmun));
    const Position again = play(red, {"chance draw blue 2", "chance draw red 4", "chance draw blue 3"});
    QCOMPARE(int(again.first), int(kAmun));
    QCOMPARE(facts(red, "chance draw blue 3", "order"), "order red draw"s);
}

void TestRulesOrder::A11_drawnCardsGoUnderThePile()
{
    const Position settled = play(laid({}, "3214", "3241"), {"chance draw red 4", "chance draw blue 4",
                                                             "chance draw red 2", "chance draw blue 1"});
    const auto &red = settled.sides[kRed].open;
    QCOMPARE(red.drawnSize(), 0);
    QCOMPARE(red.bottomSize(), 2);
    QCOMPARE(red.bottomAt(0), 4);
    QCOMPARE(red.bottomAt(1), 2);
    QCOMPARE(settled.sides[kAmun].open.bottomAt(1), 1);
    QCOMPARE(settled.sides[kRed].pileSize(), 32);
    // Three unknown cards, then the first drawn; the second drawn stays below.
    const Position pendingChoices = dealDue({.bottom = "42", .discard = allBut("42111")});
    QCOMPARE(legal(pendingChoices), "chance deal red 1114"s);
    QCOMPARE(illegalReason(pendingChoices, "chance deal red 1112"), "refused.cards-not-there"s);
    const Position after = play(pendingChoices, {"chance deal red 1114"});
    QCOMPARE(after.sides[kRed].open.bottomSize(), 1);
    QCOMPARE(after.sides[kRed].open.bottomAt(0), 2);
    // New cards go below older ones.
    Setup tie;
    tie.phase = "draw:blue";
    tie.red = {.laid = "3214", .drawn = "1", .bottom = "42"};
    tie.blue = {.laid = "3241"};
    const Position longer = play(tie.position(), {"chance draw blue 2"});
    QCOMPARE(longer.sides[kRed].open.bottomSize(), 3);
    QCOMPARE(longer.sides[kRed].open.bottomAt(0), 4);
    QCOMPARE(longer.sides[kRed].open.bottomAt(2), 1);
}

void TestRulesOrder::A11_refillDuringATie()
{
    Setup tie;
    tie.phase = "draw:red";
    tie.red = {.laid = "3214", .bottom = "4", .discard = allBut("32144")};
    tie.blue = {.laid = "3214", .discard = allBut("3214")};
    QCOMPARE(legal(tie.position()), "chance draw red 4"s); // the known bottom card, then the discards
    const Position after = play(tie.position(), {"chance draw red 4", "chance draw blue 4"});
    QCOMPARE(facts(after, "chance draw red 4", "refilled"), "refilled red 30"s);
    QCOMPARE(after.sides[kAmun].pileSize(), 31);
    QCOMPARE(legal(after), "chance draw red 1, chance draw red 2, chance draw red 3, chance draw red 4"s);
}

void TestRulesOrder::A11_allTiedRedFirst()
{
    const std::string most = allBut("12342");
    Setup tie;
    tie.phase = "draw:red";
    tie.red = {.laid = "1234", .drawn = most};
    tie.blue = {.laid = "1234", .drawn = most};
    const Position last = play(tie.position(), {"chance draw red 2"});
    QCOMPARE(facts(last, "chance draw blue 2", "order"), "order red all-equal"s);
    const Position settled = play(last, {"chance draw blue 2"});
    QCOMPARE(int(settled.first), int(kRed));
    QCOMPARE(settled.sides[kRed].open.bottomSize(), 32);
    QCOMPARE(settled.sides[kAmun].open.drawnSize(), 0);
    QCOMPARE(phase(settled), "place:red:4"s);
    // With one card more each, the tie goes on.
    tie.red.drawn = tie.blue.drawn = allBut("123423");
    QCOMPARE(phase(play(tie.position(), {"chance draw red 2", "chance draw blue 2"})), "draw:red"s);
}

void TestRulesOrder::A12_cartouches2To4OneAfterTheOther()
{
    Setup setup;
    setup.temples = {"rrbb"};
    Position position = laid(setup, "1312", "1422");
    QCOMPARE(phase(position), "remove:red:1"s);
    QCOMPARE(illegalReason(position, "blue remove 1a"), "refused.others-turn"s);
    position = play(position, {"red remove 1c"});
    QCOMPARE(phase(position), "place:red:2"s);
    position = play(position, {"red place 1e", "red place 1f"});
    QCOMPARE(phase(position), "remove:blue:2"s);
    position = play(position, {"blue remove 1a", "blue remove 1e"});
    QCOMPARE(phase(position), "place:blue:2"s);
    position = play(position, {"blue place 2a", "blue place 2b"});
    QCOMPARE(phase(position), "deal:red"s);
    QCOMPARE(temples(position), ".r.b.r....../bb........../............/............"s);
}

} // namespace tests::tst_rules_order

TEST_CLASS(tst_rules_order, TestRulesOrder)
#include "tst_rules_order.moc"
