// SPDX-License-Identifier: GPL-3.0-or-later
// Games of one choice with known solutions, and the fixed tasks of parallel work.
#include <array>
#include <cmath>

#include "model/engine/search/equilibrium.h"
#include "model/engine/search/parallel.h"
#include "tests/test_class.h"

namespace tests::tst_equilibrium {

using namespace engine;
using namespace engine::search;

namespace {

constexpr int kIterations = 2'000;

Equilibrium solved(const BayesianGame &game) { return solve(game, kIterations, CancelToken()); }

bool isNear(double a, double b) { return std::abs(a - b) < 0.005; }

} // namespace

class TestEquilibrium : public QObject {
    Q_OBJECT

private slots:
    void rockPaperScissors();
    void onesidedMixture();
    void dominatedActionsAreNotPlayed();
    void hiddenCard();
    void nashConvIsWhatBestRepliesWin();
    void cancelledItStillPlays();
    void tasksAreDoneOnceEach();
};

void TestEquilibrium::rockPaperScissors()
{
    const BayesianGame game{3, 3, {0, -1, 2, 1, 0, -1, -2, 1, 0}, {{0, 3, 1}}, {{0, 3, 1}}};
    // Rock beats scissors for two points: paper is played half of the time.
    const Equilibrium play = solved(game);
    for (const auto &side : {play.rowPlay, play.columnPlay}) {
        QVERIFY(isNear(side[0], 0.25));
        QVERIFY(isNear(side[1], 0.5));
        QVERIFY(isNear(side[2], 0.25));
    }
    QVERIFY(isNear(play.value, 0));
    QVERIFY(nashConv(game, play.rowPlay, play.columnPlay) < 0.005);
}

void TestEquilibrium::onesidedMixture()
{
    // 2x2 by hand: the row player mixes 2/5 to 3/5, the column player 1/5 to 4/5; value 12/5.
    const BayesianGame game{2, 2, {0, 3, 4, 2}, {{0, 2, 1}}, {{0, 2, 1}}};
    const Equilibrium play = solved(game);
    QVERIFY(isNear(play.rowPlay[0], 0.4));
    QVERIFY(isNear(play.columnPlay[0], 0.2));
    QVERIFY(isNear(play.value, 2.4));
    QVERIFY(isNear(play.rowValues[0], 2.4) && isNear(play.columnValues[1], 2.4));
}

void TestEquilibrium::dominatedActionsAreNotPlayed()
{
    const BayesianGame game{2, 3, {5, 4, 6, 1, 3, 2}, {{0, 2, 1}}, {{0, 3, 1}}};
    const Equilibrium play = solved(game);
    QVERIFY(isNear(play.rowPlay[0], 1));
    QVERIFY(isNear(play.columnPlay[1], 1));
    QVERIFY(isNear(play.value, 4));
}

void TestEquilibrium::hiddenCard()
{
    // The row player has a high or a low card, each half of the time, and bets 1 (actions 0, 2) or gives up (1, 3) and
    // loses the stake of 1; the other calls (0) or folds (1) without knowing. A high card wins 2 called, a low one
    // loses 2. Known: a high card always bets, a low one a third of the time, and two thirds of the bets are called:
    // value 1/3.
    const BayesianGame game{4, 2, {2, 1, -1, -1, -2, 1, -1, -1}, {{0, 2, 0.5}, {2, 4, 0.5}}, {{0, 2, 1}}};
    const Equilibrium play = solved(game);
    QVERIFY(isNear(play.rowPlay[0], 1));
    QVERIFY(isNear(play.rowPlay[2], 1.0 / 3));
    QVERIFY(isNear(play.columnPlay[0], 2.0 / 3));
    QVERIFY(isNear(play.value, 1.0 / 3));
    QVERIFY(nashConv(game, play.rowPlay, play.columnPlay) < 0.005);
}

void TestEquilibrium::nashConvIsWhatBestRepliesWin()
{
    const BayesianGame game{3, 3, {0, -1, 1, 1, 0, -1, -1, 1, 0}, {{0, 3, 1}}, {{0, 3, 1}}};
    const std::array<double, 3> rock{1, 0, 0};
    const std::array<double, 3> even{1.0 / 3, 1.0 / 3, 1.0 / 3};
    QCOMPARE(nashConv(game, rock, rock), 2.0); // each would win 1 with paper
    QVERIFY(std::abs(nashConv(game, even, even)) < 1e-9);
    QVERIFY(std::abs(nashConv(game, rock, even) - 1) < 1e-9);
}

void TestEquilibrium::cancelledItStillPlays()
{
    CancelToken cancel;
    cancel.cancel();
    const BayesianGame game{2, 2, {0, 3, 4, 2}, {{0, 2, 1}}, {{0, 2, 1}}};
    const Equilibrium play = solve(game, 1'000'000'000, cancel);
    QVERIFY(std::abs(play.rowPlay[0] + play.rowPlay[1] - 1) < 1e-6);
    const Equilibrium none = solve(game, 0, cancel);
    QCOMPARE(none.rowPlay[0], 0.5);
}

void TestEquilibrium::tasksAreDoneOnceEach()
{
    for (const int threads : {1, 2, 5}) {
        std::array<int, 100> done{};
        forEachTask(threads, static_cast<int>(done.size()), [&](int task) { ++done[task]; });
        for (const int times : done)
            QCOMPARE(times, 1);
    }
    forEachTask(3, 0, [](int) { QFAIL("there is no task"); });
}

} // namespace tests::tst_equilibrium

TEST_CLASS(tst_equilibrium, TestEquilibrium)
#include "tst_equilibrium.moc"
