// SPDX-License-Identifier: GPL-3.0-or-later
// What the computer players share: errors of levels, values of moves that were rarely visited, means over chance.
#include <cmath>

#include "model/engine/search/ranking.h"
#include "model/engine/search/shares.h"
#include "model/engine/search/tree_search.h"
#include "tests/test_class.h"

namespace tests::tst_ranking {

using namespace engine;
using Figures = std::vector<double>;

namespace {

/// A die whose number is all there is; ones are three times as likely as others.
struct Die {
    using Position = int;
    using Actions = FixedList<Action, 6>;

    static constexpr Fraction kLikely[] = {{3, 8}, {1, 8}, {1, 8}, {1, 8}, {1, 8}, {1, 8}};

    static std::uint64_t outcomeCount(int) { return 6; }
    static void outcomes(int, Actions &actions)
    {
        for (unsigned number = 0; number < 6; ++number)
            actions.push({kChance, 0, number});
    }
    static Action sample(int, Random &random) { return {kChance, 0, random.below(6)}; }
    static Fraction probability(int, Action action) { return kLikely[action.argument()]; }
    static void apply(int &position, Action action) { position = static_cast<int>(action.argument()) + 1; }
};

const Level kLevel{.id = "level", .nodes = 12};

} // namespace

class TestRanking : public QObject {
    Q_OBJECT

private slots:
    void aLevelErrsAlikeInATurn();
    void whatIsRarelyVisitedIsNotBetter();
    void theBestIsChosen();
    void sumsBecomeShares();
    void chanceIsWeighted();
    void chanceIsDrawnWhereItIsNotListed();
    void chanceEndsWhenCancelled();
};

void TestRanking::aLevelErrsAlikeInATurn()
{
    const std::vector<std::uint64_t> moves{3, 1, 4};
    const auto number = [](std::uint64_t move) { return move; };
    QCOMPARE(search::misjudgements(moves, 0, 7, number), Figures());
    const Figures errors = search::misjudgements(moves, 0.5, 7, number);
    QCOMPARE(errors.size(), moves.size());
    QCOMPARE(search::misjudgements(std::vector{moves[2], moves[0]}, 0.5, 7, number), (Figures{errors[2], errors[0]}));
    QVERIFY(search::misjudgements(moves, 0.5, 8, number) != errors);
    QVERIFY(std::abs(search::misjudgements(moves, 1, 7, number)[1] - 2 * errors[1]) < 1e-12);
}

void TestRanking::whatIsRarelyVisitedIsNotBetter()
{
    const search::Searched<int> found{{1, 2, 3, 4}, {0.9, 0.6, 0.2, 0.0}, {1, 50, 20, 90}, {}, 161};
    QCOMPARE(found.best(), std::size_t{1});
    QCOMPARE(found.fairValues(), (Figures{0.6 - 1e-9, 0.6, 0.2, 0.0}));
    QCOMPARE((search::Searched<int>{{1, 2}, {0, 0}, {1, 2}, {}, 3}.fairValues()), (Figures{0, 0}));
}

void TestRanking::theBestIsChosen()
{
    const Action one{0, 0, 1};
    const Action two{0, 0, 2};
    const SearchResult result = search::bestOf({{two, 0.5}, {one, 0.5}, {{0, 0, 3}, 0.4}}, 9);
    QVERIFY(result.actions[0].action == one && result.actions[1].action == two);
    QCOMPARE(result.actions[0].weight, 1.0);
    QCOMPARE(result.actions[1].weight + result.actions[2].weight, 0.0);
    QCOMPARE(result.nodes, std::uint64_t{9});
}

void TestRanking::sumsBecomeShares()
{
    QVERIFY(search::sharesOf(search::Values{1, 3, 0}, 3) == (Figures{0.25, 0.75, 0}));
    QVERIFY(!search::sharesOf(search::Values{}, 2));
}

void TestRanking::chanceIsWeighted()
{
    const CancelToken never;
    const auto number = [](int position, std::uint64_t nodes, Random &) {
        return Figures{static_cast<double>(position), static_cast<double>(nodes)};
    };
    QCOMPARE(search::meanOverChance<Die>(0, {kLevel, 12, 1, 1, never}, 6, 1, number), (Figures{23.0 / 8, 2}));
    QCOMPARE(search::meanOverChance<Die>(0, {kLevel, 1, 1, 1, never}, 6, 1, number), (Figures{23.0 / 8, 1}));
}

void TestRanking::chanceIsDrawnWhereItIsNotListed()
{
    const CancelToken never;
    int runs = 0;
    const auto count = [&runs](int, std::uint64_t nodes, Random &) {
        ++runs;
        return Figures{static_cast<double>(nodes)};
    };
    QCOMPARE(search::meanOverChance<Die>(0, {kLevel, 40, 1, 1, never}, 5, 20, count), Figures{2});
    QCOMPARE(runs, 20);
    QCOMPARE(search::meanOverChance<Die>(0, {kLevel, 7, 1, 1, never}, 5, 20, count), Figures{1});
    QCOMPARE(runs, 27);
}

void TestRanking::chanceEndsWhenCancelled()
{
    CancelToken cancel;
    cancel.cancel();
    const auto number = [](int position, std::uint64_t, Random &) { return Figures{static_cast<double>(position)}; };
    QCOMPARE(search::meanOverChance<Die>(0, {kLevel, 12, 1, 1, cancel}, 6, 1, number), Figures{1});
}

} // namespace tests::tst_ranking

TEST_CLASS(tst_ranking, TestRanking)
#include "tst_ranking.moc"
