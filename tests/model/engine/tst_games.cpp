// SPDX-License-Identifier: GPL-3.0-or-later
// What all games of the table promise about their fixed facts.
#include <algorithm>
#include <vector>

#include "model/engine/core/game.h"
#include "tests/test_class.h"

namespace tests::tst_games {

class TestGames : public QObject {
    Q_OBJECT

private slots:
    void seatingsAscend();
};

void TestGames::seatingsAscend()
{
    for (const engine::Game *const game : engine::games()) {
        std::vector<std::size_t> sizes;
        for (const std::vector<std::string> &seats : game->seatings())
            sizes.push_back(seats.size());
        QVERIFY(!sizes.empty() && sizes.front() >= 2);
        QVERIFY(std::is_sorted(sizes.begin(), sizes.end()));
        QVERIFY(std::adjacent_find(sizes.begin(), sizes.end()) == sizes.end());
        QCOMPARE(game->mostSeats(), static_cast<int>(sizes.back()));
        QVERIFY(game->seating(game->mostSeats()));
        QVERIFY(!game->seating(game->mostSeats() + 1));
    }
}

} // namespace tests::tst_games

TEST_CLASS(tst_games, TestGames)
#include "tst_games.moc"
