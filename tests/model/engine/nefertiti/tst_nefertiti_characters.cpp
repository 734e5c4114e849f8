// SPDX-License-Identifier: GPL-3.0-or-later
// Characters (N40 to N48, N66 to N69, N71).
#include "games.h"

#include "tests/test_class.h"

namespace tests::tst_nefertiti_characters {

using namespace nefertiti_games;
using namespace std::string_literals;
using Lines = std::vector<std::string>;

namespace {

/// The first turn, with a seal for a.
Position ready(int seats = 4)
{
    Position p = firstTurn(seats);
    giveSeal(p, 0);
    return p;
}

} // namespace

class TestNefertitiCharacters : public QObject {
    Q_OBJECT

private slots:
    void N40_oneForASeal();
    void N41_N66_vizier();
    void N42_N67_merchant();
    void N43_secondSwap();
    void N44_highPriestOfNoUse();
    void N45_N68_royalServant();
    void N45_whoHoldsBothChooses();
    void N46_N71_thief();
    void N47_N69_scribe();
    void N48_treasurer();
};

void TestNefertitiCharacters::N40_oneForASeal()
{
    Position p = ready();
    give(p, 0, "h");
    QVERIFY(!isLegal(firstTurn(), "a recruit treasurer gizeh 1"));
    p.seals[0] = 2;
    p.supply = 7;
    p = play(p, {"a recruit vizier"});
    QVERIFY(p.seals[0] == 1 && p.characters[Vizier] == 0 && p.recruited == Vizier && p.phase == Phase::Turn);
    QCOMPARE(legal(p, "a recruit"), ""s);
    QVERIFY(count(p, "a place ") == 25);
    p = play(p, {"a place gizeh-r-1"});
    QVERIFY(p.recruited == kNoCharacter);
    p.current = 0;
    QVERIFY(!isLegal(p, "a recruit vizier") && isLegal(p, "a recruit scribe harp"));
}

void TestNefertitiCharacters::N41_N66_vizier()
{
    Position p = ready();
    QVERIFY(!isLegal(p, "a recruit vizier"));
    give(p, 0, "stmn");
    QCOMPARE(facts(p, "a recruit vizier"), (Lines{"points a vizier 8"}));
    give(p, 0, "d"); // one type with senet
    QCOMPARE(play(p, {"a recruit vizier"}).score[0], std::uint16_t{8});
}

void TestNefertitiCharacters::N42_N67_merchant()
{
    Position p = ready();
    give(p, 0, "th");
    give(p, 2, "t");
    p.money[0] = 2;
    QCOMPARE(facts(p, "a recruit merchant harp c statuette"), (Lines{"swapped a c harp statuette 2"}));
    const Position after = play(p, {"a recruit merchant harp c statuette"});
    QVERIFY(after.money[0] == 0 && after.money[2] == 11 && after.gifts[0][5] == 2 && after.gifts[2][2] == 1);
    p.money[0] = 1;
    QVERIFY(!isLegal(p, "a recruit merchant harp c statuette"));
    QVERIFY(!isLegal(p, "a recruit merchant statuette c statuette")); // the kinds must differ
    // A dearer gift costs nothing and brings nothing.
    give(p, 0, "n");
    QCOMPARE(facts(p, "a recruit merchant necklace c statuette"), (Lines{"swapped a c necklace statuette 0"}));
    // The type must be held before; the very gift may be it, senet for double.
    Position senet = ready();
    give(senet, 0, "s");
    give(senet, 1, "dh");
    QCOMPARE(legal(senet, "a recruit merchant "), "senet b double"s);
    QCOMPARE(facts(senet, "a recruit merchant senet b double"), (Lines{"swapped a b senet double 6"}));
}

void TestNefertitiCharacters::N43_secondSwap()
{
    Position p = ready();
    give(p, 0, "tnh");
    give(p, 2, "t");
    give(p, 3, "t");
    p = play(p, {"a recruit merchant necklace c statuette"});
    QVERIFY(p.phase == Phase::Swap && p.swapped == 2 && p.characters[Merchant] == 2);
    QCOMPARE(legal(p, "a "), "done, swap harp d statuette"s); // not with c again
    const Position again = play(p, {"a swap harp d statuette"});
    QVERIFY(again.phase == Phase::Turn && again.swapped == kNobody && again.gifts[0][5] == 3);
    QVERIFY(play(p, {"a done"}).phase == Phase::Turn);
    // Skipped where none is possible; the other Merchants swap once.
    Position alone = ready();
    give(alone, 0, "tn");
    give(alone, 2, "t");
    QVERIFY(play(alone, {"a recruit merchant necklace c statuette"}).phase == Phase::Turn);
    Position second = ready();
    give(second, 0, "tnh");
    give(second, 2, "t");
    give(second, 3, "t");
    second.characters[Merchant] = 2;
    QVERIFY(play(second, {"a recruit merchant necklace c statuette"}).phase == Phase::Turn);
}

void TestNefertitiCharacters::N44_highPriestOfNoUse()
{
    Position p = ready();
    QVERIFY(isLegal(p, "a recruit high-priest"));
    p.free[0] = 0;
    QVERIFY(!isLegal(p, "a recruit high-priest"));
    p.stand[0][0] = 1;
    QVERIFY(isLegal(p, "a recruit high-priest"));
}

void TestNefertitiCharacters::N45_N68_royalServant()
{
    Position p = ready();
    give(p, 0, "c");
    give(p, 2, "ccccc");
    give(p, 3, "c");
    QCOMPARE(facts(p, "a recruit royal-servant chair"),
             (Lines{"discarded a chair", "points a royal-servant 5", "discarded c chair", "points c royal-servant 5",
                    "discarded d chair", "points d royal-servant 5"}));
    p = play(p, {"a recruit royal-servant chair"});
    QVERIFY(p.gifts[2][3] == 4 && valueOf(p, 3) == 9 && p.phase == Phase::Turn && p.current == 0);
    QVERIFY(!isLegal(ready(), "a recruit royal-servant chair")); // nobody holds one
    Position others = ready();
    give(others, 2, "h");
    QVERIFY(isLegal(others, "a recruit royal-servant harp"));
}

void TestNefertitiCharacters::N45_whoHoldsBothChooses()
{
    Position p = ready();
    p.current = 2;
    giveSeal(p, 2);
    give(p, 0, "sd");
    give(p, 1, "ss");
    give(p, 2, "ssd");
    give(p, 3, "d");
    // Those with one kind at once, then the others from the recruiter on.
    QCOMPARE(facts(p, "c recruit royal-servant senet"), (Lines{"discarded d double", "points d royal-servant 6",
                                                               "discarded b senet", "points b royal-servant 3"}));
    p = play(p, {"c recruit royal-servant senet"});
    QVERIFY(p.phase == Phase::Discard && G::toAct(p) == seatBit(2) && p.owners == 4);
    QCOMPARE(legal(p, "c "), "discard double, discard senet"s);
    QCOMPARE(facts(p, "c discard double"), (Lines{"discarded c double", "points c royal-servant 6"}));
    p = play(p, {"c discard double"});
    QVERIFY(G::toAct(p) == seatBit(0) && ownersOf(p, 0) == 3);
    QCOMPARE(facts(p, "a discard senet"), (Lines{"discarded a senet", "points a royal-servant 3"})); // as before
    p = play(p, {"a discard senet"});
    QVERIFY(p.phase == Phase::Turn && p.current == 2 && p.owners == 0 && p.left == 1);
    QVERIFY(p.gifts[0][kDouble] == 1 && p.gifts[0][kSenet] == 0 && p.gifts[2][kSenet] == 2);
}

void TestNefertitiCharacters::N46_N71_thief()
{
    Position p = ready();
    QCOMPARE(legal(p, "a recruit thief"), ""s);
    cards(p, kLouqsor, "h..g", true);
    QCOMPARE(legal(p, "a recruit thief "), "louqsor-3, louqsor-u"s);
    QCOMPARE(facts(p, "a recruit thief louqsor-u"), (Lines{"card a louqsor-u harp", "seal a"}));
    p = play(p, {"a recruit thief louqsor-3"});
    QVERIFY(p.gifts[0][7] == 1 && cardsIn(p, kLouqsor) == 1U && (p.sealed & 8U) != 0);
    // Near the end: not from a shut market without the tile.
    Position shut = ready();
    shut.akhenaton = false;
    shut.deck = {};
    shut.open = 6;
    QCOMPARE(legal(shut, "a recruit thief"), ""s);
}

void TestNefertitiCharacters::N47_N69_scribe()
{
    Position p = ready();
    p.characters[Scribe] = 3; // +2
    p.current = 3;
    giveSeal(p, 3);
    give(p, 3, "dss");
    give(p, 0, "ss");
    QCOMPARE(facts(p, "d recruit scribe senet"),
             (Lines{"discarded d senet", "discarded d senet", "discarded d double", "points d scribe 28"}));
    p = play(p, {"d recruit scribe senet"});
    QVERIFY(heldOfType(p, 3, 0) == 0 && p.gifts[0][kSenet] == 2 && valueOf(p, kSenet) == 6);
    QVERIFY(!isLegal(ready(), "a recruit scribe harp"));
    Position first = ready(3); // +3, and with three players no second +2
    give(first, 0, "h");
    QCOMPARE(facts(first, "a recruit scribe harp", "points"), (Lines{"points a scribe 12"}));
    first.characters[Scribe] = 1;
    QCOMPARE(facts(first, "a recruit scribe harp", "points"), (Lines{"points a scribe 10"}));
}

void TestNefertitiCharacters::N48_treasurer()
{
    Position p = ready();
    p.reserve = {6, 0, 3, 1};
    QCOMPARE(legal(p, "a recruit treasurer "),
             "abou-simbel 1, abou-simbel 2, abou-simbel 3, gizeh 1, gizeh 2, gizeh 3, gizeh 4, louqsor 1"s);
    QCOMPARE(facts(p, "a recruit treasurer gizeh 4"), (Lines{"coin a gizeh treasurer 4"}));
    p.money[0] = 8;
    p = play(p, {"a recruit treasurer gizeh 4"}); // counts for what may be placed
    QVERIFY(p.money[0] == 12 && p.reserve[0] == 2 && isLegal(p, "a place abou-simbel-r-12"));
}

} // namespace tests::tst_nefertiti_characters

TEST_CLASS(tst_nefertiti_characters, TestNefertitiCharacters)
#include "tst_nefertiti_characters.moc"
