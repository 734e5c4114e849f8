// SPDX-License-Identifier: GPL-3.0-or-later
// Material, set-up, a turn, and what closes a stall (N1 to N31, N56 to N63, N70, N72, N73).
#include "games.h"

#include "model/engine/core/game.h"
#include "model/engine/core/insight.h"
#include "model/engine/nefertiti/rules/closing.h"
#include "tests/test_class.h"

namespace tests::tst_nefertiti_markets {

using namespace nefertiti_games;
using namespace std::string_literals;
using Lines = std::vector<std::string>;

class TestNefertitiMarkets : public QObject {
    Q_OBJECT

private slots:
    void N1_fourMarkets();
    void N2_material();
    void N3_valuesFollowTheOwners();
    void N5_squaresOfTheStalls();
    void N7_N62_orderOfService();
    void N9_N11_purses();
    void N10_stallsAreDrawn();
    void N12_N14_marketsAreFilled();
    void N13_N72_akhenatonIsOneOfTheLastFive();
    void N15_characters();
    void N16_everybodyBeginsWithServants();
    void N17_N18_placeDesignatePass();
    void N18_whyNoneIsPlacedIsSaid();
    void N19_purseIsCountedBeforeTheCoins();
    void N20_N70_coins();
    void N21_N25_onlyAPlacementCloses();
    void N22_designatingBringsNothing();
    void N23_highPriestHasTwoSteps();
    void N23_firstStepIsSettledBeforeTheSecond();
    void N24_allHavePassed();
    void N6_N26_N27_N60_N61_N62_closing_data();
    void N6_N26_N27_N60_N61_N62_closing();
    void N26_theGaugeSaysWhichLevelsAreTaken();
    void N28_N63_dice();
    void N29_N30_N31_whoHasTheDice();
    void N56_N57_twoAndFive();
    void N73_firstTurn();
};

void TestNefertitiMarkets::N1_fourMarkets()
{
    const engine::Game &game = *engine::findGame("nefertiti");
    engine::PlaceIndex last = engine::kNowhere;
    for (const std::string market : {"gizeh", "akhet-aton", "abou-simbel", "louqsor"}) {
        for (const std::string card : {"-u", "-1", "-2", "-3"})
            QVERIFY2(game.placeOf(market + card) > std::exchange(last, game.placeOf(market + card)), market.c_str());
        QVERIFY(game.placeOf("tile-" + market + "-l") != engine::kNowhere);
        QVERIFY(game.placeOf("tile-" + market + "-r") != engine::kNowhere);
        QCOMPARE(game.placeOf(market + "-4"), engine::kNowhere);
    }
    const Position p = firstTurn();
    QCOMPARE(p.reserve, (std::array<std::uint8_t, 4>{1, 1, 1, 1}));
}

void TestNefertitiMarkets::N2_material()
{
    QCOMPARE(kGiftCards, 46);
    int characters = 0;
    for (int character = 0; character < kCharacters; ++character)
        characters += cardsOf(character, 4);
    QCOMPARE(characters, 13);
    QCOMPARE(servantsOf(4), 4);
    QCOMPARE(G::start({4, {}}).supply, std::uint8_t{12});
    QCOMPARE(moneyOf(2) * 1'000'000 + moneyOf(3) * 10'000 + moneyOf(4) * 100 + moneyOf(5), 31304050);
}

void TestNefertitiMarkets::N3_valuesFollowTheOwners()
{
    Position p = firstTurn();
    QCOMPARE(valueOf(p, kSenet), 6);
    give(p, 0, "s");
    QCOMPARE(valueOf(p, kDouble), 12);
    give(p, 1, "d"); // one type with senet
    QCOMPARE(valueOf(p, kSenet), 5);
    QCOMPARE(valueOf(p, kDouble), 10);
    give(p, 0, "d");
    QCOMPARE(ownersOf(p, 0), 2);
    const std::array<const char *, 8> rows{"6 5 4 3 2",  "12 10 8 6 4", "9 7 5 4 3",   "9 7 5 4 3",
                                           "11 9 7 5 4", "11 9 7 5 4",  "14 11 8 6 5", "14 11 8 6 5"};
    for (int kind = 0; kind < kKinds; ++kind) {
        std::string row;
        for (int owners = 1; owners <= 5; ++owners)
            row += (owners > 1 ? " " : "") + std::to_string(valueWith(kind, owners));
        QCOMPARE(row, std::string(rows[kind]));
    }
}

void TestNefertitiMarkets::N5_squaresOfTheStalls()
{
    QCOMPARE(kSquares, 71);
    const Position p = play(G::start({4, {}}), {"chance stalls lrlr"});
    QCOMPARE(p.side, (std::array<std::uint8_t, 4>{0, 1, 0, 1}));
    std::string symbols;
    for (int stall = 0; stall < kStalls; ++stall) {
        for (int i = 0; i < stallOf(stall).count; ++i)
            symbols += "-sdx"[static_cast<int>(squareOf(stallOf(stall), i).symbol)];
        symbols += ' ';
    }
    QCOMPARE(symbols, "ss-d-d--x ssd----x sss-d----x ss--d---x sssd----x ss-d----x sd--d--x ss--d---x "s);
    QCOMPARE(std::string(squareName(stallOf(5).first + 3)), "abou-simbel-r-2b"s);
    QCOMPARE(squareOf(stallOf(5), 8).bid, std::uint8_t{12});
}

void TestNefertitiMarkets::N7_N62_orderOfService()
{
    const Stall &stall = stallOf(stallNumber(2, 1));
    std::string order;
    for (int i = 0; i < stall.count; ++i)
        order += std::string(squareName(stall.first + stall.order[i])).substr(14) + " ";
    QCOMPARE(order, "12 7 6 3b 3a 2b 2a 1b 1a "s);
}

void TestNefertitiMarkets::N9_N11_purses()
{
    for (const auto &[seats, purses] : {std::pair(2, "13,14"), {3, "8,9,9"}, {4, "8,9,9,10"}, {5, "8,9,9,10,10"}}) {
        const Position p = G::start({seats, {}});
        std::string found;
        for (Seat seat = 0; seat < seats; ++seat)
            found += (seat > 0 ? "," : "") + std::to_string(p.money[seat]);
        QCOMPARE(found, std::string(purses));
        QCOMPARE(p.reserve, (std::array<std::uint8_t, 4>{1, 1, 1, 1}));
        QCOMPARE(conservation(p), nullptr);
    }
    QCOMPARE(firstTurn().current, Seat{0});
}

void TestNefertitiMarkets::N10_stallsAreDrawn()
{
    const Position p = G::start({4, {}});
    QCOMPARE(count(p, "chance stalls "), 16);
    QCOMPARE(G::probability(p, action("chance stalls rlrl")).text(), "1/16"s);
    const Position fixed = G::start({4, {{"stalls", "fixed"}}});
    QVERIFY(fixed.phase == Phase::Draw && fixed.side == (std::array<std::uint8_t, 4>{1, 0, 1, 0}));
}

void TestNefertitiMarkets::N12_N14_marketsAreFilled()
{
    Position p = G::start({4, {{"stalls", "fixed"}}});
    for (const char *const card : {"harp", "chair", "senet", "gold"}) {
        QCOMPARE(p.sealed, std::uint8_t{0});
        p = play(p, {"chance draw "s + card});
    }
    QCOMPARE(cardAt(p, 0, 0), 2); // upper first
    QCOMPARE(cardAt(p, 0, 3), 7);
    QVERIFY(p.sealed == 1 && p.supply == 11 && p.filling == 1);
    p = firstTurn();
    QVERIFY(p.supply == 9 && p.sealed == 7 && p.closed == kLouqsor && p.open == 7 && cardsIn(p, kLouqsor) == 0);
    QVERIFY(p.turn == 1 && p.left == 1 && deckSize(p) == 35);
}

void TestNefertitiMarkets::N13_N72_akhenatonIsOneOfTheLastFive()
{
    Position p = firstTurn();
    p.phase = Phase::Draw;
    p.filling = kLouqsor;
    QCOMPARE(count(p, "chance draw akhenaton"), 0);
    QCOMPARE(G::probability(p, action("chance draw senet")), engine::Fraction::reduced(p.deck[0], 34));
    p.deck = {0, 0, 2, 3, 0, 0, 0, 0}; // six with him
    QCOMPARE(legal(p, "chance draw "), "chair, harp"s);
    QCOMPARE(G::probability(p, action("chance draw harp")).text(), "2/5"s);
    p.deck = {0, 0, 2, 0, 0, 0, 0, 0};
    QCOMPARE(legal(p, "chance draw "), "akhenaton, harp"s);
    QCOMPARE(G::probability(p, action("chance draw akhenaton")).text(), "1/3"s);
    QCOMPARE(G::probability(p, action("chance draw harp")).text(), "2/3"s);
    p.deck = {};
    QCOMPARE(G::probability(p, action("chance draw akhenaton")).text(), "1/1"s);
    p.deck = {0, 0, 2, 2, 0, 0, 0, 0};
    QCOMPARE(G::probability(p, action("chance draw akhenaton")).text(), "1/5"s);
}

void TestNefertitiMarkets::N15_characters()
{
    QCOMPARE(swapsOf(3) * 100 + swapsOf(2) * 10 + swapsOf(1), 211);
    QCOMPARE(bonusOf(4, 4) * 1000 + bonusOf(3, 4) * 100 + bonusOf(2, 4) * 10 + bonusOf(1, 4), 3221);
    QCOMPARE(bonusOf(3, 3) * 100 + bonusOf(2, 3) * 10 + bonusOf(1, 3), 321);
    QCOMPARE(G::start({3, {}}).characters, (std::array<std::uint8_t, 8>{1, 3, 1, 2, 1, 3, 1, 0}));
    QCOMPARE(G::start({5, {}}).characters, (std::array<std::uint8_t, 8>{1, 3, 1, 2, 1, 4, 1, 1}));
}

void TestNefertitiMarkets::N16_everybodyBeginsWithServants()
{
    for (int seats = 2; seats <= 5; ++seats) {
        const Position p = firstTurn(seats);
        for (Seat seat = 0; seat < seats; ++seat) {
            QCOMPARE(int(p.free[seat]), servantsOf(seats));
            QCOMPARE(p.gifts[seat], decltype(p.gifts)::value_type());
            QVERIFY(p.seals[seat] == 0 && p.score[seat] == 0);
        }
    }
    QVERIFY(servantsOf(3) == 4 && servantsOf(4) == 4);
}

void TestNefertitiMarkets::N18_whyNoneIsPlacedIsSaid()
{
    const auto said = [](const Position &p) {
        std::string ids;
        for (const engine::Message &message : G::prompt(p))
            ids += message.id + ' ';
        return ids;
    };
    Position none = firstTurn();
    QCOMPARE(said(none), "prompt.place "s);
    stand(none, 0, 1, {"a1", "a2"});
    stand(none, 1, 0, {"a0", "a1"});
    QCOMPARE(said(none), "prompt.designate prompt.no-servant "s);
    Position poor = firstTurn();
    poor.open = marketBit(2); // Abou Simbel without bids of 0
    poor.money[0] = 0;
    QCOMPARE(said(poor), "prompt.pass prompt.too-dear "s);
    QCOMPARE(G::prompt(poor).back().number("money"), 0);
}

void TestNefertitiMarkets::N17_N18_placeDesignatePass()
{
    Position p = firstTurn();
    QCOMPARE(legal(p, "a designate") + legal(p, "a pass"), ""s);
    Position none = p;
    stand(none, 0, 1, {"a1", "a2"});
    stand(none, 1, 0, {"a0", "a1"});
    none.closed = kLouqsor;
    QCOMPARE(legal(none, "a "), "designate akhet-aton, designate gizeh"s);
    Position poor = p;
    poor.open = marketBit(2); // Abou Simbel without bids of 0
    poor.money[0] = 0;
    QCOMPARE(legal(poor, "a "), "pass"s);
    poor = play(poor, {"a pass"});
    QVERIFY(poor.current == 1 && poor.passes == 1 && poor.turn == 2);
}

void TestNefertitiMarkets::N19_purseIsCountedBeforeTheCoins()
{
    Position p = firstTurn();
    p.money[0] = 2; // 3d of Gizeh would bring 2
    p.reserve[0] = 7;
    QVERIFY(!isLegal(p, "a place gizeh-r-3"));
    QVERIFY(isLegal(p, "a place gizeh-r-2"));
    p = play(p, {"a place gizeh-r-2"});
    QVERIFY(!isLegal(p, "b place gizeh-r-2"));
    p.current = 0; // a bid that stands elsewhere does not count
    QVERIFY(p.money[0] == 3 && isLegal(p, "a place abou-simbel-r-3a"));
}

void TestNefertitiMarkets::N20_N70_coins()
{
    const Position p = firstTurn();
    QCOMPARE(facts(p, "a place gizeh-r-3", "coin"), (Lines{"coin a gizeh first 1"}));
    Position rich = p;
    rich.reserve[0] = 2;
    rich.money[1] = 8;
    QCOMPARE(facts(rich, "a place gizeh-r-3", "coin"), (Lines{"coin a gizeh first 1", "coin a gizeh symbol 1"}));
    const Position next = play(p, {"a place gizeh-r-1"}); // the Reserve is empty
    QCOMPARE(facts(next, "b place gizeh-r-3", "coin"), Lines());
    rich.reserve[0] = 5;
    const Position after = play(rich, {"a place gizeh-r-1"});
    QCOMPARE(facts(after, "b place gizeh-r-3", "coin"), (Lines{"coin b gizeh symbol 1"}));
    QCOMPARE(facts(after, "b place gizeh-r-4", "coin"), Lines());
}

/// The Servants of Akhet-Aton stand on all four levels, which nobody has looked at.
void TestNefertitiMarkets::N21_N25_onlyAPlacementCloses()
{
    Position p = firstTurn();
    stand(p, 0, 1, {"a1", "b2"});
    stand(p, 1, 0, {"a0", "a1", "b4", "b7"});
    giveSeal(p, 0);
    QCOMPARE(facts(p, "a recruit high-priest", "closed"), Lines());
    QCOMPARE(facts(p, "a place gizeh-r-3", "closed"), Lines());
    p.current = 2;
    QCOMPARE(facts(p, "c place gizeh-r-3", "closed"), (Lines{"closed gizeh condition"}));
    p = play(p, {"c place gizeh-r-3"});
    QVERIFY(p.phase == Phase::Settle && p.settling == 0 && p.current == 2); // at once, within the step
}

void TestNefertitiMarkets::N22_designatingBringsNothing()
{
    Position p = firstTurn();
    stand(p, 0, 1, {"a1", "a2"});
    stand(p, 1, 0, {"a0", "a1"});
    QCOMPARE(facts(p, "a designate gizeh", "coin"), Lines());
    QCOMPARE(facts(p, "a designate gizeh", "closed"), (Lines{"closed gizeh designated"}));
    p = play(p, {"a designate gizeh"});
    QVERIFY(p.phase == Phase::Settle && p.first && p.settling == 0);
}

void TestNefertitiMarkets::N23_highPriestHasTwoSteps()
{
    Position p = firstTurn();
    giveSeal(p, 0);
    p = play(p, {"a recruit high-priest"});
    QVERIFY(p.left == 2 && p.seals[0] == 0 && p.recruited == HighPriest);
    QCOMPARE(legal(p, "a recruit"), ""s);
    p = play(p, {"a place gizeh-r-1"});
    QVERIFY(p.current == 0 && p.left == 1 && p.phase == Phase::Turn);
    QVERIFY(play(p, {"a place gizeh-r-2"}).current == 1);
    // With one free Servant: place, then designate.
    Position last = firstTurn();
    giveSeal(last, 0);
    stand(last, 1, 0, {"a0", "a1", "a3"});
    last = play(last, {"a recruit high-priest", "a place gizeh-r-1"});
    QCOMPARE(legal(last, "a "), "designate akhet-aton, designate gizeh"s);
    // With none: designate, then place.
    Position none = firstTurn();
    giveSeal(none, 0);
    stand(none, 1, 0, {"a0", "a1", "a3", "a4"});
    none = play(none, {"a recruit high-priest"});
    QCOMPARE(legal(none, "a "), "designate akhet-aton"s);
}

// N39: the refill and the return of the Servants belong to the first step.
void TestNefertitiMarkets::N23_firstStepIsSettledBeforeTheSecond()
{
    Position p = firstTurn();
    giveSeal(p, 0);
    stand(p, 0, 1, {"a1", "b5", "c6"});
    stand(p, 1, 0, {"a0", "a1"});
    p = play(p, {"a recruit high-priest", "a place gizeh-r-2"}); // the third colour stood there: four Servants
    QVERIFY(p.phase == Phase::Settle && p.left == 2);
    while (p.phase == Phase::Settle) {
        G::Actions actions;
        G::legal(p, actions);
        G::apply(p, actions[0]);
    }
    QVERIFY(p.phase == Phase::Draw && p.left == 2 && p.filling == kLouqsor && p.closed == 0);
    Random random(1);
    while (p.phase == Phase::Draw)
        G::apply(p, G::sample(p, random));
    QVERIFY(p.phase == Phase::Turn && p.left == 1 && p.current == 0 && p.free[0] == 2);
    QVERIFY(isLegal(p, "a place louqsor-l-1"));
}

void TestNefertitiMarkets::N24_allHavePassed()
{
    Position p = firstTurn();
    p.open = marketBit(2); // no bids of 0 there
    p.money.fill(0);
    p.reserve = {20, 4, 0, 16};
    p = play(p, {"a pass", "b pass", "c pass"});
    QCOMPARE(p.passes, std::uint8_t{3});
    p.money[0] = 1; // alms begin with who is next
    p.reserve[0] = 19;
    p.turn = 9;
    QCOMPARE(facts(p, "d pass", "coin"),
             (Lines{"coin a gizeh alms 1", "coin b gizeh alms 1", "coin c gizeh alms 1", "coin d gizeh alms 1"}));
    Position equal = p;
    equal.reserve = {17, 3, 2, 17};
    QCOMPARE(facts(equal, "d pass", "coin"),
             (Lines{"coin a gizeh alms 1", "coin b louqsor alms 1", "coin c gizeh alms 1", "coin d louqsor alms 1"}));
    p = play(p, {"d pass"});
    QVERIFY(p.passes == 0 && p.current == 0);
    QVERIFY(play(p, {"a place abou-simbel-r-1a"}).passes == 0);
}

void TestNefertitiMarkets::N6_N26_N27_N60_N61_N62_closing_data()
{
    QTest::addColumn<int>("market");
    QTest::addColumn<int>("side");
    QTest::addColumn<QString>("servants");
    QTest::addColumn<bool>("isClosed");
    const auto row = [](int market, int side, const char *servants, bool isClosed) {
        QTest::addRow("%d %d %s", market, side, servants) << market << side << servants << isClosed;
    };
    row(0, 0, "a1 b3 c4 d5", true);
    row(0, 0, "a2 b4 c5 d7", true);
    row(0, 0, "a0 b1 c4 d8", false);
    row(0, 0, "a3 b4 c5", false);
    row(0, 1, "a1 a2 b5", false);
    row(0, 1, "a1 a2 b5 a6", true);
    row(0, 1, "a1 b2 c5", true);
    row(1, 0, "a0 a1 b4 b7", true);
    row(1, 0, "a0 a1 b3 b5", false);
    row(1, 0, "a0 a1 b3 b5 a8", true);
    row(1, 1, "a0 b3 a6", true);
    row(1, 1, "a2 b4 a6", true);
    row(1, 1, "a3 b4 a5", true);
    row(1, 1, "a0 b1 a3", false);
    row(2, 0, "a1a b1b a2a b7", true);
    row(2, 0, "a2a b5a c7", true);
    row(2, 0, "a1a b2a c7", false);
    row(2, 0, "a1a b2a c7 d8", true);
    row(2, 0, "a1a b1b c2a d8", false);
    row(2, 0, "a5a b8", false);
    row(2, 0, "a7 b8", false);
    row(2, 0, "a1a b7 c8", false); // 16
    row(2, 0, "a1a b5a c5b", true);
    row(2, 1, "a2a b2b c6 d1a", false);
    row(2, 1, "a2a b2b c6 d1a a7", true);
    row(2, 1, "a2a b3a c12", true);
}

void TestNefertitiMarkets::N6_N26_N27_N60_N61_N62_closing()
{
    QFETCH(int, market);
    QFETCH(int, side);
    QFETCH(QString, servants);
    QFETCH(bool, isClosed);
    std::vector<std::string> list;
    for (const QString &servant : servants.split(QLatin1Char(' ')))
        list.push_back(servant.toStdString());
    QCOMPARE(closes(market, side, list), isClosed);
}

void TestNefertitiMarkets::N26_theGaugeSaysWhichLevelsAreTaken()
{
    Position p = firstTurn();
    stand(p, 1, 0, {"a2", "b8", "c7"});
    const std::vector<engine::Note> notes = G::notes(p);
    const auto note =
        std::find_if(notes.begin(), notes.end(), [](const engine::Note &each) { return each.sign == "gauge-levels"; });
    QVERIFY(note != notes.end());
    QCOMPARE(note->gauge.done, 2);
    QCOMPARE(note->gauge.most, 4);
    QCOMPARE(note->gauge.parts, 0b1010U); // from the top
}

void TestNefertitiMarkets::N28_N63_dice()
{
    Position p = firstTurn();
    p.open = 15;
    p.phase = Phase::Roll;
    stand(p, kLouqsor, 0, {"a2", "b3", "c7"});
    int hits = 0;
    for (int one = 1; one <= 6; ++one) {
        for (int two = 1; two <= 6; ++two)
            hits += isHit(p, one, two) ? 1 : 0;
    }
    QCOMPARE(hits, 4);
    QVERIFY(isHit(p, 2, 2) && isHit(p, 2, 3) && isHit(p, 3, 3) && !isHit(p, 2, 5));
    QCOMPARE(count(p, "chance roll "), 21);
    QCOMPARE(G::probability(p, action("chance roll 2 3")).text(), "1/18"s);
    QCOMPARE(G::probability(p, action("chance roll 3 3")).text(), "1/36"s);
    stand(p, kLouqsor, 1, {"a3", "b4", "c5", "d8"});
    QVERIFY(isHit(p, 3, 0) && !isHit(p, 4, 0) && isHit(p, 1, 0));
    QCOMPARE(legal(p, "chance roll "), "1, 2, 3, 4, 5, 6"s);
}

void TestNefertitiMarkets::N29_N30_N31_whoHasTheDice()
{
    Position p = firstTurn();
    p.open = 14;
    p.closed = 0;
    cards(p, kLouqsor, "hcmt", false);
    p.side[kLouqsor] = 1;
    giveSeal(p, 1, 2);
    p = play(p, {"a place louqsor-r-2"});
    QVERIFY(p.phase == Phase::Roll && p.dice == 0 && p.fresh);
    QCOMPARE(facts(p, "chance roll 2", "missed"), (Lines{"missed a"}));
    Position missed = play(p, {"chance roll 2"});
    QVERIFY(missed.phase == Phase::Turn && missed.current == 1 && missed.dice == 0 && !missed.fresh);
    // Nobody else rolls; b takes the dice by a placement, twice with the High Priest.
    Position priest = play(missed, {"b recruit high-priest", "b place louqsor-r-6", "chance roll 3"});
    QVERIFY(priest.current == 1 && priest.dice == 1 && priest.fresh);
    QVERIFY(play(priest, {"b place abou-simbel-r-1a"}).current == 2); // not again in the turn that brought them
    priest = play(priest, {"b place louqsor-r-8", "chance roll 5"});
    QVERIFY(priest.current == 2 && priest.dice == 1);
    // Round the table the holder may roll again, once.
    missed = play(missed, {"b place abou-simbel-r-1a", "c place abou-simbel-r-1b", "d place akhet-aton-l-0",
                           "a place akhet-aton-l-1"});
    QVERIFY(missed.phase == Phase::Reroll && missed.left == 0);
    QCOMPARE(legal(missed, "a "), "hold, roll"s);
    QVERIFY(play(missed, {"a hold"}).current == 1);
    const Position again = play(missed, {"a roll", "chance roll 4"});
    QVERIFY(again.current == 1 && again.dice == 0 && again.phase == Phase::Turn);
    const Position hit = play(missed, {"a roll", "chance roll 1"});
    QVERIFY(hit.phase == Phase::Settle && hit.dice == kNobody && hit.left == 0);
    // Designating takes the dice, too.
    Position all = missed;
    all.phase = Phase::Turn;
    all.left = 1;
    all.free[0] = 0;
    stand(all, 2, 1, {"a3a", "a3b", "b1a", "c1b"});
    all.free[0] = 0;
    QVERIFY(play(all, {"a designate louqsor"}).dice == kNobody);
}

void TestNefertitiMarkets::N56_N57_twoAndFive()
{
    const Position two = firstTurn(2);
    QVERIFY(two.free[0] == 6 && two.money[0] == 13 && two.money[1] == 14 && two.characters[Scribe] == 3);
    Position p = two;
    stand(p, 0, 1, {"a1", "b2"});
    QVERIFY(!isFulfilled(play(p, {"a place gizeh-r-5"}), 0)); // two colours only
    QVERIFY(play(p, {"a place gizeh-r-5", "b place gizeh-r-6"}).phase == Phase::Settle);
    const Position five = firstTurn(5);
    QVERIFY(five.free[4] == 4 && five.money[4] == 10 && five.characters[Amon] == 1);
    QCOMPARE(valueWith(kSenet, 5), 2);
}

void TestNefertitiMarkets::N73_firstTurn()
{
    for (const int seats : {3, 4, 5})
        QCOMPARE(count(firstTurn(seats), "a "), 25);
    QCOMPARE(count(firstTurn(4), "a place "), 25);
    QVERIFY(!isLegal(firstTurn(4), "a place akhet-aton-l-9") && !isLegal(firstTurn(4), "a place abou-simbel-r-12"));
}

} // namespace tests::tst_nefertiti_markets

TEST_CLASS(tst_nefertiti_markets, TestNefertitiMarkets)
#include "tst_nefertiti_markets.moc"
