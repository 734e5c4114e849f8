// SPDX-License-Identifier: GPL-3.0-or-later
// Rule A31: what is known to whom.
#include "positions.h"

#include "tests/test_class.h"

namespace tests::tst_rules_knowledge {

using namespace positions;
using namespace std::string_literals;
using engine::Value;

namespace {

Position dealt(const std::string &red, const std::string &blue)
{
    return play(Aton::start({}), {"chance deal red " + red, "chance deal blue " + blue});
}

/// What stands of a player in the text of what `seat` sees.
std::string seen(const Position &position, Seat seat, const std::string &player)
{
    const std::string text = Aton::text(Aton::observe(position, seat));
    const std::size_t begin = text.find(" " + player + ":") + player.size() + 2;
    return text.substr(begin, text.find(' ', begin) - begin);
}

std::string listed(const Position &position, const std::string &key, const std::string &player)
{
    const Value state = Aton::state(position);
    std::string row;
    for (const Value &value : *state.find(key)->find(player)->asList())
        row += value.isNull() ? "?" : std::to_string(*value.asInt());
    return row;
}

} // namespace

class TestRulesKnowledge : public QObject {
    Q_OBJECT

private slots:
    void A31_handsAreHidden();
    void A31_laidCardsUntilTurnedUp();
    void A31_openThings();
    void A31_tieBreakCardsAreOpen();
    void A31_knownBottomCardsInTheHand();
    void A31_lastCardsKnownByCounting();
    void A31_exchangedCardsUntilTheRefill();
    void A31_knownCardsStayKnownInAnExchange();
    void A31_discardsAreFaceUp();
    void A31_dealsAreHidden();
    void A31_drawsAreKnownFromTheBottomOnly();
    void A31_onlyOwnActions();
    void A31_ownCardsAreSeen();
    void A31_onceTheCardsAreUpNothingIsHidden();
};

void TestRulesKnowledge::A31_handsAreHidden()
{
    const Position both = dealt("1334", "2244");
    QCOMPARE(seen(both, kRed, "red"), "0,0,x,1334,-,-,-,8978,-,0000,0000"s);
    QCOMPARE(seen(both, kRed, "blue"), "0,0,x,????,-,-,-,?32,-,0000,?0"s);
    QCOMPARE(seen(both, kAmun, "red"), "0,0,x,????,-,-,-,?32,-,0000,?0"s);
    QCOMPARE(seen(both, kAmun, "blue"), "0,0,x,2244,-,-,-,9797,-,0000,0000"s);
    QCOMPARE(listed(Aton::observe(both, kRed), "hand", "blue"), "????"s);
    QCOMPARE(listed(Aton::observe(both, kRed), "hand", "red"), "1334"s);
    QVERIFY(Aton::observe(both, kRed) == Aton::observe(dealt("1334", "1111"), kRed));
    QVERIFY(Aton::observe(both, kAmun) != Aton::observe(dealt("1334", "1111"), kAmun));
}

void TestRulesKnowledge::A31_onceTheCardsAreUpNothingIsHidden()
{
    const Position both = dealt("1334", "2244");
    const Position one = play(both, {"red lay 3143"});
    const Position up = play(one, {"blue lay 2424"});
    for (const Seat seat : {kRed, kAmun}) {
        QVERIFY(!Aton::seesAll(both, seat));
        QVERIFY(!Aton::seesAll(one, seat));
        QVERIFY(Aton::seesAll(up, seat));
    }
    // Cards that were exchanged come to light with a deal, if at all.
    const Position exchanged = laid({.red = {.exchange = false, .exchanged = "1334"}}, "1234", "4321");
    QVERIFY(Aton::seesAll(exchanged, kAmun));
}

void TestRulesKnowledge::A31_laidCardsUntilTurnedUp()
{
    const Position one = play(dealt("1334", "2244"), {"red lay 3143"});
    QCOMPARE(seen(one, kAmun, "red"), "0,0,x,-,-,????,-,?32,-,0000,?0"s);
    QCOMPARE(seen(one, kRed, "red"), "0,0,x,-,-,3143,-,8978,-,0000,0000"s);
    QCOMPARE(listed(Aton::observe(one, kAmun), "laid", "red"), "????"s);
    const Position up = play(one, {"blue lay 2424"});
    QCOMPARE(seen(up, kAmun, "red"), "2,0,x,-,-,3143,-,?32,-,0000,?0"s);
    QCOMPARE(listed(Aton::observe(up, kAmun), "laid", "red"), "3143"s);
}

void TestRulesKnowledge::A31_openThings()
{
    Setup setup;
    setup.temples = {"rrb", "", "b", "...r"};
    setup.red = {.score = 12, .kingdom = 3, .exchange = false};
    setup.blue = {.score = 7, .kingdom = 1};
    const Position position = laid(setup, "1234", "4321");
    for (const Seat seat : {kRed, kAmun}) {
        const Position view = Aton::observe(position, seat);
        QCOMPARE(temples(view), temples(position));
        QCOMPARE(scores(view), "12:13"s);
        QCOMPARE(kingdom(view), "3:1"s);
        QCOMPARE(stocks(view), "23:26"s);
        QCOMPARE(phase(view), phase(position));
        QVERIFY(!view.sides[kRed].exchangeOwned);
        QVERIFY(view.sides[kAmun].exchangeOwned);
        QCOMPARE(int(view.viewer), int(seat));
    }
}

void TestRulesKnowledge::A31_tieBreakCardsAreOpen()
{
    const Position tie = play(laid({}, "3214", "3241"), {"chance draw red 4"});
    QCOMPARE(seen(tie, kAmun, "red"), "0,0,x,-,-,3214,4,?31,-,0000,?0"s);
    const Position settled = play(tie, {"chance draw blue 1"});
    QCOMPARE(seen(settled, kAmun, "red"), "0,0,x,-,-,3214,-,?31,4,0000,?0"s); // both know it under the pile
    QCOMPARE(seen(settled, kRed, "blue"), "0,0,x,-,-,3241,-,?31,1,0000,?0"s);
    QCOMPARE(Aton::actionText({}, action("chance draw red 4"), kAmun), "chance draw red 4"s);
}

void TestRulesKnowledge::A31_knownBottomCardsInTheHand()
{
    const Position pendingChoices = dealDue({.bottom = "432", .discard = allBut("432112")});
    const Position hand = play(pendingChoices, {"chance deal red 1124"});
    QCOMPARE(cardsOf(hand.sides[kRed].known), "4"s); // 1, 1 and 2 were above it
    QCOMPARE(seen(hand, kAmun, "red"), "0,0,x,4???,4,-,-,?0,32,7788,?0"s);
    const Position both = play(hand, {"chance deal blue 1111", "red lay 1421"});
    QCOMPARE(seen(both, kAmun, "red"), "0,0,x,-,4,????,-,?0,32,7788,?0"s);
    const Position up = play(both, {"blue lay 1111"});
    QVERIFY(up.sides[kRed].known.empty());
}

void TestRulesKnowledge::A31_lastCardsKnownByCounting()
{
    // With all discards face up, the cards above the known ones were known too before the refill mixed them.
    const Position pendingChoices = dealDue({.bottom = "4", .discard = allBut("411")});
    const Position hand = play(pendingChoices, {"chance deal red 1124"});
    QCOMPARE(cardsOf(hand.sides[kRed].known), "114"s);
    QCOMPARE(seen(hand, kAmun, "red"), "0,0,x,114?,114,-,-,?32,-,0000,?0"s);
    const Position unsure =
        dealDue({.exchange = false, .bottom = "4", .discard = allBut("4112222"), .exchanged = "2222"});
    QCOMPARE(cardsOf(play(unsure, {"chance deal red 1124"}).sides[kRed].known), "4"s);
    QCOMPARE(cardsOf(play(dealDue({}), {"chance deal red 1124"}).sides[kRed].known), ""s);
}

void TestRulesKnowledge::A31_exchangedCardsUntilTheRefill()
{
    Setup setup = beforeLaying("1334", "2244");
    setup.red.discard = "1111" + times(9, '2') + "333" + times(4, '4'); // twelve cards are left in the pile
    const Position given = play(setup.position(), {"red exchange", "chance deal red 1113"});
    QCOMPARE(seen(given, kAmun, "red"), "0,0,-,????,-,-,-,?8,-,4934,?4"s);
    QCOMPARE(seen(given, kRed, "red"), "0,0,-,1113,-,-,-,1034,-,4934,1021"s);
    Position later = dealDue({.exchange = false, .discard = allBut("1334"), .exchanged = "1334"});
    QCOMPARE(seen(later, kAmun, "red"), "0,0,-,-,-,-,-,?0,-,8978,?4"s);
    QCOMPARE(Aton::state(Aton::observe(later, kAmun)).find("discard")->find("red")->asList()->at(0).asInt()[0], 8);
    QCOMPARE(Aton::state(later).find("discard")->find("red")->asList()->at(0).asInt()[0], 9);
    later = play(later, {"chance deal red 1334"});
    QCOMPARE(seen(later, kAmun, "red"), "0,0,-,????,-,-,-,?32,-,0000,?0"s);
}

void TestRulesKnowledge::A31_knownCardsStayKnownInAnExchange()
{
    const Position hand = play(dealDue({.bottom = "432", .discard = allBut("432112")}),
                               {"chance deal red 1124", "chance deal blue 1111"});
    const Position given = play(hand, {"red exchange"});
    QCOMPARE(seen(given, kAmun, "red"), "0,0,-,-,-,-,-,?0,32,7789,?3"s);
    QCOMPARE(cardsOf(given.sides[kRed].exchanged), "112"s);
}

void TestRulesKnowledge::A31_discardsAreFaceUp()
{
    Setup setup;
    setup.phase = "place:blue:1";
    setup.first = "red";
    setup.red.laid = "2144";
    setup.blue.laid = "2322";
    const Position after = play(setup.position(), {"blue place 1a"});
    QCOMPARE(seen(after, kRed, "blue"), "0,0,x,-,-,-,-,?32,-,0310,?0"s);
}

void TestRulesKnowledge::A31_dealsAreHidden()
{
    const Position start = Aton::start({});
    QCOMPARE(Aton::outcomeCount(Aton::observe(start, kRed)), std::uint64_t(35));
    QCOMPARE(Aton::outcomeCount(Aton::observe(start, kAmun)), std::uint64_t(0));
    QCOMPARE(legal(Aton::observe(start, kAmun)), ""s);
    const Action deal = action("chance deal red 1334");
    QCOMPARE(Aton::actionText({}, deal, kRed), "chance deal red 1334"s);
    QCOMPARE(Aton::actionText({}, deal, kAmun), "chance deal red ????"s);
    QCOMPARE(Aton::actionText({}, action("red lay 3143"), kAmun), "red lay ????"s);
    QCOMPARE(Aton::actionText({}, action("red lay 3143"), kRed), "red lay 3143"s);
    QCOMPARE(Aton::actionText({}, action("red exchange"), kAmun), "red exchange"s);
    // A deal is not shown to the other even where every card of it is known.
    const Position pendingChoices = dealDue({.bottom = "4321", .discard = allBut("4321")});
    QCOMPARE(legal(Aton::observe(pendingChoices, kRed)), "chance deal red 1234"s);
    QCOMPARE(legal(Aton::observe(pendingChoices, kAmun)), ""s);
}

void TestRulesKnowledge::A31_drawsAreKnownFromTheBottomOnly()
{
    Setup tie;
    tie.phase = "draw:red";
    tie.red = {.laid = "3214", .bottom = "41", .discard = allBut("321441")};
    tie.blue = {.laid = "3214"};
    QCOMPARE(legal(Aton::observe(tie.position(), kAmun)), "chance draw red 4"s);
    tie.red.discard.pop_back(); // a card lies above them
    QCOMPARE(legal(Aton::observe(tie.position(), kAmun)), ""s);
    QCOMPARE(legal(Aton::observe(tie.position(), kRed)), "chance draw red 4"s); // who knows what it must be
}

void TestRulesKnowledge::A31_onlyOwnActions()
{
    const Position both = dealt("1111", "2222");
    QCOMPARE(legal(Aton::observe(both, kRed)), "red exchange, red lay 1111"s);
    QCOMPARE(legal(Aton::observe(both, kAmun)), "blue exchange, blue lay 2222"s);
    const Position one = play(both, {"red lay 1111"});
    QCOMPARE(legal(Aton::observe(one, kRed)), ""s);
    QCOMPARE(legal(Aton::observe(one, kAmun)), "blue exchange, blue lay 2222"s);
}

void TestRulesKnowledge::A31_ownCardsAreSeen()
{
    const Position both = dealt("1334", "2244");
    const Position view = Aton::observe(both, kRed);
    QVERIFY(view.sides[kRed] == both.sides[kRed]);
    QVERIFY(Aton::observe(view, kRed) == view); // a view of a view is the same
}

} // namespace tests::tst_rules_knowledge

TEST_CLASS(tst_rules_knowledge, TestRulesKnowledge)
#include "tst_rules_knowledge.moc"
