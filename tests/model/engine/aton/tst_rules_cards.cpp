// SPDX-License-Identifier: GPL-3.0-or-later
// Rules A5 to A8: hands, exchange, refills.
#include "positions.h"

#include "tests/test_class.h"

namespace tests::tst_rules_cards {

using namespace positions;
using namespace std::string_literals;

class TestRulesCards : public QObject {
    Q_OBJECT

private slots:
    void A5_fourCardsRedFirst();
    void A5_allFourAreLaidInAnyOrderOfSeats();
    void A5_onlyTheOwnHandMayBeLaid();
    void A5_toLayIsFinal();
    void A6_exchangeDrawsFourNewCards();
    void A6_onceInTheGame();
    void A6_bothInTheFirstRound();
    void A6_notAfterLaying();
    void A7_refilledWhenACardIsNeeded();
    void A7_whatStaysOutOfTheRefill();
    void A7_exchangedCardsAreInTheRefill();
    void A7_nineHands();
    void A8_turnedUpWhenBothHaveLaid();
};

void TestRulesCards::A5_fourCardsRedFirst()
{
    const Position start = Aton::start({});
    QCOMPARE(Aton::toAct(start), seatBit(kChance));
    QCOMPARE(Aton::outcomeCount(start), std::uint64_t(35));
    QCOMPARE(illegalReason(start, "chance deal blue 1334"), "refused.deal-due"s);
    const Position red = play(start, {"chance deal red 1334"});
    QCOMPARE(cardsOf(red.sides[kRed].hand), "1334"s);
    QCOMPARE(phase(red), "deal:blue"s);
    QCOMPARE(illegalReason(red, "chance deal red 1334"), "refused.deal-due"s);
    const Position both = play(red, {"chance deal blue 2244"});
    QCOMPARE(cardsOf(both.sides[kAmun].hand), "2244"s);
    QCOMPARE(phase(both), "lay"s);
    QCOMPARE(int(Aton::toAct(both)), seatBit(kRed) | seatBit(kAmun));
    // Also in later rounds: blue's last placement ends one.
    Setup setup;
    setup.phase = "place:blue:1";
    setup.first = "red";
    setup.red.laid = "1111";
    setup.blue.laid = "2211";
    QCOMPARE(phase(play(setup.position(), {"blue place 1a"})), "deal:red"s);
}

void TestRulesCards::A5_allFourAreLaidInAnyOrderOfSeats()
{
    const Position both = dealt("1334", "2222");
    QCOMPARE(legal(both),
             "blue exchange, blue lay 2222, red exchange, red lay 1334, red lay 1343, red lay 1433, red lay 3134, "
             "red lay 3143, red lay 3314, red lay 3341, red lay 3413, red lay 3431, red lay 4133, red lay 4313, "
             "red lay 4331"s);
    const Position redFirst = play(both, {"red lay 3143", "blue lay 2222"});
    const Position blueFirst = play(both, {"blue lay 2222", "red lay 3143"});
    QVERIFY(redFirst == blueFirst);
    QCOMPARE(redFirst.sides[kRed].laid.at(1), 3);
    QCOMPARE(redFirst.sides[kRed].laid.at(2), 1);
    QCOMPARE(redFirst.sides[kRed].laid.at(3), 4);
    QCOMPARE(redFirst.sides[kRed].laid.at(4), 3);
    QCOMPARE(redFirst.sides[kRed].handSize(), 0);
}

void TestRulesCards::A5_onlyTheOwnHandMayBeLaid()
{
    const Position both = dealt("1334", "2222");
    QCOMPARE(illegalReason(both, "red lay 1134"), "refused.not-the-hand"s);
    QCOMPARE(illegalReason(both, "red lay 2222"), "refused.not-the-hand"s);
    QCOMPARE(illegalReason(both, "red lay 4331"), ""s);
}

void TestRulesCards::A5_toLayIsFinal()
{
    const Position one = play(dealt("1334", "2222"), {"red lay 3143"});
    QCOMPARE(legal(one), "blue exchange, blue lay 2222"s);
    QCOMPARE(illegalReason(one, "red lay 1334"), "refused.has-laid"s);
}

void TestRulesCards::A6_exchangeDrawsFourNewCards()
{
    const Position both = dealt("1334", "2222");
    const Position given = play(both, {"blue exchange"});
    QVERIFY(!given.sides[kAmun].exchangeOwned);
    QVERIFY(given.sides[kRed].exchangeOwned);
    QCOMPARE(given.sides[kAmun].handSize(), 0);
    QCOMPARE(cardsOf(given.sides[kAmun].exchanged), "2222"s);
    QCOMPARE(phase(given), "deal:blue"s);
    QCOMPARE(Aton::toAct(given), seatBit(kChance));
    QCOMPARE(illegalReason(given, "red lay 1334"), "refused.cards-are-dealt"s);
    const Position anew = play(given, {"chance deal blue 1144"});
    QCOMPARE(cardsOf(anew.sides[kAmun].hand), "1144"s);
    QCOMPARE(anew.sides[kAmun].pileSize(), 28);
    QCOMPARE(phase(anew), "lay"s);
    QCOMPARE(cardsOf(anew.sides[kRed].hand), "1334"s);
}

void TestRulesCards::A6_onceInTheGame()
{
    const Position anew = play(dealt("1334", "2222"), {"red exchange", "chance deal red 1111"});
    QCOMPARE(illegalReason(anew, "red exchange"), "refused.exchange-used"s);
    QCOMPARE(legal(anew), "blue exchange, blue lay 2222, red lay 1111"s);
    Setup later = beforeLaying("1111", "2222");
    later.round = 7;
    later.red.exchange = false;
    QCOMPARE(legal(later.position()), "blue exchange, blue lay 2222, red lay 1111"s);
}

void TestRulesCards::A6_bothInTheFirstRound()
{
    const Position anew =
        play(dealt("1334", "2222"), {"red exchange", "chance deal red 1111", "blue exchange", "chance deal blue 3333"});
    QCOMPARE(legal(anew), "blue lay 3333, red lay 1111"s);
    // Also when the other has laid already.
    const Position after = play(dealt("1334", "2222"), {"red lay 1334", "blue exchange", "chance deal blue 3333"});
    QCOMPARE(legal(after), "blue lay 3333"s);
}

void TestRulesCards::A6_notAfterLaying()
{
    QCOMPARE(illegalReason(play(dealt("1334", "2222"), {"red lay 3143"}), "red exchange"), "refused.has-laid"s);
}

void TestRulesCards::A7_refilledWhenACardIsNeeded()
{
    const Position four = dealDue({.discard = allBut("1334")});
    QCOMPARE(legal(four), "chance deal red 1334"s);
    QCOMPARE(facts(four, "chance deal red 1334"), ""s);
    QCOMPARE(play(four, {"chance deal red 1334"}).sides[kRed].discardSize(), 32); // an empty pile alone refills nothing
    const Position three = dealDue({.discard = allBut("133")});
    QCOMPARE(legal(three), "chance deal red 1133, chance deal red 1233, chance deal red 1333, chance deal red 1334"s);
    QCOMPARE(facts(three, "chance deal red 1334"), "refilled red 32"s);
    const Position after = play(three, {"chance deal red 1334"});
    QCOMPARE(after.sides[kRed].pileSize(), 32);
    QCOMPARE(after.sides[kRed].discardSize(), 0);
    QCOMPARE(after.sides[kRed].pile.count(4), 8);
    const Position empty = dealDue({.discard = allBut("")});
    QCOMPARE(Aton::outcomeCount(empty), std::uint64_t(35));
    QCOMPARE(facts(empty, "chance deal red 1234"), "refilled red 32"s);
}

void TestRulesCards::A7_whatStaysOutOfTheRefill()
{
    // The eight other cards lie at the cartouche or are drawn: only the discards come again.
    Setup setup;
    setup.phase = "draw:blue";
    setup.red = {.laid = "1234", .drawn = "1"};
    setup.blue = {.laid = "1234", .discard = allBut("1234")};
    const Position blue = play(setup.position(), {"chance draw blue 1"});
    QCOMPARE(blue.sides[kAmun].pileSize(), 31);
    QCOMPARE(blue.sides[kAmun].pile.count(1), 7);
    QCOMPARE(blue.sides[kAmun].open.drawnSize(), 1);
    QCOMPARE(blue.sides[kAmun].laid.at(4), 4);
    Setup hand = beforeLaying("1111", "2222"); // red has exchanged: the hand of blue is not touched by the refill
    hand.phase = "deal:blue";
    hand.blue = {.discard = allBut("")};
    const Position both = play(hand.position(), {"chance deal blue 4444"});
    QCOMPARE(cardsOf(both.sides[kAmun].hand), "4444"s);
    QCOMPARE(both.sides[kAmun].pile.count(4), 5);
    QCOMPARE(both.sides[kRed].pileSize(), 32);
}

void TestRulesCards::A7_exchangedCardsAreInTheRefill()
{
    Setup setup = beforeLaying("4444", "2222");
    setup.red.discard = allBut("4444");
    const Position given = play(setup.position(), {"red exchange"});
    QCOMPARE(Aton::outcomeCount(given), std::uint64_t(35));
    const Position anew = play(given, {"chance deal red 4444"});
    QCOMPARE(anew.sides[kRed].pile.count(4), 5);
    QCOMPARE(anew.sides[kRed].exchanged.size(), 0);
}

void TestRulesCards::A7_nineHands()
{
    Position position = Aton::start({});
    Random random(5);
    for (int hand = 1; hand <= 10; ++hand) {
        QCOMPARE(position.sides[kRed].pileSize(), hand == 10 ? 0 : 36 - 4 * (hand - 1));
        position = play(position, {Aton::actionText({}, Aton::sample(position, random), kNobody)});
        Side &red = position.sides[kRed];
        red.discard = red.discard + red.hand;
        red.hand = {};
        position.phase = Phase::Deal;
        position.actor = kRed;
    }
    QCOMPARE(position.sides[kRed].pileSize(), 32);
}

void TestRulesCards::A8_turnedUpWhenBothHaveLaid()
{
    const Position both = dealt("1334", "2222");
    QCOMPARE(facts(both, "red lay 3143"), ""s);
    const Position one = play(both, {"red lay 3143"});
    QVERIFY(!one.cardsAreUp());
    QCOMPARE(facts(one, "blue lay 2222", "turned-up"), "turned-up red 3 1 4 3 blue 2 2 2 2"s);
    QVERIFY(play(one, {"blue lay 2222"}).cardsAreUp());
}

} // namespace tests::tst_rules_cards

TEST_CLASS(tst_rules_cards, TestRulesCards)
#include "tst_rules_cards.moc"
