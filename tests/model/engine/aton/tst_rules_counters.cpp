// SPDX-License-Identifier: GPL-3.0-or-later
// Rules A13 to A18: removing and placing counters.
#include "positions.h"

#include "tests/test_class.h"

namespace tests::tst_rules_counters {

using namespace positions;
using namespace std::string_literals;

namespace {

/// Five red and five blue counters in a temple, or four blue ones; never all yellow or green squares of one colour.
const std::array<std::string, 4> kFull{"brrrrrbbbb", "brrrrrbbbb", "brrrrrbbb", "brrrrrbbb"};

/// Red plays first and has these cards at the cartouches 2, 3 and 4.
Position redPlays(const std::string &cards, const std::array<std::string, 4> &temples, int red = 0, int blue = 0)
{
    Setup setup;
    setup.temples = temples;
    setup.red.kingdom = red;
    setup.blue.kingdom = blue;
    // With a 1 or a 4 at cartouche 2 of both, the first cartouche makes red the first to play.
    const char most = cards[0] == '4' ? '4' : '3';
    return laid(setup, "1" + cards, std::string("2") + most + "11");
}

} // namespace

class TestRulesCounters : public QObject {
    Q_OBJECT

private slots:
    void A13_removalByCard_data();
    void A13_removalByCard();
    void A13_notInTheFirstRound_data();
    void A13_notInTheFirstRound();
    void A14_asFarAsCountersCanBeReached();
    void A14_compulsory();
    void A15_templesUpToTheCard();
    void A15_boundsTheRemovalOfOwnCounters();
    void A16_removedGoToTheKingdom();
    void A16_excessGoesToTheStock();
    void A17_placesAsTheCardSays();
    void A17_asFarAsTheStockLasts();
    void A17_freeSquaresOnly();
    void A18_surplusGoesToTheKingdom();
    void A18_staysInTheStockIfTheKingdomIsFull();
    void A18_noSquareAtAll();
    void A18_beforeTheWinIsLookedAt();
    void A32_examplesOfThePlay();
};

void TestRulesCounters::A13_removalByCard_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("squares");
    QTest::addColumn<QString>("fact");
    QTest::newRow("1") << "1"
                       << "remove:red:1"
                       << "1b 1c 1d 1e 1f"
                       << "removes-own red 1 1";
    QTest::newRow("2") << "2"
                       << "place:red:2"
                       << "1k 1l"
                       << "removes-none red";
    QTest::newRow("3") << "3"
                       << "remove:red:1"
                       << "1a 1g 1h 1i 1j"
                       << "removes red 1 1";
    QTest::newRow("4") << "4"
                       << "remove:red:2"
                       << "1a 1g 1h 1i 1j"
                       << "removes red 2 2";
}

void TestRulesCounters::A13_removalByCard()
{
    QFETCH(const QString, card);
    QFETCH(const QString, phase);
    QFETCH(const QString, squares);
    QFETCH(const QString, fact);
    const Position position = redPlays(card.toStdString() + "12", kFull);
    QCOMPARE(positions::phase(position), phase.toStdString());
    QCOMPARE(positions::squares(position), squares.toStdString());
    Setup setup = beforeLaying("1" + card.toStdString() + "12", "2411");
    setup.temples = kFull;
    const Position one = play(setup.position(), {"red lay 1" + card.toStdString() + "12"});
    QCOMPARE(facts(one, "blue lay 2411", "removes"), fact.toStdString());
}

void TestRulesCounters::A13_notInTheFirstRound_data()
{
    QTest::addColumn<QString>("card");
    for (const char *const card : {"1", "3", "4"})
        QTest::newRow(card) << card;
}

void TestRulesCounters::A13_notInTheFirstRound()
{
    QFETCH(const QString, card);
    const std::string red = "1" + card.toStdString() + "12";
    Setup setup;
    setup.temples = kFull;
    setup.round = 1;
    const Position first = laid(setup, red, "2411");
    QCOMPARE(phase(first), "place:red:2"s);
    QCOMPARE(phase(play(first, {"red place 1k", "red place 1l"})), "deal:red"s); // nor does blue, who had no room
    QCOMPARE(kingdom(play(first, {"red place 1k", "red place 1l"})), "0:1"s);
    setup.round = 2;
    QCOMPARE(phase(laid(setup, red, "2411")).substr(0, 6), "remove"s);
}

void TestRulesCounters::A14_asFarAsCountersCanBeReached()
{
    QCOMPARE(phase(redPlays("412", {"bb", "bb"})), "remove:red:2"s);
    const Position one = redPlays("412", {"b", "bb"});
    QCOMPARE(phase(one), "remove:red:1"s);
    QCOMPARE(phase(play(one, {"red remove 1a"})), "place:red:2"s);
    QCOMPARE(phase(redPlays("412", {"", "bb"})), "place:red:2"s);
    QCOMPARE(phase(redPlays("312", {"", "bb"})), "place:red:2"s);
    QCOMPARE(phase(redPlays("112", {"b", "rr"})), "place:red:2"s);
    QCOMPARE(phase(redPlays("122", {"b", "rr"})), "remove:red:1"s);
}

void TestRulesCounters::A14_compulsory()
{
    const Position two = redPlays("412", kFull);
    QCOMPARE(legal(two), "red remove 1a, red remove 1g, red remove 1h, red remove 1i, red remove 1j"s);
    QCOMPARE(illegalReason(two, "red place 1k"), "refused.phase"s);
    const Position next = play(two, {"red remove 1a"});
    QCOMPARE(phase(next), "remove:red:1"s);
    QCOMPARE(illegalReason(next, "red place 1k"), "refused.phase"s);
    QCOMPARE(phase(play(next, {"red remove 1g"})), "place:red:2"s);
    QCOMPARE(legal(redPlays("112", {"r"})), "red remove 1a"s); // also the only own counter
}

void TestRulesCounters::A15_templesUpToTheCard()
{
    for (int card = 1; card <= 4; ++card) {
        Setup setup;
        setup.phase = "remove:red:1";
        setup.first = "red";
        setup.temples = {"rb.rrrr.....", "rb", "rb", "rb"};
        setup.red.laid = "13" + std::to_string(card) + "1";
        setup.blue.laid = "2311";
        std::string removable = "1b";
        std::string free = "1b 1c 1h 1i 1j 1k 1l";
        for (int temple = 2; temple <= card; ++temple) {
            const std::string number = std::to_string(temple);
            removable += " " + number + "b";
            for (const char letter : std::string("cdefghijkl"))
                free += " " + number + letter;
        }
        QCOMPARE(squares(setup.position()), removable);
        const Position placing = play(setup.position(), {"red remove 1b"});
        QCOMPARE(squares(placing), free);
        if (card < 4) {
            const std::string next = std::to_string(card + 1);
            QCOMPARE(illegalReason(setup.position(), "red remove " + next + "b"), "refused.temple-too-high"s);
            QCOMPARE(illegalReason(placing, "red place " + next + "c"), "refused.temple-too-high"s);
        }
    }
}

void TestRulesCounters::A15_boundsTheRemovalOfOwnCounters()
{
    QCOMPARE(squares(redPlays("121", {"r", ".r", "..r", "...r"})), "1a 2b"s);
    QCOMPARE(squares(redPlays("131", {"r", ".r", "..r", "...r"})), "1a 2b 3c"s);
}

void TestRulesCounters::A16_removedGoToTheKingdom()
{
    const Position two = redPlays("412", kFull, 3, 2);
    QCOMPARE(stocks(two), "6:9"s);
    QCOMPARE(facts(two, "red remove 1a"), "to-kingdom blue temple-1-a"s);
    const Position after = play(two, {"red remove 1a", "red remove 1g"});
    QCOMPARE(kingdom(after), "3:4"s);
    QCOMPARE(stocks(after), "6:9"s);
    QCOMPARE(kingdom(play(redPlays("112", kFull, 3, 2), {"red remove 1b"})), "4:2"s);
}

void TestRulesCounters::A16_excessGoesToTheStock()
{
    const Position seven = redPlays("412", kFull, 4, 3);
    const Position after = play(seven, {"red remove 1g", "red remove 1h"});
    QCOMPARE(kingdom(after), "4:4"s);
    QCOMPARE(stocks(after), "5:9"s); // 8 before: one went to the Kingdom, one came back
    QCOMPARE(temples(after).substr(0, 12), "brrrrr..bb.."s);
    QCOMPARE(facts(play(seven, {"red remove 1g"}), "red remove 1h", "to-"), "to-stock blue temple-1-h"s);
    const Position own = play(redPlays("112", kFull, 4, 4), {"red remove 1b"});
    QCOMPARE(kingdom(own), "4:4"s);
    QCOMPARE(stocks(own), "6:7"s);
}

void TestRulesCounters::A17_placesAsTheCardSays()
{
    for (int n = 1; n <= 4; ++n) {
        Position position = redPlays("21" + std::to_string(n), {});
        for (int i = 0; i < n; ++i) {
            QCOMPARE(phase(position), "place:red:" + std::to_string(n - i));
            position = play(position, {"red place 1" + std::string(1, "aceg"[i])});
            QCOMPARE(stocks(position), std::to_string(28 - i) + ":29");
        }
        QCOMPARE(phase(position), "remove:blue:1"s); // none may be held back, none is placed too many
    }
}

void TestRulesCounters::A17_asFarAsTheStockLasts()
{
    const std::array<std::string, 4> seven{"rrrrrrr", "rrrrrrr", "rrrrrrr", ".rrr"};
    QCOMPARE(phase(redPlays("244", seven)), "place:red:4"s);
    QCOMPARE(phase(redPlays("244", seven, 3)), "place:red:2"s);
    QCOMPARE(phase(redPlays("244", seven, 4)), "place:red:1"s);
    const Position none = redPlays("244", seven, 5); // red cannot place: blue's turn
    QCOMPARE(stocks(none), "0:29"s);
    QCOMPARE(phase(none).substr(0, 11), "remove:blue"s);
}

void TestRulesCounters::A17_freeSquaresOnly()
{
    const Position position = redPlays("212", {"rb.rrb......"});
    QCOMPARE(squares(position), "1c 1g 1h 1i 1j 1k 1l"s);
    QCOMPARE(illegalReason(position, "red place 1a"), "refused.occupied"s);
    QCOMPARE(illegalReason(position, "red place 1b"), "refused.occupied"s);
    QCOMPARE(squares(play(position, {"red place 1c"})), "1g 1h 1i 1j 1k 1l"s);
}

void TestRulesCounters::A18_surplusGoesToTheKingdom()
{
    const Position position = redPlays("214", {"rrrrrbbbbbb", "b"}, 2, 1);
    QCOMPARE(phase(position), "place:red:1+3"s);
    QCOMPARE(kingdom(position), "2:1"s); // not before the last placement
    QCOMPARE(facts(position, "red place 1l", "surplus"), "surplus red 3"s);
    const Position after = play(position, {"red place 1l"});
    QCOMPARE(kingdom(after), "5:1"s);
    QCOMPARE(stocks(after), "18:21"s);
}

void TestRulesCounters::A18_staysInTheStockIfTheKingdomIsFull()
{
    const Position two = redPlays("214", {"rrrrrbbbbbb"}, 3, 3);
    QCOMPARE(facts(two, "red place 1l", "surplus"), "surplus red 3"s);
    QCOMPARE(kingdom(play(two, {"red place 1l"})), "5:3"s);
    QCOMPARE(stocks(play(two, {"red place 1l"})), "18:20"s);
    const Position full = redPlays("214", {"rrrrrbbbbbb"}, 3, 5);
    QCOMPARE(facts(full, "red place 1l", "surplus"), "surplus red 3"s);
    QCOMPARE(kingdom(play(full, {"red place 1l"})), "3:5"s);
    QCOMPARE(stocks(play(full, {"red place 1l"})), "20:18"s);
    // The stock bounds what the card asks for, the surplus too.
    QCOMPARE(phase(redPlays("214", {"rrrrrbbbbbb", "rrrrrrr", "rrrrrrr", "rrrrr"}, 2)), "place:red:1+2"s);
}

void TestRulesCounters::A18_noSquareAtAll()
{
    Setup setup = beforeLaying("1213", "2322");
    setup.temples = {"rrrrrbbbbbbb"};
    const Position one = play(setup.position(), {"red lay 1213"});
    QCOMPARE(facts(one, "blue lay 2322", "surplus"), "surplus red 3"s);
    const Position after = play(one, {"blue lay 2322"});
    QCOMPARE(kingdom(after), "3:0"s);
    QCOMPARE(phase(after), "remove:blue:1"s);
}

void TestRulesCounters::A18_beforeTheWinIsLookedAt()
{
    const Position over = play(redPlays("213", {"rrrrrrrrrrr"}, 2, 0), {"red place 1l"});
    QCOMPARE(result(over), "red temple-1"s);
    QCOMPARE(kingdom(over), "4:0"s);
}

void TestRulesCounters::A32_examplesOfThePlay()
{
    Setup setup = beforeLaying("1424", "4211");
    setup.temples = {"rrrrrbbbbb", "rrrrrrbbbbbb", "b"};
    const Position one = play(setup.position(), {"red lay 1424"});
    QCOMPARE(facts(one, "blue lay 4211", "points"), "points blue cartouche-1 6"s);
    Position position = play(one, {"blue lay 4211"});
    QCOMPARE(scores(position), "0:6"s);
    QCOMPARE(phase(position), "place:blue:1"s); // cartouche 2 shows 2: none
    position = play(position, {"blue place 1k"});
    QCOMPARE(phase(position), "remove:red:2"s);                          // cartouche 2 shows 4
    QCOMPARE(squares(position), "1f 1g 1h 1i 1j 1k 2g 2h 2i 2j 2k 2l"s); // cartouche 3 shows 2: not 3a
    position = play(position, {"red remove 1f", "red remove 2g"});
    QCOMPARE(kingdom(position), "0:2"s);
    QCOMPARE(squares(position), "1f 1l 2g"s);
    QCOMPARE(phase(position), "place:red:3+1"s);
    position = play(position, {"red place 1f", "red place 2g", "red place 1l"});
    QCOMPARE(kingdom(position), "1:2"s); // the fourth
    QCOMPARE(temples(position), "rrrrrrbbbbbr/rrrrrrrbbbbb/b.........../............"s);
}

} // namespace tests::tst_rules_counters

TEST_CLASS(tst_rules_counters, TestRulesCounters)
#include "tst_rules_counters.moc"
