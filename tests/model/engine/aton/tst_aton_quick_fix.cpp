// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with an arrangement of Aton is put right.
#include "arrangements.h"
#include "games.h"

#include <set>

#include "model/engine/core/game.h"
#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_aton_quick_fix {

using namespace arrangements;
using namespace std::string_literals;
using engine::Piece;
using positions::Aton;
using positions::Position;

namespace {

engine::PlaceIndex placeOf(const std::string &id) { return engine::aton::game().placeOf(id); }

Arrangement start() { return Aton::arrangement(Position{}); }

Arrangement laid()
{
    positions::Setup setup = positions::beforeLaying("1424", "4334");
    setup.temples[0] = "rrr.bb";
    return Aton::arrangement(positions::laid(setup, "1424", "4334")); // blue removes one, and plays first
}

Arrangement dealt() { return Aton::arrangement(positions::beforeLaying("1424", "4334").position()); }

bool isSame(const Problem &a, const Problem &b)
{
    return a.message.id == b.message.id && a.message.text("seat") == b.message.text("seat")
           && a.message.number("value") == b.message.number("value");
}

bool has(const Arrangement &arrangement, const Problem &problem)
{
    const std::vector<Problem> problems = problemsOf(arrangement);
    return std::any_of(problems.begin(), problems.end(), [&](const Problem &each) { return isSame(each, problem); });
}

/// The arrangement with its problem of that id fixed; fails where that cannot be done.
Arrangement quickFix(const Arrangement &arrangement, const std::string &id)
{
    for (const Problem &problem : problemsOf(arrangement)) {
        if (problem.message.id != id)
            continue;
        if (const auto after = engine::aton::game().quickFix(arrangement, problem))
            return *after;
    }
    QTest::qFail(("not fixed: " + id + " of " + ids(arrangement)).c_str(), __FILE__, __LINE__);
    return arrangement;
}

/// True if there is that problem and no way to fix it.
bool isLeft(const Arrangement &arrangement, const std::string &id)
{
    bool found = false;
    for (const Problem &problem : problemsOf(arrangement)) {
        if (problem.message.id == id && engine::aton::game().quickFix(arrangement, problem))
            return false;
        found = found || problem.message.id == id;
    }
    return found;
}

int countOn(const Arrangement &arrangement, const std::string &place)
{
    int number = 0;
    for (const Piece &piece : arrangement.pieces)
        number += piece.place == placeOf(place) ? piece.count : 0;
    return number;
}

Arrangement plus(Arrangement arrangement, const std::string &place, int kind, int owner, int value = 0, int count = 1,
                 bool faceUp = true)
{
    arrangement.pieces.push_back({placeOf(place), static_cast<std::uint8_t>(kind), static_cast<engine::Seat>(owner),
                                  static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(count), faceUp, 0});
    return arrangement;
}

Arrangement without(Arrangement arrangement, const std::string &place)
{
    std::erase_if(arrangement.pieces, [&](const Piece &piece) { return piece.place == placeOf(place); });
    return arrangement;
}

Arrangement moved(Arrangement arrangement, const std::string &from, const std::string &to)
{
    for (Piece &piece : arrangement.pieces)
        piece.place = piece.place == placeOf(from) ? placeOf(to) : piece.place;
    return arrangement;
}

} // namespace

class TestAtonQuickFix : public QObject {
    Q_OBJECT

private slots:
    void positionsNeedNone();
    void whatIsFixedIsGone();
    void fixingEnds();
    void anyProblemOfAnyArrangement();
    void numbersOfPieces();
    void piecesInTheWrongPlace();
    void crowds();
    void cardsWithoutValue();
    void rowsAndTies();
    void fieldsOfOtherPhases();
    void figuresOfThePhase();
    void handsSayThePhase();
    void warnings();
    void noOneWay();
};

void TestAtonQuickFix::positionsNeedNone()
{
    eachPosition(kNumber, [](const Position &position) { QCOMPARE(ids(Aton::arrangement(position)), ""s); });
}

void TestAtonQuickFix::whatIsFixedIsGone()
{
    std::set<std::string> seen;
    std::set<std::string> quickFix;
    eachMutated(std::max(kNumber, 2'000), [&](const Arrangement &arrangement) {
        for (const Problem &problem : problemsOf(arrangement)) {
            seen.insert(problem.message.id);
            const auto after = engine::aton::game().quickFix(arrangement, problem);
            if (!after)
                continue;
            quickFix.insert(problem.message.id);
            QVERIFY2(!has(*after, problem), (problem.message.id + ": " + told(arrangement)).c_str());
        }
    });
    QVERIFY(seen.size() > 25);
    QVERIFY2(quickFix.size() > 20, std::to_string(quickFix.size()).c_str());
    for (const char *const id : {"problem.score", "warning.kingdom-full", "warning.kingdom-not-full"})
        QVERIFY(quickFix.count(id) == 0); // nobody knows what was meant
}

void TestAtonQuickFix::fixingEnds()
{
    int possible = 0;
    eachMutated(kNumber, [&possible](const Arrangement &arrangement) {
        Arrangement now = arrangement;
        int fixes = 0;
        for (bool goesOn = true; goesOn && fixes <= 50; ++fixes) {
            goesOn = false;
            for (const Problem &problem : problemsOf(now)) {
                if (const auto after = engine::aton::game().quickFix(now, problem)) {
                    now = *after;
                    goesOn = true;
                    break;
                }
            }
        }
        QVERIFY2(fixes <= 50, told(arrangement).c_str());
        possible += std::holds_alternative<Position>(Aton::compose(now)) ? 1 : 0;
    });
    qInfo("%d of %d arrangements become positions", possible, kNumber);
    QVERIFY(possible > kNumber / 2);
}

void TestAtonQuickFix::anyProblemOfAnyArrangement()
{
    std::vector<Problem> all;
    eachMutated(2'000, [&all](const Arrangement &arrangement) {
        for (const Problem &problem : problemsOf(arrangement)) {
            const auto isAlike = [&](const Problem &each) { return isSame(each, problem); };
            if (std::none_of(all.begin(), all.end(), isAlike))
                all.push_back(problem);
        }
    });
    all.push_back({{"no.problem", {}}, false, {}});
    all.push_back({{"problem.cards", {{"seat", "green"}, {"value", 77}}}, false, {}});
    all.push_back({{"problem.cards", {{"seat", "red"}, {"value", 77}}}, false, {}});
    all.push_back({{"problem.counters", {}}, false, {}});
    int number = 0;
    eachMutated(2'000, [&](const Arrangement &arrangement) {
        const Problem &problem = all[static_cast<std::size_t>(++number) % all.size()];
        if (const auto after = engine::aton::game().quickFix(arrangement, problem))
            QVERIFY2(!has(*after, problem), problem.message.id.c_str());
    });
    for (const Problem &problem : all) {
        const auto after = engine::aton::game().quickFix({}, problem);
        QVERIFY(!after || !has(*after, problem));
    }
}

void TestAtonQuickFix::numbersOfPieces()
{
    QCOMPARE(ids(quickFix(without(start(), "stock-red"), "problem.counters")), ""s);
    const Arrangement placed = quickFix(plus(start(), "temple-1-a", 0, 0), "problem.counters");
    QCOMPARE(countOn(placed, "stock-red"), 28);
    Arrangement many = without(start(), "stock-red");
    for (const engine::Place &place : Aton::places()) {
        if (place.kind == "square")
            many = plus(many, place.id, 0, 0);
    }
    QVERIFY(isLeft(many, "problem.counters")); // which of the 48 are to go?
    const Arrangement fewer = without(start(), "pile-blue");
    QCOMPARE(countOn(quickFix(fewer, "problem.cards"), "pile-blue"), 9); // those of one value
    const Arrangement held = quickFix(plus(start(), "hand-blue", 1, 1, 3), "problem.cards");
    QCOMPARE(countOn(held, "pile-blue"), 35);
    QCOMPARE(countOn(held, "hand-blue"), 1);
    QVERIFY(isLeft(plus(start(), "discard-blue", 1, 1, 3, 10), "problem.cards"));
}

void TestAtonQuickFix::piecesInTheWrongPlace()
{
    QCOMPARE(countOn(quickFix(plus(start(), "hand-red", 0, 0, 0, 3), "problem.misplaced"), "stock-red"), 32);
    QCOMPARE(countOn(quickFix(plus(start(), "temple-1-a", 1, 1, 2), "problem.misplaced"), "pile-blue"), 37);
    QCOMPARE(quickFix(plus(start(), "nowhere", 2, 0), "problem.nowhere"), start());
    QCOMPARE(quickFix(plus(start(), "temple-1-a", 9, 9, 9, 9), "problem.misplaced"), start());
    QCOMPARE(quickFix(plus(start(), "score-3", 3, 0), "problem.marker"), start());
    QCOMPARE(ids(quickFix(plus(start(), "exchange-red", 2, 0, 0, 7), "problem.exchange")), ""s);
}

void TestAtonQuickFix::crowds()
{
    const Arrangement square = quickFix(plus(start(), "temple-1-a", 0, 0, 0, 4), "problem.square-twice");
    QCOMPARE(countOn(square, "temple-1-a"), 1);
    QCOMPARE(countOn(square, "stock-red"), 32);
    QVERIFY(isLeft(plus(plus(start(), "temple-1-a", 0, 0), "temple-1-a", 0, 1), "problem.square-twice"));
    // In the Kingdom of the Dead there may be room on other squares; else the stocks get them back.
    const Arrangement dead =
        quickFix(plus(plus(start(), "dead-1", 0, 0, 0, 5), "dead-1", 0, 1, 0, 5), "problem.square-twice");
    QCOMPARE(countOn(dead, "dead-1"), 1);
    QCOMPARE(countOn(dead, "dead-8"), 1);
    QCOMPARE(countOn(dead, "stock-blue"), 31);
    const Arrangement row = plus(laid(), "cartouche-red-1", 1, 0, 1);
    QCOMPARE(countOn(quickFix(row, "problem.cards-twice"), "cartouche-red-1"), 1);
    QVERIFY(isLeft(plus(laid(), "cartouche-red-1", 1, 0, 2), "problem.cards-twice"));
}

void TestAtonQuickFix::cardsWithoutValue()
{
    const Arrangement seen = Aton::arrangement(Aton::observe(positions::beforeLaying("1424", "4334").position(), 0));
    const Arrangement known = quickFix(seen, "problem.unknown-cards");
    QCOMPARE(countOn(known, "pile-blue") + countOn(known, "hand-blue"), 0);
    QVERIFY(ids(known).find("problem.cards") != std::string::npos);
}

void TestAtonQuickFix::rowsAndTies()
{
    const Arrangement three = moved(laid(), "cartouche-red-1", "hand-red");
    const Arrangement back = quickFix(three, "problem.row");
    QCOMPARE(countOn(back, "hand-red"), 4);
    QVERIFY(isLeft(plus(three, "hand-red", 1, 0, 2, 4, false), "problem.row"));
    const Arrangement drawn = plus(without(start(), "nowhere"), "drawn-red", 1, 0, 2);
    const Arrangement under = quickFix(quickFix(drawn, "problem.cards"), "problem.drawn");
    QCOMPARE(countOn(under, "pile-red"), 36);
    QCOMPARE(ids(under), ""s);
    // Without a tie the cards say how it goes on.
    const Arrangement settled =
        quickFix(with(with(with(laid(), "phase", "draw"), "first", "-"), "pending", 0), "problem.draw");
    QCOMPARE(text(settled, "phase"), "remove"s);
    QCOMPARE(ids(settled), ""s);
}

void TestAtonQuickFix::fieldsOfOtherPhases()
{
    for (const auto &[field, value] : {std::pair("pending", 3), std::pair("surplus", 1), std::pair("owed.2", 1)})
        QCOMPARE(quickFix(with(start(), field, value), "problem.leftovers"), start());
    QCOMPARE(quickFix(with(start(), "reason", "yellow"), "problem.leftovers"), start());
    QCOMPARE(quickFix(with(start(), "first", "red"), "problem.first"), start());
    QCOMPARE(quickFix(with(start(), "known.red", "12"), "problem.known"), start());
    QCOMPARE(quickFix(with(start(), "round", 0), "problem.round"), start());
    QCOMPARE(quickFix(with(start(), "round", "one"), "problem.field"), start());
    Arrangement odd = start();
    odd.fields.emplace_back("colour", "green");
    QCOMPARE(quickFix(odd, "problem.field"), start());
    odd.fields.clear();
    QCOMPARE(quickFix(odd, "problem.field"), start());
}

void TestAtonQuickFix::figuresOfThePhase()
{
    QCOMPARE(quickFix(with(laid(), "pending", 4), "problem.pending"), laid());
    QCOMPARE(quickFix(with(laid(), "pending", 0), "problem.pending"), laid());
    QCOMPARE(quickFix(with(laid(), "first", "red"), "problem.order"), laid());
    QCOMPARE(quickFix(with(laid(), "first", "-"), "problem.first"), laid());
    // After a tie the table does not say who plays first.
    const Arrangement tie = Aton::arrangement(positions::laid(positions::beforeLaying("1424", "1424"), "1424", "1424"));
    const Arrangement decided = quickFix(with(with(tie, "phase", "remove"), "first", "-"), "problem.first");
    QCOMPARE(text(decided, "first"), text(decided, "actor"));
    QCOMPARE(number(quickFix(with(laid(), "round", 1), "problem.first-round"), "round"), 2);
    const Arrangement placing = Aton::normalized(laid(), with(laid(), "phase", "place"));
    QCOMPARE(quickFix(with(placing, "surplus", 2), "problem.surplus"), placing);
    // Nothing to remove: counters are placed.
    Arrangement bare = laid();
    for (const char *const square : {"temple-1-a", "temple-1-b", "temple-1-c"})
        bare = moved(bare, square, "stock-red");
    const Arrangement on = quickFix(bare, "problem.nothing-to-move");
    QCOMPARE(text(on, "phase"), "place"s);
    QCOMPARE(ids(on), ""s);
}

void TestAtonQuickFix::handsSayThePhase()
{
    const auto phaseOf = [](const Arrangement &arrangement, const char *wrong) {
        return text(quickFix(with(arrangement, "phase", wrong), "problem.hands"), "phase");
    };
    QCOMPARE(phaseOf(start(), "lay"), "deal"s);
    QCOMPARE(phaseOf(dealt(), "deal"), "lay"s);
    const Arrangement cleared = with(with(laid(), "first", "-"), "pending", 0);
    QCOMPARE(phaseOf(cleared, "lay"), "remove"s);
    QCOMPARE(ids(quickFix(with(cleared, "phase", "lay"), "problem.hands")), ""s);
    QVERIFY(isLeft(with(with(dealt(), "phase", "over"), "reason", "scoring"), "problem.hands"));
}

void TestAtonQuickFix::warnings()
{
    const Arrangement early = plus(without(start(), "stock-red"), "temple-1-a", 0, 0);
    const Arrangement later = quickFix(quickFix(early, "problem.counters"), "warning.first-round-counters");
    QCOMPARE(number(later, "round"), 2);
    QCOMPARE(ids(later), ""s);
    const Arrangement exchanged = quickFix(plus(start(), "discard-red", 1, 0, 2, 1, false), "problem.cards");
    const Arrangement givenUp = quickFix(exchanged, "warning.exchanged");
    QCOMPARE(countOn(givenUp, "exchange-red"), 0);
    QCOMPARE(ids(givenUp), ""s);
}

void TestAtonQuickFix::noOneWay()
{
    QVERIFY(isLeft(Aton::normalized(start(), with(start(), "score.red", 50)), "problem.score"));
    QVERIFY(isLeft(with(with(start(), "phase", "over"), "first", "red"), "problem.no-reason"));
    const Arrangement bare = with(with(start(), "phase", "take"), "first", "red"); // nobody has counters on the board
    QVERIFY(isLeft(with(bare, "pending", 2), "problem.pending"));
}

} // namespace tests::tst_aton_quick_fix

TEST_CLASS(tst_aton_quick_fix, TestAtonQuickFix)
#include "tst_aton_quick_fix.moc"
