// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a position set up by hand is put right where there is one way to do so.
#include <algorithm>

#include "hands.h"
#include "texts.h"

#include "model/engine/core/game.h"
#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_osiris_quick_fix {

using namespace hands;
using namespace std::string_literals;

namespace {

constexpr int kArrangements = tests::kSeesRareCases ? 20'000 : 2'000;
constexpr int kMostFixes = 50;

/// What tells problems of one sort apart: figures may be others afterwards.
bool isSame(const Problem &a, const Problem &b)
{
    const auto alike = [&](const char *name) { return a.message.text(name) == b.message.text(name); };
    return a.message.id == b.message.id && alike("place") && alike("priest") && alike("colour") && alike("god")
           && alike("name") && alike("seat") && alike("other");
}

/// Null, or the problem that is still there after it has been fixed.
const Problem *leftOver(const Arrangement &arrangement, const std::vector<Problem> &problems)
{
    for (const Problem &problem : problems) {
        const auto quickFix = engine::osiris::game().quickFix(arrangement, problem);
        if (!quickFix)
            continue;
        const auto after = problemsOf(*quickFix);
        if (std::any_of(after.begin(), after.end(), [&](const Problem &each) { return isSame(each, problem); }))
            return &problem;
    }
    return nullptr;
}

/// One fix after the other; returns how many.
int fixAll(Arrangement &arrangement)
{
    for (int n = 0; n <= kMostFixes; ++n) {
        std::optional<Arrangement> next;
        for (const Problem &problem : problemsOf(arrangement)) {
            next = engine::osiris::game().quickFix(arrangement, problem);
            if (next)
                break;
        }
        if (!next)
            return n;
        arrangement = *next;
    }
    return kMostFixes + 1;
}

std::string described(const Problem &problem)
{
    std::string text = problem.message.id;
    for (const auto &[name, value] : problem.message.fields)
        text +=
            " " + name + "=" + (value.asText() ? *value.asText() : std::to_string(value.asInt() ? *value.asInt() : 0));
    return text;
}

/// Ids of what can be wrong, without those for which there is no one way.
const std::vector<std::string> &allIds()
{
    static const std::vector<std::string> ids{"problem.misplaced",
                                              "problem.priest-twice",
                                              "problem.priest-missing",
                                              "problem.foreign-town",
                                              "problem.on-tip",
                                              "problem.two-priests",
                                              "problem.priest-on-blockade",
                                              "problem.blockades",
                                              "problem.counters",
                                              "problem.temple",
                                              "problem.followers",
                                              "problem.followers-order",
                                              "problem.absent",
                                              "problem.god-early",
                                              "problem.god-missing",
                                              "problem.two-gods",
                                              "problem.god-unknown",
                                              "problem.god-secret",
                                              "problem.god-twice",
                                              "problem.known",
                                              "problem.fight-known",
                                              "problem.decides",
                                              "problem.field",
                                              "problem.leftovers",
                                              "problem.turn",
                                              "problem.actor",
                                              "problem.stuck",
                                              "problem.no-step",
                                              "problem.walker",
                                              "problem.budget",
                                              "problem.fight",
                                              "problem.over",
                                              "warning.counters",
                                              "warning.set-up",
                                              "warning.turn",
                                              "warning.budget",
                                              "warning.fight-place",
                                              "warning.strengths",
                                              "warning.stuck",
                                              "warning.known-tip"};
    return ids;
}

Arrangement walk() { return Osiris::arrangement(texts::read(texts::kWalk)); }

/// After the one problem of that id has been fixed.
Arrangement quickFix(const Arrangement &arrangement, const std::string &id)
{
    for (const Problem &problem : problemsOf(arrangement)) {
        if (problem.message.id == id)
            return engine::osiris::game().quickFix(arrangement, problem).value_or(arrangement);
    }
    qFatal("no %s", id.c_str());
}

} // namespace

class TestOsirisQuickFix : public QObject {
    Q_OBJECT

private slots:
    void whatIsFixedIsGone();
    void anyProblemOfAnyArrangement();
    void fixingEnds();
    void followersComeFromTheStock();
    void godsThatAreMissing();
    void countersAreLaidOrTaken();
    void blockadeUnderAPriestGoesHome();
    void fieldsOfOtherPhases();
    void turnWithoutAStep();
    void fightTheOtherWayRound();
    void stopAtHome();
    void walkThatCannotGoOn();
    void noOneWay();
};

void TestOsirisQuickFix::whatIsFixedIsGone()
{
    Random random(1);
    std::map<std::string, int> seen;
    QString failure;
    const auto look = [&](const Position &position) {
        const Arrangement arrangement = changed(position, 5, random);
        const auto problems = problemsOf(arrangement);
        for (const Problem &problem : problems) {
            if (engine::osiris::game().quickFix(arrangement, problem))
                ++seen[problem.message.id];
        }
        if (const Problem *const problem = leftOver(arrangement, problems); problem && failure.isEmpty())
            failure = QString::fromStdString(described(*problem) + " of " + Osiris::text(position));
    };
    eachPosition(kArrangements, random, look);
    for (int i = 0; i < kArrangements; ++i) // fights, ends and views, which are rare
        look(texts::read(texts::kAll[static_cast<std::size_t>(i) % texts::kAll.size()]));
    QVERIFY2(failure.isEmpty(), qPrintable(failure));
    for (const std::string &id : allIds())
        QVERIFY2(seen[id] > 0 || !kSeesRareCases, id.c_str());
}

void TestOsirisQuickFix::anyProblemOfAnyArrangement()
{
    Random random(2);
    std::vector<Problem> known;
    eachPosition(kArrangements, random, [&](const Position &position) {
        const Arrangement arrangement = changed(position, 30, random);
        for (const Problem &problem : problemsOf(arrangement))
            known.push_back(problem);
        for (int i = 0; i < 5 && !known.empty(); ++i)
            engine::osiris::game().quickFix(arrangement, known[random.below(static_cast<std::uint32_t>(known.size()))]);
        if (known.size() > 1'000)
            known.clear();
    });
    for (const Problem &problem : known)
        engine::osiris::game().quickFix({}, problem);
}

void TestOsirisQuickFix::fixingEnds()
{
    Random random(3);
    int most = 0;
    int whole = 0;
    QString failure;
    eachPosition(kArrangements, random, [&](const Position &position) {
        const Arrangement arrangement = changed(position, 6, random);
        Arrangement quickFix = arrangement;
        const int n = fixAll(quickFix);
        most = std::max(most, n);
        whole += std::holds_alternative<Position>(Osiris::compose(quickFix)) ? 1 : 0;
        if (n > kMostFixes && failure.isEmpty())
            failure = QString::fromStdString(described(problemsOf(quickFix).front()) + " of " + Osiris::text(position));
    });
    QVERIFY2(failure.isEmpty(), qPrintable(failure));
    QVERIFY(most > 5);
    QVERIFY(whole > kArrangements * 8 / 10); // nearly all become positions
}

// O1, O8
void TestOsirisQuickFix::followersComeFromTheStock()
{
    Arrangement few = walk();
    piece(few, "follower-d").place = placeOf("nowhere");
    std::erase_if(few.pieces, [](const Piece &each) { return each.place < 0; });
    QCOMPARE(count(quickFix(few, "problem.followers"), "follower-d", "stock-d"), 1);

    Arrangement full = walk();
    piece(full, "follower-a").count = 5;
    const Arrangement three = quickFix(full, "problem.temple");
    QCOMPARE(count(three, "follower-a", "temple-osiris"), 3);
    const Arrangement five = quickFix(three, "problem.followers");
    QCOMPARE(count(five, "follower-a"), 5);

    Arrangement order = Osiris::arrangement(texts::read(texts::kFollower));
    for (Piece &each : order.pieces) {
        if (each.place == placeOf("stock-b"))
            each.place = placeOf("temple-sobek");
    }
    const Arrangement inTurn = quickFix(order, "problem.followers-order");
    QVERIFY(problemsOf(inTurn).empty());
    QCOMPARE(count(inTurn, "follower-b", "stock-b") + count(order, "follower-b") - 5,
             count(Osiris::arrangement(texts::read(texts::kFollower)), "follower-b", "stock-b"));
}

void TestOsirisQuickFix::godsThatAreMissing()
{
    Arrangement twice = walk(); // re lies under a0, sobek under b0
    piece(twice, "god").value = 13;
    const Arrangement right = quickFix(twice, "problem.god-twice");
    QVERIFY(problemsOf(right).empty());
    QCOMPARE(count(right, "god"), 13);

    Arrangement bare = walk();
    std::erase_if(bare.pieces, [](const Piece &each) { return Osiris::pieceKinds()[each.kind].id == "god"; });
    Arrangement laid = quickFix(bare, "problem.god-missing");
    QVERIFY(problemsOf(laid).empty());
    QCOMPARE(static_cast<int>(piece(laid, "god").value), 1);
    QCOMPARE(count(laid, "god", "god-tip"), 1);
}

// O2
void TestOsirisQuickFix::countersAreLaidOrTaken()
{
    for (const int number : {0, 1, 9}) {
        Arrangement other = Osiris::arrangement(texts::read(texts::kMove));
        piece(other, "power").count = static_cast<std::uint8_t>(number);
        if (number == 0)
            std::erase_if(other.pieces, [](const Piece &each) { return each.count == 0; });
        const std::string id = number == 9 && count(other, "power") > 29 ? "problem.counters" : "warning.counters";
        const Arrangement right = quickFix(other, id);
        QCOMPARE(count(right, "power"), 24);
        QVERIFY(problemsOf(right).empty());
    }
    Arrangement many = Osiris::arrangement(texts::read(texts::kMove));
    piece(many, "power").count = 255;
    QCOMPARE(count(quickFix(many, "problem.counters"), "power"), 24);
}

// O14
void TestOsirisQuickFix::blockadeUnderAPriestGoesHome()
{
    Arrangement under = walk();
    piece(under, "power").place = placeOf("N-1-1"); // b0 stands there
    const Arrangement right = quickFix(under, "problem.priest-on-blockade");
    QCOMPARE(count(right, "power", "N-1-1"), 0);
    QCOMPARE(count(right, "power", "town-b0"), 5);
}

void TestOsirisQuickFix::fieldsOfOtherPhases()
{
    Arrangement moved = walk();
    field(moved, "phase") = "move";
    Arrangement tidy = quickFix(moved, "problem.leftovers");
    QCOMPARE(text(tidy, "walker") + text(tidy, "spent") + text(tidy, "left"), "-00"s);
    QVERIFY(problemsOf(tidy).empty());

    Arrangement early = walk();
    field(early, "turn") = 0;
    Arrangement counted = quickFix(early, "problem.turn");
    QCOMPARE(text(counted, "turn"), "2"s); // the first one of b
    Arrangement other = walk();
    field(other, "turn") = 16;
    counted = quickFix(other, "warning.turn");
    QCOMPARE(text(counted, "turn"), "14"s);
}

// O11
void TestOsirisQuickFix::turnWithoutAStep()
{
    Arrangement stuck = Osiris::arrangement(texts::read(texts::kStuck));
    field(stuck, "phase") = "walk";
    field(stuck, "stuck") = 0;
    Arrangement right = quickFix(stuck, "problem.no-step");
    QCOMPARE(text(right, "phase") + text(right, "stuck"), "move1"s);
    QVERIFY(problemsOf(right).empty());
}

// O15
void TestOsirisQuickFix::fightTheOtherWayRound()
{
    Arrangement weaker = Osiris::arrangement(texts::read(texts::kFight)); // d2 on W-1-1 has won against b0
    for (Piece &each : weaker.pieces) {
        if (each.place == placeOf("temple-isis") && each.kind == piece(weaker, "follower-d").kind)
            each.place = placeOf("temple-osiris");
    }
    field(weaker, "winner") = "b0";
    field(weaker, "loser") = "d2";
    piece(weaker, "priest-b0").place = placeOf("W-1-1");
    piece(weaker, "priest-d2").place = placeOf("town-d2");
    Arrangement right = quickFix(weaker, "warning.strengths");
    QCOMPARE(text(right, "winner") + text(right, "loser"), "d2b0"s);
    QCOMPARE(piece(right, "priest-d2").place, placeOf("W-1-1"));
    QCOMPARE(piece(right, "priest-b0").place, placeOf("town-b0"));
}

// O16
void TestOsirisQuickFix::stopAtHome()
{
    Arrangement home = Osiris::arrangement(texts::read(texts::kStop));
    piece(home, "priest-b1").place = placeOf("town-b1");
    home = quickFix(home, "warning.may-stop");
    QCOMPARE(text(home, "may-stop"), "no"s);
    QVERIFY(problemsOf(home).empty());
}

// O12
void TestOsirisQuickFix::walkThatCannotGoOn()
{
    Position position = positions::Setup{.priests = {{"a0", "N-2-1"}, {"a1", "N-2-0"}, {"a2", "N-2-2"}},
                                         .towns = {{"a0", 4}},
                                         .blockades = {"N-1-1", "N-1-2", "N-3-0", "N-3-1"}}
                            .position();
    position.walker = 0;
    position.spent = position.left = 2;
    Arrangement begun = quickFix(Osiris::arrangement(position), "problem.no-way");
    QCOMPARE(text(begun, "walker") + text(begun, "spent") + text(begun, "left"), "-00"s);
    QVERIFY(problemsOf(begun).empty());
}

void TestOsirisQuickFix::noOneWay()
{
    Arrangement closed = Osiris::arrangement(texts::read(texts::kMove));
    for (const char *const space : {"N-4-0", "E-4-0", "S-4-0", "W-4-0"}) {
        Piece counter = piece(closed, "power");
        counter.count = 1;
        counter.place = placeOf(space);
        closed.pieces.push_back(counter);
    }
    const auto problems = problemsOf(closed);
    QCOMPARE(problems.front().message.id, "problem.blocked"s);
    QCOMPARE(problems.front().places.size(), std::size_t(4));
    QVERIFY(!engine::osiris::game().quickFix(closed, problems.front()));
    Arrangement unknown = walk();
    field(unknown, "phase") = "sleep";
    QVERIFY(!engine::osiris::game().quickFix(unknown, problemsOf(unknown).front()));
}

} // namespace tests::tst_osiris_quick_fix

TEST_CLASS(tst_osiris_quick_fix, TestOsirisQuickFix)
#include "tst_osiris_quick_fix.moc"
