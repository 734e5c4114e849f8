// SPDX-License-Identifier: GPL-3.0-or-later
// Rules A19 and A20: wins on the board, end of a round.
#include "positions.h"

#include "tests/test_class.h"

namespace tests::tst_rules_ending {

using namespace positions;
using namespace std::string_literals;

namespace {

/// Red, who plays first, has `n` counters still to be placed in any temple.
Setup placing(const std::array<std::string, 4> &temples, int n)
{
    Setup setup;
    setup.temples = temples;
    setup.phase = "place:red:" + std::to_string(n);
    setup.first = "red";
    setup.red.laid = "2144";
    setup.blue.laid = "2322";
    return setup;
}

/// Blue, who plays second, has one counter still to be placed: the last of the round.
Setup lastPlacement(const std::array<std::string, 4> &temples, int red, int blue)
{
    Setup setup = placing(temples, 1);
    setup.phase = "place:blue:1";
    setup.red.kingdom = red;
    setup.blue.kingdom = blue;
    return setup;
}

const std::string kEleven = times(11, 'r');

} // namespace

class TestRulesEnding : public QObject {
    Q_OBJECT

private slots:
    void A19_aWholeTemple_data();
    void A19_aWholeTemple();
    void A19_allYellowSquares();
    void A19_allGreenSquares();
    void A19_severalAtOnce_data();
    void A19_severalAtOnce();
    void A19_whenCartouche4IsDone();
    void A19_alsoForTheSecondPlayer();
    void A19_secondPlayerDoesNotMove();
    void A19_noScoring();
    void A19_ownCountersOnly();
    void A20_laidCardsAreDiscarded();
    void A20_scoringIfTheKingdomIsFull();
    void A20_neverInterrupts();
};

void TestRulesEnding::A19_aWholeTemple_data()
{
    QTest::addColumn<int>("temple");
    for (int temple = 1; temple <= 4; ++temple)
        QTest::addRow("%d", temple) << temple;
}

void TestRulesEnding::A19_aWholeTemple()
{
    QFETCH(const int, temple);
    const std::string number = std::to_string(temple);
    std::array<std::string, 4> temples;
    std::string &row = temples[temple - 1];
    row = kEleven;
    const Position over = play(placing(temples, 1).position(), {"red place " + number + "l"});
    QCOMPARE(phase(over), "over:temple-" + number);
    QCOMPARE(result(over), "red temple-" + number);
    QVERIFY(over.sides[kRed].hasLaid); // the cards stay where they lie
    QCOMPARE(legal(over), ""s);
    row = times(10, 'r'); // eleven do not win
    QCOMPARE(result(play(placing(temples, 1).position(), {"red place " + number + "l"})), ""s);
}

void TestRulesEnding::A19_allYellowSquares()
{
    std::array<std::string, 4> temples{"rrrr", "rrrr", "rrr", "rr"};
    QCOMPARE(result(play(placing(temples, 1).position(), {"red place 4c"})), "red yellow"s);
    QCOMPARE(result(play(placing(temples, 1).position(), {"red place 4d"})), ""s); // a bonus square is not yellow
    temples[0] = "r.rr";
    QCOMPARE(result(play(placing(temples, 1).position(), {"red place 4c"})), ""s);
    temples[0] = "rbrr";
    QCOMPARE(result(play(placing(temples, 1).position(), {"red place 4c"})), ""s);
}

void TestRulesEnding::A19_allGreenSquares()
{
    std::array<std::string, 4> temples{"........rrrr", "........rrrr", "........rrr", "........rr"};
    QCOMPARE(result(play(placing(temples, 1).position(), {"red place 4k"})), "red green"s);
    QCOMPARE(result(play(placing(temples, 1).position(), {"red place 4l"})), ""s);
    temples[2] = "........rr.";
    QCOMPARE(result(play(placing(temples, 1).position(), {"red place 4k"})), ""s);
}

void TestRulesEnding::A19_severalAtOnce_data()
{
    QTest::addColumn<QStringList>("temples");
    QTest::addColumn<QString>("squares");
    QTest::addColumn<QString>("result");
    const QString eleven = QString::fromStdString(kEleven);
    QTest::newRow("temple 1 and yellow") << QStringList{"." + eleven, "rrrr", "rrr", "rrr"} << "1a"
                                         << "red temple-1";
    QTest::newRow("temples 3 and 4") << QStringList{"", "", eleven, eleven} << "4l 3l"
                                     << "red temple-3";
    QTest::newRow("temples 2 and 4") << QStringList{"", eleven, "", eleven} << "4l 2l"
                                     << "red temple-2";
    QTest::newRow("green and temple 4") << QStringList{"........rrrr", "........rrrr", "........rrr", "rrrrrrrrrr.r"}
                                        << "4k"
                                        << "red temple-4";
    QTest::newRow("yellow and green") << QStringList{".rrr....rrrr", "rrrr....rrrr", "rrr.....rrr", "rrr.....rr"}
                                      << "4k 1a"
                                      << "red yellow";
}

void TestRulesEnding::A19_severalAtOnce()
{
    QFETCH(const QStringList, temples);
    QFETCH(const QString, squares);
    QFETCH(const QString, result);
    std::array<std::string, 4> board;
    for (int i = 0; i < 4; ++i)
        board[i] = temples.at(i).toStdString();
    const QStringList names = squares.split(QLatin1Char(' '));
    Position position = placing(board, static_cast<int>(names.size())).position();
    for (const QString &name : names)
        position = play(position, {"red place " + name.toStdString()});
    QCOMPARE(positions::result(position), result.toStdString());
}

void TestRulesEnding::A19_whenCartouche4IsDone()
{
    const Position full = play(placing({kEleven}, 2).position(), {"red place 1l"});
    QCOMPARE(result(full), ""s); // a counter is still to be placed
    QCOMPARE(phase(full), "place:red:1"s);
    QCOMPARE(result(play(full, {"red place 2a"})), "red temple-1"s);
}

void TestRulesEnding::A19_alsoForTheSecondPlayer()
{
    Setup setup = lastPlacement({times(11, 'b')}, 0, 0);
    QCOMPARE(result(play(setup.position(), {"blue place 1l"})), "blue temple-1"s);
    setup.temples = {kEleven + "."};
    QCOMPARE(result(play(setup.position(), {"blue place 1l"})), ""s); // red's eleven and a blue one win nothing
}

void TestRulesEnding::A19_secondPlayerDoesNotMove()
{
    // Blue could remove a counter and place two, filling a temple as well.
    const Position over = play(placing({kEleven, times(10, 'b')}, 1).position(), {"red place 1l"});
    QCOMPARE(result(over), "red temple-1"s);
    QCOMPARE(stocks(over), "17:19"s);
    QCOMPARE(legal(over), ""s);
}

void TestRulesEnding::A19_noScoring()
{
    const Setup setup = lastPlacement({times(11, 'b')}, 4, 4);
    QCOMPARE(facts(setup.position(), "blue place 1l"), "won blue temple-1"s);
    const Position over = play(setup.position(), {"blue place 1l"});
    QCOMPARE(scores(over), "0:0"s);
    QCOMPARE(kingdom(over), "4:4"s);
}

void TestRulesEnding::A19_ownCountersOnly()
{
    const Position position = play(placing({"rrrrrrrbbbb."}, 1).position(), {"red place 1l"});
    QCOMPARE(result(position), ""s); // full, but not of one colour
}

void TestRulesEnding::A20_laidCardsAreDiscarded()
{
    Setup setup = lastPlacement({}, 0, 0);
    setup.red.discard = "4444";
    const Position after = play(setup.position(), {"blue place 1a"});
    QCOMPARE(cardsOf(after.sides[kRed].discard), "12444444"s);
    QCOMPARE(cardsOf(after.sides[kAmun].discard), "2223"s);
    QVERIFY(!after.sides[kRed].hasLaid);
    QVERIFY(!after.sides[kAmun].hasLaid);
    QCOMPARE(after.round, 3U);
    QCOMPARE(int(after.first), int(kNobody));
    QCOMPARE(phase(after), "deal:red"s);
}

void TestRulesEnding::A20_scoringIfTheKingdomIsFull()
{
    const Setup seven = lastPlacement({"r"}, 4, 3);
    QCOMPARE(facts(seven.position(), "blue place 2a"), "round 3"s);
    const Setup eight = lastPlacement({"r"}, 4, 4);
    QCOMPARE(facts(eight.position(), "blue place 2a", "scoring"), "scoring"s);
    QCOMPARE(scores(play(eight.position(), {"blue place 2a"})), "1:5"s);
}

void TestRulesEnding::A20_neverInterrupts()
{
    // Red's removal fills the Kingdom; both still finish their cartouches.
    Setup setup;
    setup.temples = {"rrbb"};
    setup.red.kingdom = 3;
    setup.blue.kingdom = 4;
    Position position = laid(setup, "1311", "1412");
    QCOMPARE(phase(position), "remove:red:1"s);
    position = play(position, {"red remove 1c"});
    QCOMPARE(kingdom(position), "3:5"s);
    QCOMPARE(phase(position), "place:red:1"s);
    position = play(position, {"red place 1e"});
    QCOMPARE(phase(position), "remove:blue:2"s);
    position = play(position, {"blue remove 1a", "blue remove 1b", "blue place 1f"});
    QCOMPARE(scores(position), "0:0"s);
    QCOMPARE(kingdom(position), "3:5"s);
    QCOMPARE(facts(position, "blue place 1g", "scoring"), "scoring"s);
    // Blue 1d 1f 1g against red 1e: temple 1 brings 2, the bonus square 1; black is one each.
    QCOMPARE(scores(play(position, {"blue place 1g"})), "0:3"s);
}

} // namespace tests::tst_rules_ending

TEST_CLASS(tst_rules_ending, TestRulesEnding)
#include "tst_rules_ending.moc"
