// SPDX-License-Identifier: GPL-3.0-or-later
// Rules A1 to A4: the material.
#include "positions.h"

#include <map>

#include "model/engine/core/game.h"
#include "tests/test_class.h"

namespace tests::tst_rules_material {

using namespace positions;
using namespace std::string_literals;
using engine::Place;

namespace {

const Place &place(const std::string &id) { return Aton::places()[engine::aton::game().placeOf(id)]; }

std::string detail(const Place &place, const std::string &name)
{
    for (const auto &[key, value] : place.details) {
        if (key == name)
            return value.asText() ? *value.asText() : std::to_string(*value.asInt());
    }
    return "none";
}

std::string cell(const std::string &id)
{
    return std::to_string(place(id).row) + "," + std::to_string(place(id).column);
}

/// The square's printed mark, as in the table of rule A3.
char mark(const Place &square)
{
    static const std::map<std::string, char> marks{{"yellow", 'Y'}, {"green", 'G'}, {"black", 'K'}, {"blue", 'B'}};
    const auto found = marks.find(detail(square, "colour"));
    return found != marks.end() ? found->second : detail(square, "worth").front();
}

} // namespace

class TestRulesMaterial : public QObject {
    Q_OBJECT

private slots:
    void A1_nineCardsOfEachValueInOwnPiles();
    void A1_pilesAreSeparate();
    void A2_countersScoresExchange();
    void A2_scoreAbove40IsKept();
    void A3_squaresRowByRow();
    void A3_numbersOfColours();
    void A3_placesOnTheBoard();
    void A4_namesOfSquares();
};

void TestRulesMaterial::A1_nineCardsOfEachValueInOwnPiles()
{
    const Position start = Aton::start({});
    for (const Seat seat : {kRed, kAmun}) {
        const Side &side = start.sides[seat];
        QCOMPARE(cardsOf(side.pile), times(9, '1') + times(9, '2') + times(9, '3') + times(9, '4'));
        QCOMPARE(side.pileSize(), 36);
        QCOMPARE(side.discardSize() + side.handSize() + side.open.size(), 0);
    }
}

void TestRulesMaterial::A1_pilesAreSeparate()
{
    const Position dealt = play(Aton::start({}), {"chance deal red 1111"});
    QCOMPARE(dealt.sides[kRed].pile.count(1), 5);
    QCOMPARE(dealt.sides[kAmun].pile.count(1), 9);
    Setup setup = beforeLaying("1111", "2222");
    setup.phase = "place:blue:1"; // blue's placement ends the round
    setup.first = "red";
    setup.red = {.laid = "1111"};
    setup.blue = {.laid = "2221"};
    const Position after = play(setup.position(), {"blue place 1a"});
    QCOMPARE(cardsOf(after.sides[kRed].discard), "1111"s);
    QCOMPARE(cardsOf(after.sides[kAmun].discard), "1222"s);
}

void TestRulesMaterial::A2_countersScoresExchange()
{
    const Position start = Aton::start({});
    QCOMPARE(stocks(start), "29:29"s);
    QCOMPARE(kingdom(start), "0:0"s);
    QCOMPARE(scores(start), "0:0"s);
    QVERIFY(start.sides[kRed].exchangeOwned);
    QVERIFY(start.sides[kAmun].exchangeOwned);
    // At 0 the marker lies beside the track.
    for (const engine::Piece &piece : Aton::arrangement(start).pieces)
        QVERIFY(piece.place < engine::aton::game().placeOf("score-1")
                || piece.place > engine::aton::game().placeOf("score-40"));
}

void TestRulesMaterial::A2_scoreAbove40IsKept()
{
    Setup setup = beforeLaying("4111", "1222");
    setup.red.score = 39;
    const Position over = play(setup.position(), {"red lay 4111", "blue lay 1222"});
    QCOMPARE(scores(over), "45:0"s);
    int markers = 0;
    for (const engine::Piece &piece : Aton::arrangement(over).pieces) {
        if (piece.place == engine::aton::game().placeOf("score-40"))
            ++markers;
    }
    QCOMPARE(markers, 1);
}

void TestRulesMaterial::A3_squaresRowByRow()
{
    static const std::array<std::string, 4> printed{"YYYYKK1BGGGG", "YYYYKK1BGGGG", "YYY1KKKBGGG1", "YYY2KKKBGGG2"};
    for (std::size_t temple = 0; temple < 4; ++temple) {
        std::string row;
        for (std::size_t i = 0; i < 12; ++i) {
            const Place &square = Aton::places()[12 * temple + i];
            QCOMPARE(square.kind, "square"s);
            QCOMPARE(detail(square, "temple"), std::to_string(temple + 1));
            row += mark(square);
        }
        QCOMPARE(row, printed[temple]);
    }
}

void TestRulesMaterial::A3_numbersOfColours()
{
    std::map<char, int> numbers;
    for (const Place &square : Aton::places()) {
        if (square.kind == "square")
            ++numbers[mark(square)];
    }
    const std::map<char, int> expected{{'Y', 14}, {'G', 14}, {'K', 10}, {'B', 4}, {'1', 4}, {'2', 2}};
    QVERIFY(numbers == expected);
    std::map<std::string, int> kinds;
    for (const Place &any : Aton::places())
        ++kinds[any.kind];
    QCOMPARE(kinds["square"], 48);
    QCOMPARE(kinds["dead"], 8);
    QCOMPARE(kinds["score"], 40);
    QCOMPARE(kinds["cartouche"], 8);
}

void TestRulesMaterial::A3_placesOnTheBoard()
{
    QCOMPARE(cell("temple-1-a"), "0,2"s);
    QCOMPARE(cell("temple-1-l"), "2,5"s);
    QCOMPARE(cell("temple-2-a"), "0,6"s);
    QCOMPARE(cell("temple-3-a"), "3,2"s);
    QCOMPARE(cell("temple-4-l"), "5,9"s);
    for (int i = 1; i <= 8; ++i)
        QCOMPARE(cell("dead-" + std::to_string(i)), "6," + std::to_string(i + 1));
    for (int n = 1; n <= 4; ++n) {
        QCOMPARE(cell("cartouche-red-" + std::to_string(n)), std::to_string(n - 1) + ",1");
        QCOMPARE(cell("cartouche-blue-" + std::to_string(n)), std::to_string(n - 1) + ",10");
    }
}

void TestRulesMaterial::A4_namesOfSquares()
{
    QCOMPARE(mark(place("temple-1-a")), 'Y');
    QCOMPARE(mark(place("temple-1-h")), 'B');
    QCOMPARE(mark(place("temple-4-d")), '2');
    QCOMPARE(mark(place("temple-4-l")), '2');
    QCOMPARE(place("temple-4-d").name, "4d"s);
    Setup setup;
    setup.phase = "place:red:1";
    setup.first = "red";
    setup.red.laid = "1141";
    setup.blue.laid = "1211";
    const std::map<std::string, std::string> boards{
        {"1a", "r.........../............/............/............"},
        {"2l", "............/...........r/............/............"},
        {"3f", "............/............/.....r....../............"},
        {"4d", "............/............/............/...r........"},
    };
    for (const auto &[square, board] : boards)
        QCOMPARE(temples(play(setup.position(), {"red place " + square})), board);
}

} // namespace tests::tst_rules_material

TEST_CLASS(tst_rules_material, TestRulesMaterial)
#include "tst_rules_material.moc"
