// SPDX-License-Identifier: GPL-3.0-or-later
// The weak computer player: its games are of a human length, and it beats chance.
#include <algorithm>

#include "model/engine/search/runner.h"
#include "model/engine/search/seeds.h"
#include "positions.h"
#include "tests/test_class.h"

namespace tests::tst_osiris_greedy {

using engine::search::makePlayer;

namespace {

engine::search::PlayedGame played(const std::vector<const char *> &levels, std::uint64_t seed)
{
    std::vector<std::unique_ptr<engine::search::Player>> players;
    for (const char *const level : levels)
        players.push_back(makePlayer(engine::osiris::game(), level, engine::search::derivedSeed(seed, players.size())));
    engine::Random chance(seed);
    const auto start = engine::osiris::game().start({static_cast<int>(levels.size()), {}});
    return engine::search::playGame(start, players, chance, 5'000);
}

} // namespace

class TestOsirisGreedy : public QObject {
    Q_OBJECT

private slots:
    void gamesAreOfHumanLength();
    void beatsRandom_data();
    void beatsRandom();
};

void TestOsirisGreedy::gamesAreOfHumanLength()
{
    constexpr int kGames = 100;
    std::vector<std::int64_t> turns;
    int blocked = 0;
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        const auto end = played({"greedy", "greedy", "greedy", "greedy"}, seed).end;
        QVERIFY(end.isOver());
        turns.push_back(end.heading().number("n"));
        blocked += end.result()->reason == "blocked";
    }
    std::sort(turns.begin(), turns.end());
    QVERIFY2(turns[kGames / 2] >= 22 && turns[kGames / 2] <= 27, std::to_string(turns[kGames / 2]).c_str());
    const auto usual = std::count_if(turns.begin(), turns.end(), [](std::int64_t n) { return n >= 18 && n <= 45; });
    QVERIFY2(usual >= kGames * 3 / 4, std::to_string(usual).c_str());
    QVERIFY2(blocked >= kGames / 20 && blocked <= kGames / 5, std::to_string(blocked).c_str());
}

void TestOsirisGreedy::beatsRandom_data()
{
    QTest::addColumn<int>("seats");
    for (const int seats : {2, 3, 4})
        QTest::newRow(std::to_string(seats).c_str()) << seats;
}

void TestOsirisGreedy::beatsRandom()
{
    QFETCH(int, seats);
    constexpr std::size_t kGames = 60;
    std::size_t won = 0;
    for (std::size_t seed = 0; seed < kGames; ++seed) {
        std::vector<const char *> levels(static_cast<std::size_t>(seats), "random");
        const std::size_t seat = seed % levels.size();
        levels[seat] = "greedy";
        won += played(levels, seed).end.result()->winners.front() == seat;
    }
    QVERIFY2(won >= kGames * 3 / 4, std::to_string(won).c_str());
}

} // namespace tests::tst_osiris_greedy

TEST_CLASS(tst_osiris_greedy, TestOsirisGreedy)
#include "tst_osiris_greedy.moc"
