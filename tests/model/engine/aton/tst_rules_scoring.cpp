// SPDX-License-Identifier: GPL-3.0-or-later
// Rules A21 to A30: scoring and taking back.
#include "positions.h"

#include <algorithm>

#include "tests/test_class.h"

namespace tests::tst_rules_scoring {

using namespace positions;
using namespace std::string_literals;

namespace {

struct Scoring {
    Position before;
    std::string last; ///< the action that brings the scoring
};

/// The scoring of this board: a capital `R` or `B` is the counter that is placed last, by the second player.
Scoring scoringOf(const std::array<std::string, 4> &board, int red = 0, int blue = 0)
{
    Setup setup;
    setup.temples = board;
    Scoring scoring;
    for (std::size_t temple = 0; temple < 4; ++temple) {
        const std::size_t at = board[temple].find_first_of("RB");
        if (at == std::string::npos)
            continue;
        const bool byRed = board[temple][at] == 'R';
        setup.temples[temple][at] = '.';
        setup.phase = byRed ? "place:red:1" : "place:blue:1";
        setup.first = byRed ? "blue" : "red";
        setup.red.laid = byRed ? "2341" : "2111";
        setup.blue.laid = byRed ? "2111" : "2341";
        scoring.last = (byRed ? "red place " : "blue place ") + std::to_string(temple + 1)
                       + std::string(1, static_cast<char>('a' + at));
    }
    setup.red.kingdom = setup.blue.kingdom = 4;
    setup.red.score = red;
    setup.blue.score = blue;
    scoring.before = setup.position();
    return scoring;
}

std::string points(const std::array<std::string, 4> &board)
{
    const Scoring scoring = scoringOf(board);
    return facts(scoring.before, scoring.last, "points");
}

Position scored(const std::array<std::string, 4> &board, int red = 0, int blue = 0)
{
    const Scoring scoring = scoringOf(board, red, blue);
    return play(scoring.before, {scoring.last});
}

/// What red, who leads, has to take back from temples with so many red counters: the figures of the phase.
std::string owed(int t1, int t2, int t3, int t4)
{
    return phase(
        scored({times(t1, 'r'), times(t2, 'r'), times(t3, 'r'), times(t4, 'r') + times(11 - t4, '.') + "B"}, 7));
}

} // namespace

class TestRulesScoring : public QObject {
    Q_OBJECT

private slots:
    void A21_temple1Difference();
    void A22_temple2Five();
    void A23_temple3Number();
    void A24_temple4BlueSquares();
    void A25_blackEight();
    void A26_bonusForEach();
    void A27_noMajority();
    void A28_wholeScoringThenMostPoints();
    void A28_equalIsADraw();
    void A28_leavesEverythingWhereItLies();
    void A29_leaderFirstThenTheOther();
    void A29_equalRedFirst();
    void A29_howManyLeaveEachTemple();
    void A29_fewerThanFourOrNone();
    void A29_playerChoosesSquaresAndOrder();
    void A29_countersAndKingdomGoToTheStocks();
    void A30_nothingIsScoredByTakingBack();
    void A30_nextRound();
    void A33_exampleOfAScoring();
};

void TestRulesScoring::A21_temple1Difference()
{
    QCOMPARE(points({"rr.r....bbbB"}), "points blue temple-1 1"s);
    QCOMPARE(points({"rrrr....bbbB"}), ""s);
    QCOMPARE(points({"rrrr....B"}), "points red temple-1 3"s);
    QCOMPARE(points({"r.......bbbB"}), "points blue temple-1 3"s);
}

void TestRulesScoring::A22_temple2Five()
{
    QCOMPARE(points({"", "rrr.....B"}), "points red temple-2 5"s);
    QCOMPARE(points({"", "........B"}), "points blue temple-2 5"s);
    QCOMPARE(points({"", "r.......B"}), ""s);
}

void TestRulesScoring::A23_temple3Number()
{
    QCOMPARE(points({"", "", "rrr.....B"}), "points red temple-3 3"s);
    QCOMPARE(points({"", "", "r.......bB"}), "points blue temple-3 2"s);
    QCOMPARE(points({"", "", "rr......bB"}), ""s);
}

void TestRulesScoring::A24_temple4BlueSquares()
{
    // The blue squares of the whole board count, for the majority in temple 4 only.
    QCOMPARE(points({".......r....", ".......b....", "", "rr.....r..B."}),
             "points red temple-1 1, points blue temple-2 5, points red temple-4 6"s);
    QCOMPARE(points({".......r....", ".......b....", "", "r......b..B."}),
             "points red temple-1 1, points blue temple-2 5, points blue temple-4 6"s);
    QCOMPARE(points({".......r....", ".......b....", "", "r......B...."}),
             "points red temple-1 1, points blue temple-2 5"s);
    QCOMPARE(points({"", "", "", "rr........B."}), ""s); // a majority without blue squares
    QCOMPARE(points({".......r....", ".......r....", ".......r....", "r......r..B."}),
             "points red temple-1 1, points red temple-2 5, points red temple-3 1, points red temple-4 12"s);
}

void TestRulesScoring::A25_blackEight()
{
    QCOMPARE(points({"....r...B..."}), "points red black 8"s);
    QCOMPARE(points({"....rr..bbB."}), "points blue temple-1 1, points red black 8"s);
    QCOMPARE(points({"....rb..r.B."}), ""s);
    // One black square more, on the board as a whole.
    QCOMPARE(points({"....r...b...", "....r...b...", "....bB..rr..", "....b...r..."}), "points blue black 8"s);
}

void TestRulesScoring::A26_bonusForEach()
{
    QCOMPARE(points({"......r.b...", "......b.r...", "...rb.......", "...rr...bB.."}),
             "points red bonus 4, points blue bonus 1"s);
    QCOMPARE(points({"......b.r...", "......b.r...", "...b....r..b", "...b....rr.B"}),
             "points blue temple-3 2, points blue bonus 8"s);
    QCOMPARE(points({"......r.b...", "......r.b...", "...r....bb.r", "...r....bB.r"}), "points red bonus 8"s);
}

void TestRulesScoring::A27_noMajority()
{
    QCOMPARE(points({"r..........B"}), ""s);
    QCOMPARE(points({"r..........b", "r..........b", "r.........b.", "r.........B."}), ""s);
    QCOMPARE(points({"r...r......b", "rr..b......b", "r.........b.", "r.........B."}), "points red temple-1 1"s);
    QCOMPARE(points({"r..........b", "........B"}), "points blue temple-2 5"s); // 0:0 elsewhere
}

void TestRulesScoring::A28_wholeScoringThenMostPoints()
{
    // Red has 40 after temple 1 already; blue comes past with temple 3 and black.
    const std::array<std::string, 4> board{"rr", "", "bbb.bbB"};
    const Position over = scored(board, 38, 36);
    QCOMPARE(scores(over), "40:50"s);
    QCOMPARE(result(over), "blue scoring"s);
    QCOMPARE(result(scored(board, 38, 20)), "red scoring"s);
    QCOMPARE(result(scored(board, 0, 26)), "blue scoring"s); // 40 exactly
    const Position on = scored(board, 37, 25);
    QCOMPARE(scores(on), "39:39"s);
    QCOMPARE(result(on), ""s);
    QCOMPARE(phase(on).substr(0, 4), "take"s);
}

void TestRulesScoring::A28_equalIsADraw()
{
    const Position over = scored({"rr", "", "bbb.bbB"}, 38, 26);
    QCOMPARE(scores(over), "40:40"s);
    QCOMPARE(result(over), "red blue scoring"s);
    QCOMPARE(result(scored({"rr", "", "bbb.bbB"}, 39, 26)), "red scoring"s);
    const Scoring scoring = scoringOf({"rr", "", "bbb.bbB"}, 38, 26);
    QCOMPARE(facts(scoring.before, scoring.last, "drawn-game"), "drawn-game"s);
}

void TestRulesScoring::A28_leavesEverythingWhereItLies()
{
    const Position over = scored({"rr", "", "bbb.bbB"}, 38, 36);
    QCOMPARE(temples(over), "rr........../............/bbb.bbb...../............"s);
    QCOMPARE(kingdom(over), "4:4"s);
    QCOMPARE(stocks(over), "23:19"s);
    QCOMPARE(legal(over), ""s);
    QVERIFY(!over.sides[kRed].hasLaid); // A20 comes before the scoring
}

void TestRulesScoring::A29_leaderFirstThenTheOther()
{
    Position position = scored({"rr", "bb", "rrr", "bbB"}, 0, 0); // 2 + 3 against 5: the scores before decide nothing
    QCOMPARE(scores(position), "5:5"s);
    position = scored({"rr", "bb", "rrr", "bbB"}, 3, 4);
    QCOMPARE(scores(position), "8:9"s);
    QCOMPARE(phase(position), "take:blue:0103"s);
    position = scored({"rr", "bb", "rrr", "bbB"}, 4, 3);
    QCOMPARE(phase(position), "take:red:1030"s);
    position = play(position, {"red take 1a", "red take 3a", "red take 3b"});
    QCOMPARE(phase(position), "take:red:0010"s); // all 4, then the other
    QCOMPARE(illegalReason(position, "blue take 2a"), "refused.others-turn"s);
    QCOMPARE(phase(play(position, {"red take 3c"})), "take:blue:0103"s);
    // The leader is who leads after this scoring.
    QCOMPARE(phase(scored({"rr", "", "rrr", "B"}, 1, 5)).substr(0, 8), "take:red"s);
}

void TestRulesScoring::A29_equalRedFirst()
{
    QCOMPARE(phase(scored({"rr", "bb", "rrr", "bbB"}, 6, 6)), "take:red:1030"s);
}

void TestRulesScoring::A29_howManyLeaveEachTemple()
{
    QCOMPARE(owed(1, 1, 1, 1), "take:red:1111"s);
    QCOMPARE(owed(3, 2, 4, 5), "take:red:1111"s);
    QCOMPARE(owed(0, 2, 3, 2), "take:red:0112"s);
    QCOMPARE(owed(2, 2, 0, 1), "take:red:1201"s);
    QCOMPARE(owed(0, 2, 3, 1), "take:red:0121"s); // temple 4 has none left for the second
    QCOMPARE(owed(0, 0, 5, 5), "take:red:0013"s);
    QCOMPARE(owed(0, 0, 3, 2), "take:red:0022"s);
    QCOMPARE(owed(4, 0, 0, 1), "take:red:3001"s);
    QCOMPARE(owed(5, 1, 0, 0), "take:red:3100"s);
    QCOMPARE(owed(5, 0, 0, 0), "take:red:4000"s);
    QCOMPARE(owed(0, 5, 0, 0), "take:red:0400"s);
    QCOMPARE(owed(0, 0, 0, 5), "take:red:0004"s);
}

void TestRulesScoring::A29_fewerThanFourOrNone()
{
    QCOMPARE(owed(1, 1, 0, 0), "take:red:1100"s);
    QCOMPARE(owed(2, 1, 0, 0), "take:red:2100"s);
    QCOMPARE(owed(0, 0, 0, 1), "take:red:0001"s);
    QCOMPARE(owed(0, 2, 0, 2), "take:red:0202"s);
    QCOMPARE(owed(0, 0, 0, 0), "take:blue:0001"s);          // red has none: blue's turn at once
    const Scoring scoring = scoringOf({"", "", "R"}, 9, 8); // and the other way round
    QCOMPARE(facts(scoring.before, scoring.last, "takes-back"), "takes-back red 1"s);
    const Position taking = scored({"", "", "R"}, 9, 8);
    QCOMPARE(phase(taking), "take:red:0010"s);
    QCOMPARE(facts(taking, "red take 3a"), "takes-back blue 0, emptied 4 4, round 3"s);
}

void TestRulesScoring::A29_playerChoosesSquaresAndOrder()
{
    const Position position = scored({"rr", "", "", "rrr........B"}, 20);
    QCOMPARE(phase(position), "take:red:1003"s);
    QCOMPARE(squares(position), "1a 1b 4a 4b 4c"s);
    QCOMPARE(illegalReason(position, "red take 4l"), "refused.take-own"s);
    QCOMPARE(illegalReason(position, "red take 2a"), "refused.take-own"s);
    const Position next = play(position, {"red take 1b"});
    QCOMPARE(squares(next), "4a 4b 4c"s);
    QCOMPARE(illegalReason(next, "red take 1a"), "refused.take-temple"s);
    QCOMPARE(squares(play(position, {"red take 4b"})), "1a 1b 4a 4c"s);
}

void TestRulesScoring::A29_countersAndKingdomGoToTheStocks()
{
    Position position = scored({"rr", "rr", "rr", "rrr........B"}, 5);
    QCOMPARE(stocks(position), "16:24"s);
    position = play(position, {"red take 1a"});
    QCOMPARE(stocks(position), "17:24"s); // at once
    position = play(position, {"red take 2a", "red take 3a", "red take 4a"});
    QCOMPARE(kingdom(position), "4:4"s);
    QCOMPARE(stocks(position), "20:24"s);
    QCOMPARE(facts(position, "blue take 4l", "emptied"), "emptied 4 4"s); // after the last one
    position = play(position, {"blue take 4l"});
    QCOMPARE(kingdom(position), "0:0"s);
    QCOMPARE(stocks(position), "24:29"s);
}

void TestRulesScoring::A30_nothingIsScoredByTakingBack()
{
    Position position = scored({"rrr", "rr", "....rr..", "rrr.bB......"}, 20);
    const std::string before = scores(position);
    Random random(3);
    while (position.phase == Phase::Take) {
        Aton::Actions actions;
        Aton::legal(position, actions);
        const std::string text =
            Aton::actionText({}, actions[random.below(static_cast<std::uint32_t>(actions.size()))], kNobody);
        QCOMPARE(facts(position, text, "points"), ""s);
        QCOMPARE(facts(position, text, "won"), ""s);
        position = play(position, {text});
    }
    QCOMPARE(scores(position), before);
    QCOMPARE(phase(position), "deal:red"s);
    // All yellow squares at the time of a scoring win nothing.
    position = scored({"rrrr....B", "rrrr", "rrr.rrr", "rrr....r"}, 5);
    QCOMPARE(result(position), ""s);
    QCOMPARE(phase(position), "take:red:1111"s);
    QCOMPARE(phase(play(position, {"red take 3e"})), "take:red:1101"s); // nor while they are still all held
}

void TestRulesScoring::A30_nextRound()
{
    Position position = scored({"r", "", "", "B"}, 5);
    QCOMPARE(position.round, 2U);
    QCOMPARE(int(position.first), int(kRed)); // both change with the next deal only
    position = play(position, {"red take 1a", "blue take 4a"});
    QCOMPARE(position.round, 3U);
    QCOMPARE(int(position.first), int(kNobody));
    QCOMPARE(phase(position), "deal:red"s);
    Setup late; // no limit of rounds; the exception of the first round does not come again
    late.round = 1'000'000;
    late.temples = {"bb"};
    position = laid(late, "1311", "1411");
    QCOMPARE(phase(position), "remove:red:1"s);
    position = play(position, {"red remove 1a", "red place 1e", "blue remove 1e", "blue place 1f"});
    QCOMPARE(position.round, 1'000'001U);
}

void TestRulesScoring::A33_exampleOfAScoring()
{
    const std::array<std::string, 4> board{"rrr.rrr.bbb.", "r...b.bb....", "...rrrrb...b", "...r...bB..b"};
    QCOMPARE(points(board),
             "points red temple-1 3, points blue temple-2 5, points red temple-3 4, points blue temple-4 9, "
             "points red black 8, points red bonus 4, points blue bonus 4"s);
    QCOMPARE(scores(scored(board)), "19:18"s);
    QCOMPARE(phase(scored(board)), "take:red:1111"s);
}

} // namespace tests::tst_rules_scoring

TEST_CLASS(tst_rules_scoring, TestRulesScoring)
#include "tst_rules_scoring.moc"
