// SPDX-License-Identifier: GPL-3.0-or-later
// What a result is worth, and that games played on at random come to one.
#include "model/engine/core/game.h"
#include "model/engine/search/shares.h"
#include "tests/test_class.h"

namespace tests::tst_shares {

using namespace engine;

class TestShares : public QObject {
    Q_OBJECT

private slots:
    void winnersShareTheWin();
    void randomGamesEnd();
};

void TestShares::winnersShareTheWin()
{
    QCOMPARE(search::shares({{1}, {}, {}}, 3), (std::vector<double>{0, 1, 0}));
    QCOMPARE(search::shares({{0, 1}, {}, {}}, 2), (std::vector<double>{0.5, 0.5}));
    QCOMPARE(search::shares({{0, 1, 3}, {}, {}}, 4)[3], 1.0 / 3);
    QCOMPARE(search::shares({{0, 1, 3}, {}, {}}, 4)[2], 0.0);
}

void TestShares::randomGamesEnd()
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

} // namespace tests::tst_shares

TEST_CLASS(tst_shares, TestShares)
#include "tst_shares.moc"
