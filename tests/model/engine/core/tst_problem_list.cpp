// SPDX-License-Identifier: GPL-3.0-or-later
// How problems are collected, what their fixes do, and what is done to the pieces.
#include <QtTest>

#include "model/engine/core/adapter.h"
#include "model/engine/core/problem_list.h"
#include "tests/race/race.h"
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

/// A race in which whatever lies on the table may be a leak, with that fix.
struct Leaky : engine::race::Race {
    static constexpr std::string_view kId = "leaky";
    static inline engine::Fix fix;

    static std::variant<Position, std::vector<Problem>> compose(const Arrangement &arrangement)
    {
        if (arrangement.pieces.empty())
            return start({2, {}});
        return std::vector<Problem>{{{"problem.leak", {}}, false, {1}, fix}};
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
    const engine::GameAdapter<Leaky> game;
    const Arrangement whole;
    const Arrangement broken{{{0, 0, 0, 1}}, {}};
    QVERIFY(game.problemsOf(whole).empty());
    Leaky::fix = [](Arrangement &) {};
    const Problem problem = game.problemsOf(broken).at(0);
    QVERIFY(!game.quickFix(broken, problem)); // it changes nothing
    Leaky::fix = [](Arrangement &arrangement) { arrangement.fields.emplace_back("more", 1); };
    QVERIFY(!game.quickFix(broken, problem)); // it leaves the problem
    Leaky::fix = {};
    QVERIFY(!game.quickFix(broken, problem));
    Leaky::fix = [](Arrangement &arrangement) { arrangement.pieces.clear(); };
    QCOMPARE(game.quickFix(broken, problem), std::optional(whole)); // as it is found now
    QVERIFY(!game.quickFix(whole, problem));                        // it is none of its problems
    QVERIFY(!game.quickFix(broken, {problem.message}));             // it is one of other places
    QVERIFY(!game.quickFix(broken, {{"problem.wind", {}}, false, problem.places}));
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
