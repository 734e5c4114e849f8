// SPDX-License-Identifier: GPL-3.0-or-later
// What random games say about a position.
#include <cmath>

#include <QTest>

#include "model/engine/search/estimate.h"
#include "model/engine/search/runner.h"

using namespace engine;

namespace {

const search::CancelToken kNever;

Position read(const std::string &text) { return std::get<Position>(readPosition(text)); }

/// Positions of a random game, from its start to its end.
std::vector<Position> randomGame(const Game &game, int seats, std::uint64_t seed)
{
    Random random(seed);
    std::vector<Position> positions{game.start({seats, {}})};
    while (!positions.back().isOver()) {
        const Position &last = positions.back();
        if (last.toAct() == seatBit(kChance)) {
            positions.push_back(last.after(last.sample(random)));
        } else {
            const std::vector<Action> actions = last.legal();
            positions.push_back(last.after(actions[random.below(static_cast<std::uint32_t>(actions.size()))]));
        }
    }
    return positions;
}

} // namespace

class TestEstimate : public QObject {
    Q_OBJECT

private slots:
    void winnersShareTheWin();
    void endedGamesAreExact();
    void aWonPositionIsWon();
    void evenStartsAreEven();
    void theSameSeedGivesTheSame();
    void sharesSumUpToOne();
    void randomGamesEnd();
    void cancelledSoon();
};

void TestEstimate::winnersShareTheWin()
{
    QCOMPARE(search::shares({{1}, {}, {}}, 3), (std::vector<double>{0, 1, 0}));
    QCOMPARE(search::shares({{0, 1}, {}, {}}, 2), (std::vector<double>{0.5, 0.5}));
    QCOMPARE(search::shares({{0, 1, 3}, {}, {}}, 4)[3], 1.0 / 3);
    QCOMPARE(search::shares({{0, 1, 3}, {}, {}}, 4)[2], 0.0);
}

void TestEstimate::endedGamesAreExact()
{
    for (const Game *game : games()) {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const Position end = randomGame(*game, game->mostSeats(), seed).back();
            QCOMPARE(search::estimate(end, 1, 1, kNever), search::shares(*end.result(), end.seatCount()));
            Random random(1);
            QVERIFY(end.playOut(random) == *end.result());
        }
    }
}

void TestEstimate::aWonPositionIsWon()
{
    // Red has 39 points and lays 4 4 4 4 against 1 1 1 1: cartouche 1 ends the game.
    const Position won = read("aton/1 ............/............/............/............ r2 lay - "
                              "red:39,0,-,4444,-,-,-,9995,-,0000,0000 blue:39,0,-,1111,-,-,-,5999,-,0000,0000");
    QCOMPARE(search::estimate(won, 50, 1, kNever), (std::vector<double>{1, 0}));
}

void TestEstimate::evenStartsAreEven()
{
    constexpr int playouts = 3'000;
    const Position start = findGame("aton")->start({2, {}});
    const double sigma = std::sqrt(0.25 / playouts);
    for (const double share : search::estimate(start, playouts, 3, kNever)) {
        QVERIFY2(std::abs(share - 0.5) < 3 * sigma, QByteArray::number(share).constData());
        QVERIFY(share != 0.5);
    }
}

void TestEstimate::theSameSeedGivesTheSame()
{
    for (const Game *game : games()) {
        const Position start = game->start({game->mostSeats(), {}});
        const std::vector<double> once = search::estimate(start, 200, 5, kNever);
        QCOMPARE(search::estimate(start, 200, 5, kNever), once);
        QVERIFY(search::estimate(start, 200, 6, kNever) != once);
    }
}

void TestEstimate::sharesSumUpToOne()
{
    for (const Game *game : games()) {
        for (const auto &seating : game->seatings()) {
            const std::vector<Position> course = randomGame(*game, static_cast<int>(seating.size()), 9);
            for (std::size_t at = 0; at < course.size(); at += 10) {
                const std::vector<double> expected = search::estimate(course[at], 5, 1, kNever);
                QCOMPARE(expected.size(), seating.size());
                double sum = 0;
                for (const double share : expected) {
                    QVERIFY(share >= 0);
                    sum += share;
                }
                QVERIFY(std::abs(sum - 1) < 1e-9);
            }
        }
    }
}

void TestEstimate::randomGamesEnd()
{
    // None is stopped: each has a reason.
    for (const Game *game : games()) {
        const Position start = game->start({game->mostSeats(), {}});
        for (std::uint64_t seed = 1; seed <= 500; ++seed) {
            Random random(seed);
            QVERIFY(!start.playOut(random).reason.empty());
        }
    }
}

void TestEstimate::cancelledSoon()
{
    search::CancelToken cancel;
    cancel.cancel();
    for (const Game *game : games())
        QVERIFY(search::estimate(game->start({game->mostSeats(), {}}), 1'000'000'000, 1, cancel).empty());
}

QTEST_GUILESS_MAIN(TestEstimate)
#include "tst_estimate.moc"
