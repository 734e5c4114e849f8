// SPDX-License-Identifier: GPL-3.0-or-later
// Settling, refill, Akhenaton and the last scoring (N32 to N39, N50 to N57, N64, N65).
#include "games.h"

#include "model/engine/nefertiti/rules/closing.h"
#include "tests/test_class.h"

namespace tests::tst_nefertiti_settling {

using namespace nefertiti_games;
using namespace std::string_literals;
using Lines = std::vector<std::string>;

namespace {

/// Turn of d, who can only designate: Gizeh, right stall, with these Servants besides.
Position before(const std::vector<std::string> &servants, std::vector<int> purses, int reserve,
                const std::string &lying = "nhcs", bool isSealed = true)
{
    Position p = firstTurn();
    stand(p, 0, 1, servants);
    p.free[3] = 0;
    p.current = 3;
    p.stand[1][0] = 4; // so that there is something else to designate
    cards(p, 0, lying, isSealed);
    purse(p, std::move(purses));
    p.reserve[0] = static_cast<std::uint8_t>(reserve);
    if (std::find(p.stand[0].begin(), p.stand[0].end(), 4) == p.stand[0].end())
        p.stand[0][0] = 4;
    return p;
}

/// Plays whatever is drawn, and then the last settling.
Position drawn(Position p)
{
    Random random(3);
    while (p.phase == Phase::Draw)
        G::apply(p, G::sample(p, random));
    return p;
}

/// One market is open, and only d stands there.
Position lastMarket()
{
    Position p = firstTurn();
    p.akhenaton = false;
    p.deck = {};
    p.open = 1;
    p.closed = 3;
    p.current = 3;
    p.free[3] = 0;
    p.stand[0][0] = 4;
    p.money[3] = 5;
    return p;
}

} // namespace

class TestNefertitiSettling : public QObject {
    Q_OBJECT

private slots:
    void N32_servedInTheirOrder();
    void N33_sets_data();
    void N33_sets();
    void N33_theHighestBidderMustPay();
    void N34_N65_whoCannotPayGetsNothing();
    void N35_N65_nobodyPays();
    void N35_noCardLiesThere();
    void N36_halfOfNothingIsAChoice();
    void N36_N37_moneyJustWonCounts();
    void N38_theSealGoesWithTheCard();
    void N39_afterwards();
    void N39_aFullMarketIsNotRefilled();
    void N49_noSealsAreLeft();
    void N50_akhenaton();
    void N51_N33_incompleteAfterAkhenaton();
    void N52_theRestOfTheTurnIsDropped();
    void N53_N54_scoring();
    void N57_priestOfAmon();
    void N64_example();
};

void TestNefertitiSettling::N32_servedInTheirOrder()
{
    Position p = play(before({"a5", "b7", "c3"}, {9, 9, 9, 10}, 5), {"d designate gizeh"});
    std::string order;
    while (p.phase == Phase::Settle) {
        for (const std::string seat : {"a ", "b ", "c ", "d "}) {
            const std::string choices = legal(p, seat);
            if (choices.empty())
                continue;
            order += seat;
            p = play(p, {seat + choices.substr(0, choices.find(", "))});
            break;
        }
    }
    QCOMPARE(order, "b a c "s); // d, the last, finds no card: half without a choice
}

void TestNefertitiSettling::N33_sets_data()
{
    QTest::addColumn<QString>("lying");
    QTest::addColumn<QString>("square");
    QTest::addColumn<QString>("sets");
    QTest::newRow("none") << "nhcs"
                          << "5"
                          << "gizeh-1 gizeh-2, gizeh-1 gizeh-3, gizeh-2 gizeh-3, gizeh-u";
    QTest::newRow("single") << "nhcs"
                            << "2"
                            << "gizeh-1, gizeh-2, gizeh-3, gizeh-u";
    QTest::newRow("extra") << "nhcs"
                           << "8"
                           << "gizeh-1 gizeh-2 gizeh-3, gizeh-u gizeh-1, gizeh-u gizeh-2, gizeh-u gizeh-3";
    QTest::newRow("Deben") << "nhc."
                           << "3"
                           << "gizeh-1 gizeh-2, gizeh-u";
    QTest::newRow("no upper") << ".hcs"
                              << "5"
                              << "gizeh-1 gizeh-2, gizeh-1 gizeh-3, gizeh-2 gizeh-3";
    QTest::newRow("one lower") << "n..s"
                               << "5"
                               << "gizeh-3, gizeh-u";
    QTest::newRow("extra, one lower") << "n.c."
                                      << "8"
                                      << "gizeh-2, gizeh-u gizeh-2";
    QTest::newRow("extra, two lower") << "nh.s"
                                      << "8"
                                      << "gizeh-1 gizeh-3, gizeh-u gizeh-1, gizeh-u gizeh-3";
    QTest::newRow("single, two") << ".h.s"
                                 << "2"
                                 << "gizeh-1, gizeh-3";
}

void TestNefertitiSettling::N33_sets()
{
    QFETCH(QString, lying);
    QFETCH(QString, square);
    QFETCH(QString, sets);
    Position p = before({"a" + square.toStdString(), "d1"}, {9, 3, 3, 0}, 3, lying.toStdString(), false);
    p = play(p, {"d designate gizeh"});
    QVERIFY(p.first);
    QCOMPARE(legal(p, "a buy "), sets.toStdString());
    QCOMPARE(legal(p, "a half"), ""s);
}

// One set only: served without an action.
void TestNefertitiSettling::N33_theHighestBidderMustPay()
{
    for (const char *const lying : {".h.s", "n...", "...s"}) {
        const Position p = before({"a5", "d1"}, {9, 3, 3, 0}, 3, lying, false);
        QCOMPARE(facts(p, "d designate gizeh", "paid"), (Lines{"paid a gizeh 5"}));
        QCOMPARE(facts(p, "d designate gizeh", "card").size(), lying == ".h.s"s ? std::size_t{2} : std::size_t{1});
    }
}

void TestNefertitiSettling::N34_N65_whoCannotPayGetsNothing()
{
    const Position p = before({"a8", "b6", "c3"}, {7, 6, 2, 0}, 2);
    QCOMPARE(facts(p, "d designate gizeh", "unable"), (Lines{"unable a gizeh-r-8"}));
    Position settled = play(p, {"d designate gizeh"});
    QCOMPARE(legal(settled, "b buy "), "gizeh-1 gizeh-2, gizeh-1 gizeh-3, gizeh-2 gizeh-3, gizeh-u"s);
    QCOMPARE(facts(settled, "b buy gizeh-u", "half"), (Lines{"half c gizeh 4", "half d gizeh 2"}));
    settled = play(settled, {"b buy gizeh-u"});
    QVERIFY(settled.money[0] == 7 && settled.money[1] == 0 && settled.money[2] == 6);
}

void TestNefertitiSettling::N35_N65_nobodyPays()
{
    Position p = before({"a8", "b6", "c3"}, {7, 5, 2, 0}, 5);
    p.stand[0][0] = 0;
    const Lines told = facts(p, "d designate akhet-aton", "half");
    QVERIFY(told.empty()); // d alone can pay his bid of 0
    p.stand[0][0] = 4;
    p.current = 3;
    p.money[3] = 0; // bid 1
    QCOMPARE(facts(p, "d designate gizeh", "half"),
             (Lines{"half a gizeh 3", "half b gizeh 1", "half c gizeh 1", "half d gizeh 0"}));
    QCOMPARE(facts(p, "d designate gizeh", "unable"), Lines());
    QCOMPARE(cardsIn(play(p, {"d designate gizeh"}), 0), 15U);
    // Even if a half makes a bid further down payable.
    Position down = before({"a8", "b1"}, {7, 0, 2, 0}, 9);
    down.stand[0][0] = 2;
    down.stand[0][1] = 4; // d on 2
    QCOMPARE(facts(down, "d designate gizeh", "paid"), Lines());
}

void TestNefertitiSettling::N35_noCardLiesThere()
{
    Position p = before({"a8", "d1"}, {9, 5, 2, 3}, 4, "....", false);
    p.akhenaton = false;
    p.deck = {};
    QCOMPARE(facts(p, "d designate gizeh", "half"), (Lines{"half a gizeh 2", "half d gizeh 1"}));
}

void TestNefertitiSettling::N36_halfOfNothingIsAChoice()
{
    Position p = before({"a2", "b1"}, {2, 1, 2, 0}, 0);
    p.stand[0][0] = 2;
    p.stand[0][2] = 4; // d on 3 cannot pay
    p = play(p, {"d designate gizeh", "a buy gizeh-1"});
    QVERIFY(p.phase == Phase::Settle && !p.first && p.reserve[0] == 2);
    p.reserve[0] = 0;
    QCOMPARE(legal(p, "b "), "buy gizeh-2, buy gizeh-3, buy gizeh-u, half"s);
    QCOMPARE(facts(p, "b half", "half"), (Lines{"half b gizeh 0"}));
    // Without the money, or without cards, only half.
    Position poor = before({"a2", "b1"}, {2, 0, 2, 0}, 0);
    poor.stand[0][0] = 2;
    poor.stand[0][2] = 4;
    poor = play(poor, {"d designate gizeh"});
    QCOMPARE(facts(poor, "a buy gizeh-1", "half"), (Lines{"half b gizeh 1"}));
}

void TestNefertitiSettling::N36_N37_moneyJustWonCounts()
{
    Position p = before({"a6", "b5", "b4"}, {6, 0, 0, 0}, 3);
    p.stand[0][0] = 4;
    p = play(p, {"d designate gizeh", "a buy gizeh-u"}); // b cannot pay 5: half of 9
    QVERIFY(p.phase == Phase::Settle && p.money[1] == 5);
    QCOMPARE(legal(p, "b "), "buy gizeh-1, buy gizeh-2, buy gizeh-3, half"s);
}

void TestNefertitiSettling::N38_theSealGoesWithTheCard()
{
    const Position p = play(before({"a5", "d1"}, {9, 3, 3, 0}, 3), {"d designate gizeh"});
    QCOMPARE(facts(p, "a buy gizeh-u", "seal"), (Lines{"seal a"}));
    const Position lower = play(p, {"a buy gizeh-1 gizeh-2"});
    QVERIFY(lower.seals[0] == 0 && (lower.sealed & 1U) != 0);
    // A further bidder gets it, too.
    Position second = before({"a5", "b4"}, {9, 9, 3, 0}, 3);
    second = play(second, {"d designate gizeh", "a buy gizeh-1 gizeh-2"});
    QCOMPARE(facts(second, "b buy gizeh-u", "seal"), (Lines{"seal b"}));
}

void TestNefertitiSettling::N39_afterwards()
{
    Position p = before({"a5", "d1"}, {9, 3, 3, 0}, 3);
    p = play(p, {"d designate gizeh", "a buy gizeh-1 gizeh-3"});
    QVERIFY(p.phase == Phase::Draw && p.filling == kLouqsor && p.closed == 0);
    QCOMPARE(p.free[0], std::uint8_t{4});
    QVERIFY(takenIn(p, 0) == 0 && p.side[0] == 0 && p.open == 6);
    QCOMPARE(cardsIn(p, 0), 0b101U); // none moves up
    QVERIFY((p.sealed & 1U) != 0);
    const int left = deckSize(p);
    Position filled = drawn(p);
    QCOMPARE(deckSize(filled), left - 4);
    QVERIFY(filled.open == 14 && (filled.sealed & 8U) != 0 && filled.current == 0);
    // The places that are empty are filled: the two cards stay, and the seal does.
    filled.phase = Phase::Draw;
    filled.filling = 0;
    filled.open = 6;
    QVERIFY(count(filled, "chance draw ") > 0);
    const std::uint8_t supply = filled.supply;
    Random random(2);
    G::apply(filled, G::sample(filled, random));
    QVERIFY(filled.phase == Phase::Draw && cardsIn(filled, 0) == 0b111U);
    G::apply(filled, G::sample(filled, random));
    QVERIFY(filled.phase != Phase::Draw && cardsIn(filled, 0) == 15U && filled.supply == supply);
}

void TestNefertitiSettling::N39_aFullMarketIsNotRefilled()
{
    Position p = before({"a8", "b6"}, {0, 0, 0, 0}, 2);
    p.closed = kLouqsor;
    cards(p, kLouqsor, "hcmg", false); // nobody bought there before
    const int left = deckSize(p);
    QCOMPARE(facts(p, "d designate gizeh", "opened"), (Lines{"opened louqsor"}));
    p = play(p, {"d designate gizeh"});
    QVERIFY(p.phase == Phase::Turn && deckSize(p) == left && p.open == 14 && (p.sealed & 8U) != 0);
}

void TestNefertitiSettling::N49_noSealsAreLeft()
{
    Position p = before({"a8", "b6"}, {0, 0, 0, 0}, 2);
    p.supply = 0;
    p = drawn(play(p, {"d designate gizeh"}));
    QVERIFY((p.sealed & 8U) == 0 && p.supply == 0);
}

void TestNefertitiSettling::N50_akhenaton()
{
    Position p = before({"a8", "b6"}, {0, 0, 0, 0}, 2);
    p.deck = {0, 0, 2, 0, 0, 0, 0, 0};
    p = play(p, {"d designate gizeh", "chance draw harp"});
    QCOMPARE(facts(p, "chance draw akhenaton"), (Lines{"akhenaton"}));
    p = play(p, {"chance draw akhenaton"});
    QVERIFY(p.phase == Phase::Draw && !p.akhenaton && cardsIn(p, kLouqsor) == 1U); // fills no place
    QCOMPARE(legal(p, "chance draw "), "harp"s);
    p = play(p, {"chance draw harp"}); // the deck is empty: it opens short of cards
    QVERIFY(p.phase == Phase::Turn && p.open == 14 && p.closed == 0 && cardsIn(p, kLouqsor) == 3U);
    // He is the last card: the market opens empty.
    Position last = before({"a8", "b6"}, {0, 0, 0, 0}, 2);
    last.deck = {};
    last = play(last, {"d designate gizeh", "chance draw akhenaton"});
    QVERIFY(last.open == 14 && cardsIn(last, kLouqsor) == 0 && (last.sealed & 8U) == 0);
    last.current = 3;
    last.free.fill(0);
    last.stand[1][0] = 4;
    last = play(last, {"d designate akhet-aton", "d buy akhet-aton-u"});
    QVERIFY(last.closed == 0 && last.open == 12); // shut, and the tile stays
}

void TestNefertitiSettling::N51_N33_incompleteAfterAkhenaton()
{
    Position p = before({"a8", "d1"}, {9, 5, 2, 0}, 4, ".h..", false);
    p.akhenaton = false;
    QCOMPARE(facts(p, "d designate gizeh", "card"), (Lines{"card a gizeh-1 harp"}));
    p = play(p, {"d designate gizeh"});
    QVERIFY(p.phase == Phase::Turn && p.closed == kLouqsor && p.open == 6);
}

void TestNefertitiSettling::N52_theRestOfTheTurnIsDropped()
{
    Position p = lastMarket();
    giveSeal(p, 3);
    p = play(p, {"d recruit high-priest", "d designate gizeh"});
    while (p.phase == Phase::Settle) {
        G::Actions actions;
        G::legal(p, actions);
        G::apply(p, actions[0]);
    }
    QVERIFY(p.phase == Phase::Over && p.left == 0 && p.current == 3 && p.recruited == HighPriest);
    QCOMPARE(G::result(p)->reason, "closed"s);
}

void TestNefertitiSettling::N53_N54_scoring()
{
    Position p = lastMarket();
    cards(p, 0, "....", false);
    p.deck = {5, 3, 8, 8, 6, 6, 5, 5};
    give(p, 0, "shh");
    give(p, 1, "dh");
    p.deck = {};
    giveSeal(p, 0, 2);
    p.score[2] = 25;
    QCOMPARE(facts(p, "d designate gizeh", "points"),
             (Lines{"points a gift-senet 5", "points a gift-harp 14", "points a seals 6", "points b gift-double 10",
                    "points b gift-harp 7"}));
    p.money = {3, 0, 4, 0, 0};
    QCOMPARE(G::result(play(p, {"d designate gizeh"}))->winners, std::vector<Seat>{2}); // more Deben
    p.money = {4, 0, 4, 0, 0};
    QCOMPARE(G::result(play(p, {"d designate gizeh"}))->winners, (std::vector<Seat>{0, 2}));
    p.money = {9, 0, 4, 0, 0};
    p.score[2] = 26;
    QCOMPARE(G::result(play(p, {"d designate gizeh"}))->winners, std::vector<Seat>{2});
}

// The rank after all points, of strictly more.
void TestNefertitiSettling::N57_priestOfAmon()
{
    Position p = firstTurn(5);
    giveSeal(p, 3);
    QCOMPARE(play(p, {"a place gizeh-r-1"}).amon, kNobody);
    p.current = 3;
    p = play(p, {"d recruit priest-of-amon"});
    QVERIFY(p.amon == 3 && p.characters[Amon] == 0 && p.phase == Phase::Turn);
    p.akhenaton = false;
    p.open = 1;
    p.recruited = kNoCharacter;
    p.free[3] = 0;
    p.stand[0][0] = 4;
    p.money[3] = 0;
    cards(p, 0, "....", false);
    p.deck = {};
    const auto bonus = [&](std::array<std::uint16_t, 5> score) {
        p.score = score;
        return facts(p, "d designate gizeh", "points d amon");
    };
    QCOMPARE(bonus({1, 2, 3, 9, 4}), Lines());
    QCOMPARE(bonus({9, 2, 3, 9, 4}), Lines()); // tied
    QCOMPARE(bonus({10, 2, 3, 9, 4}), (Lines{"points d amon 6"}));
    QCOMPARE(bonus({10, 12, 3, 9, 4}), (Lines{"points d amon 9"}));
    QCOMPARE(bonus({10, 12, 11, 9, 4}), (Lines{"points d amon 12"}));
    QCOMPARE(bonus({10, 12, 11, 9, 14}), (Lines{"points d amon 12"}));
}

void TestNefertitiSettling::N64_example()
{
    Position p = before({"a8", "a1", "b5", "b4"}, {8, 6, 3, 0}, 3);
    p.free[3] = 3;
    p.stand[0][0] = 1;
    p.stand[1][0] = 0;
    p.phase = Phase::Settle;
    p.settling = 0;
    p.next = 0;
    p.first = true;
    QCOMPARE(legal(p, "a buy "), "gizeh-1 gizeh-2 gizeh-3, gizeh-u gizeh-1, gizeh-u gizeh-2, gizeh-u gizeh-3"s);
    p = play(p, {"a buy gizeh-u gizeh-1"});
    QVERIFY(p.money[0] == 0 && p.reserve[0] == 11 && p.seals[0] == 1);
    p = play(p, {"b half"});
    QVERIFY(p.money[1] == 12 && p.reserve[0] == 5);
    QCOMPARE(facts(p, "b buy gizeh-2", "half"), (Lines{"half a gizeh 5"}));
    p = play(p, {"b buy gizeh-2"});
    QVERIFY(p.money[1] == 8 && p.reserve[0] == 4 && p.gifts[1][3] == 1);
    QCOMPARE(cardAt(p, 0, 3), kSenet);
}

} // namespace tests::tst_nefertiti_settling

TEST_CLASS(tst_nefertiti_settling, TestNefertitiSettling)
#include "tst_nefertiti_settling.moc"
