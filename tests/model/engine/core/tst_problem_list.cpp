// SPDX-License-Identifier: GPL-3.0-or-later
// How problems are collected, what their fixes do, and what is done to the pieces.
#include <QtTest>

#include "model/engine/core/game.h"
#include "model/engine/core/problem_list.h"
#include "tests/test_class.h"

namespace tests::tst_problem_list {

using engine::Arrangement;
using engine::Piece;
using engine::Place;
using engine::Problem;

namespace {

const std::vector<Place> kPlaces{{"quay", {}, {}}, {"boat", {}, {}}};

class Validation : engine::ProblemList {
public:
    explicit Validation(bool playable) : ProblemList(kPlaces, playable) {}

    std::vector<Problem> found()
    {
        say("problem.wind", {{"n", 3}}, {1, 0});
        sayAt("problem.leak", 1, [](Arrangement &arrangement) { arrangement.pieces.clear(); });
        sayAt("problem.leak", 2);
        sayAt("problem.leak", engine::kNowhere);
        const bool some = !nothingFound();
        std::vector<Problem> all = taken();
        return some && nothingFound() ? all : std::vector<Problem>();
    }
};

} // namespace

class TestProblemList : public QObject {
    Q_OBJECT

private slots:
    void inTheOrderInWhichTheyAreSaid();
    void onlyWhatIsGoneIsFixed();
    void pieces();
};

void TestProblemList::inTheOrderInWhichTheyAreSaid()
{
    for (const bool playable : {false, true}) {
        const std::vector<Problem> found = Validation(playable).found();
        QCOMPARE(int(found.size()), 4);
        QVERIFY(found[0].message.id == "problem.wind" && found[0].message.number("n") == 3);
        QVERIFY((found[0].places == std::vector<engine::PlaceIndex>{1, 0}));
        QVERIFY(found[1].message.text("place") == "boat");
        QVERIFY(found[1].places == std::vector<engine::PlaceIndex>{1});
        for (const std::size_t i : {2U, 3U}) {
            QVERIFY((found[i].message == engine::Message{"problem.leak", {{"place", ""}}}));
            QVERIFY(found[i].places.empty());
        }
        for (const Problem &problem : found) {
            QCOMPARE(problem.playable, playable);
            QCOMPARE(static_cast<bool>(problem.fix), &problem == &found[1]);
        }
    }
}

void TestProblemList::onlyWhatIsGoneIsFixed()
{
    const engine::Game &game = *engine::findGame("aton");
    const Arrangement whole = game.start({2, {}}).arrangement();
    QVERIFY(game.problemsOf(whole).empty());
    Arrangement broken = whole;
    broken.pieces.pop_back();
    const std::vector<Problem> problems = game.problemsOf(broken);
    QVERIFY(!problems.empty());
    Problem problem = problems.front();
    QVERIFY(game.quickFix(broken, problem));
    problem.fix = [&whole](Arrangement &arrangement) { arrangement = whole; };
    QCOMPARE(game.quickFix(broken, problem), std::optional(whole));
    QVERIFY(!game.quickFix(whole, problem)); // it is none of its problems
    problem.fix = [](Arrangement &) {};
    QVERIFY(!game.quickFix(broken, problem)); // it changes nothing
    problem.fix = [](Arrangement &arrangement) { arrangement.fields.emplace_back("more", 1); };
    QVERIFY(!game.quickFix(broken, problem)); // it leaves the problem
    problem.fix = {};
    QVERIFY(!game.quickFix(broken, problem));
}

void TestProblemList::pieces()
{
    std::vector<Piece> pieces{{0, 0, 0, 1}, {1, 0, 0, 2, 3}, {0, 0, 0, 3, 2}};
    const auto onQuay = [](const Piece &piece) { return piece.place == 0; };
    QCOMPARE(engine::countPieces(pieces, onQuay), 3);
    const std::vector<Piece> taken = engine::takeOut(pieces, onQuay);
    QCOMPARE(int(taken.size()), 2);
    QVERIFY(taken[0].value == 1 && taken[1].value == 3);
    QVERIFY((pieces == std::vector<Piece>{{1, 0, 0, 2, 3}}));
}

} // namespace tests::tst_problem_list

TEST_CLASS(tst_problem_list, TestProblemList)
#include "tst_problem_list.moc"
