// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that were worked out by hand, or by another program from the formulas.
#include <array>
#include <cmath>

#include "model/engine/search/ratings.h"
#include "tests/test_class.h"

namespace tests::tst_ratings {

using namespace engine::search;

namespace {

/// So many sets of 0, 1/4, 1/2, 3/4 and 1.
Scores scoresOf(const std::array<int, 5> &counts)
{
    Scores scores;
    for (std::size_t quarter = 0; quarter < counts.size(); ++quarter) {
        for (int i = 0; i < counts[quarter]; ++i)
            scores.add(static_cast<double>(quarter) / 4);
    }
    return scores;
}

bool isNear(double value, double expected, double tolerance = 1e-6) { return std::abs(value - expected) <= tolerance; }

} // namespace

class TestRatings : public QObject {
    Q_OBJECT

private slots:
    void eloOfShares();
    void scores();
    void rating();
    void ratingWithoutMeasure();
    void likelihoodRatio();
    void verdicts();
    void lastDigitDecidesNothing();
};

void TestRatings::eloOfShares()
{
    QVERIFY(isNear(eloOf(0.5, 0.5), 0));
    QVERIFY(isNear(eloOf(0.6, 0.5), 70.4365036));
    QVERIFY(isNear(eloOf(0.75, 0.5), 190.8485019));
    QVERIFY(isNear(eloOf(0.9, 0.5), 381.6970038));
    QVERIFY(isNear(eloOf(0.25, 0.5), -190.8485019));
    // One of four seats: a quarter is even, and 16/25 of all wins are odds of 16/3 for each other seat.
    QVERIFY(isNear(eloOf(0.25, 0.25), 0));
    QVERIFY(isNear(eloOf(0.64, 0.25), 290.7994912));
    QVERIFY(isNear(expectedShare(100, 0.5), 0.6400650));
    QVERIFY(isNear(expectedShare(100, 0.25), 0.3721589));
    for (const double elo : {-400.0, -3.5, 0.0, 12.0, 700.0})
        QVERIFY(isNear(eloOf(expectedShare(elo, 0.25), 0.25), elo));
}

void TestRatings::scores()
{
    const Scores none;
    QCOMPARE(none.mean(), 0.0);
    QCOMPARE(none.variance(), 0.0);
    Scores scores;
    scores.add(0.25);
    QCOMPARE(scores.variance(), 0.0);
    scores.add(0.75);
    scores.add(1.0 / 3);
    QCOMPARE(scores.count(), std::int64_t{3});
    QVERIFY(isNear(scores.mean(), 4.0 / 9));
    QVERIFY(isNear(scores.variance(), 0.0717593)); // ((7/36)^2 + (11/36)^2 + (1/9)^2) / 2
    QVERIFY((scores.quarters() == std::array<std::int64_t, 5>{0, 1, 0, 1, 0}));
}

void TestRatings::rating()
{
    const Rating many = rate(scoresOf({31, 450, 1038, 511, 40}), 0.5);
    QVERIFY(isNear(many.score, 0.5095411));
    QVERIFY(isNear(*many.error, 0.0083441, 1e-6));
    QVERIFY(isNear(*many.elo, 6.6306144));
    QVERIFY(isNear(*many.eloError, 5.8002047));
    QVERIFY(isNear(*many.likelihood, 0.9874907));
    const Rating few = rate(scoresOf({0, 1, 2, 4, 3}), 0.5);
    QVERIFY(isNear(*few.elo, 168.4021251));
    QVERIFY(isNear(*few.eloError, 134.2565400));
    QVERIFY(isNear(*few.likelihood, 0.9978951));
}

void TestRatings::ratingWithoutMeasure()
{
    const Rating none = rate(Scores(), 0.5);
    QVERIFY(!none.elo && !none.eloError && !none.likelihood);
    const Rating one = rate(scoresOf({0, 0, 0, 1, 0}), 0.5);
    QVERIFY(one.elo && !one.eloError && !one.likelihood);
    const Rating all = rate(scoresOf({0, 0, 0, 0, 9}), 0.5);
    QVERIFY(!all.elo && !all.eloError);
    QCOMPARE(all.score, 1.0);
    QCOMPARE(*all.likelihood, 1.0);
    QCOMPARE(*rate(scoresOf({9, 0, 0, 0, 0}), 0.5).likelihood, 0.0);
    QCOMPARE(*rate(scoresOf({0, 0, 9, 0, 0}), 0.5).likelihood, 0.5);
    // Two that came to the same do not tell how much others vary.
    const Rating even = rate(scoresOf({0, 0, 2, 0, 0}), 0.5);
    QVERIFY(!none.error && !one.error && !all.error && !even.error);
    QVERIFY(even.elo && !even.eloError);
}

void TestRatings::likelihoodRatio()
{
    QVERIFY(isNear(logLikelihoodRatio(scoresOf({31, 450, 1038, 511, 40}), 0.5, {0, 5}), 2.3606082));
    QVERIFY(isNear(logLikelihoodRatio(scoresOf({10, 20, 40, 20, 10}), 0.5, {0, 10}), -0.1379940));
    QVERIFY(isNear(logLikelihoodRatio(scoresOf({0, 0, 1, 3, 60}), 0.5, {0, 20}), 132.3952442));
    // Exchanging the two hypotheses turns the sign.
    QVERIFY(isNear(logLikelihoodRatio(scoresOf({10, 20, 40, 20, 10}), 0.5, {10, 0}), 0.1379940));
    QVERIFY(isNear(kTestBound, std::log(0.95 / 0.05), 1e-12));
}

void TestRatings::verdicts()
{
    QVERIFY(evaluate(scoresOf({31, 450, 1038, 511, 40}), 0.5, {0, 5}) == Verdict::Open);
    QVERIFY(evaluate(scoresOf({31, 450, 1038, 511, 60}), 0.5, {0, 5}) == Verdict::Upper);
    QVERIFY(evaluate(scoresOf({60, 511, 1038, 450, 31}), 0.5, {0, 5}) == Verdict::Lower);
    // A few sets without any variance prove nothing.
    QVERIFY(evaluate(scoresOf({0, 0, 0, 0, 31}), 0.5, {0, 5}) == Verdict::Open);
    QVERIFY(evaluate(scoresOf({0, 0, 0, 0, 32}), 0.5, {0, 5}) == Verdict::Upper);
}

/// A ratio that misses the bound by what libraries differ in ends the test as one that reaches it.
void TestRatings::lastDigitDecidesNothing()
{
    const Scores scores = scoresOf({31, 450, 1038, 511, 60});
    double below = 0.1;
    double above = 5;
    for (int i = 0; i < 30; ++i) { // looks for the hypothesis that the scores just do not prove
        const double middle = (below + above) / 2;
        (logLikelihoodRatio(scores, 0.5, {0, middle}) < kTestBound ? below : above) = middle;
    }
    const double ratio = logLikelihoodRatio(scores, 0.5, {0, below});
    QVERIFY(ratio < kTestBound && ratio > kTestBound - 1e-7);
    QVERIFY(evaluate(scores, 0.5, {0, below}) == Verdict::Upper);
}

} // namespace tests::tst_ratings

TEST_CLASS(tst_ratings, TestRatings)
#include "tst_ratings.moc"
