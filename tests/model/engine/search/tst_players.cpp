// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/engine/search/runner.h"

using namespace engine;

namespace {

std::vector<std::unique_ptr<search::Player>> playersOf(const Game &game, std::string_view level, std::uint64_t seed)
{
    std::vector<std::unique_ptr<search::Player>> players;
    for (std::size_t seat = 0; seat < game.seatings().front().size(); ++seat)
        players.push_back(search::makePlayer(level, search::derivedSeed(seed, seat)));
    return players;
}

search::PlayedGame played(const Game &game, std::string_view level, std::uint64_t seed, std::size_t most = 100'000)
{
    Random chance(seed);
    const Position start = game.start({static_cast<int>(game.seatings().front().size()), {}});
    return search::playGame(start, playersOf(game, level, seed), chance, most);
}

} // namespace

class TestPlayers : public QObject {
    Q_OBJECT

private slots:
    void levels();
    void gamesAreReproducible();
    void gamesStopWhereTheyMust();
    void choicesAreLegal();
    void choicesDependOnTheViewOnly();
    void greedyBeatsRandom();
    void cancelledPlayersStillChoose();
};

void TestPlayers::levels()
{
    QVERIFY(!search::makePlayer("no such level", 1));
    for (const Game *game : games()) {
        QVERIFY(!search::isLevel(*game, "no such level"));
        QVERIFY(search::isLevel(*game, "random"));
        for (const std::string &level : game->levels()) {
            QVERIFY(search::isLevel(*game, level));
            QVERIFY2(search::makePlayer(level, 1), level.c_str());
        }
    }
}

void TestPlayers::gamesAreReproducible()
{
    for (const Game *game : games()) {
        for (const char *level : {"random", "greedy"}) {
            QVERIFY(played(*game, level, 3).actions == played(*game, level, 3).actions);
            QVERIFY(played(*game, level, 3).actions != played(*game, level, 4).actions);
        }
    }
}

void TestPlayers::gamesStopWhereTheyMust()
{
    for (const Game *game : games()) {
        QVERIFY(played(*game, "random", 5).end.isOver());
        QCOMPARE(played(*game, "random", 5, 3).actions.size(), std::size_t{3});
        QCOMPARE(played(*game, "random", 5, 0).actions.size(), std::size_t{0});
    }
}

void TestPlayers::choicesAreLegal()
{
    for (const Game *game : games()) {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Position position = game->start({static_cast<int>(game->seatings().front().size()), {}});
            for (const Action action : played(*game, seed % 2 == 0 ? "greedy" : "random", seed).actions) {
                QVERIFY(!position.refusal(action));
                position = position.after(action);
            }
        }
    }
}

void TestPlayers::choicesDependOnTheViewOnly()
{
    // What a seat sees, read back from its text, says nothing of the hidden: the choice is the same.
    for (const Game *game : games()) {
        Position position = game->start({static_cast<int>(game->seatings().front().size()), {}});
        for (const Action action : played(*game, "random", 9).actions) {
            for (Seat seat = 0; seat < position.seatCount(); ++seat) {
                if (!contains(position.toAct(), seat))
                    continue;
                const Position view = position.seenBy(seat);
                const auto read = game->read(view.text());
                QVERIFY(std::holds_alternative<Position>(read));
                for (const char *level : {"random", "greedy"})
                    QVERIFY(search::makePlayer(level, 1)->choose(view)
                            == search::makePlayer(level, 1)->choose(std::get<Position>(read)));
            }
            position = position.after(action);
        }
    }
}

void TestPlayers::greedyBeatsRandom()
{
    for (const Game *game : games()) {
        int won = 0;
        constexpr int kGames = 200;
        for (std::uint64_t seed = 0; seed < kGames; ++seed) {
            const auto greedy = static_cast<Seat>(seed % 2);
            std::vector<std::unique_ptr<search::Player>> players = playersOf(*game, "random", seed);
            players[greedy] = search::makePlayer("greedy", seed);
            Random chance(seed);
            const Position start = game->start({static_cast<int>(players.size()), {}});
            const auto winners = search::playGame(start, players, chance, 100'000).end.result()->winners;
            won += winners.size() == 1 && winners.front() == greedy ? 1 : 0;
        }
        QVERIFY2(won > kGames * 3 / 5, std::to_string(won).c_str());
    }
}

void TestPlayers::cancelledPlayersStillChoose()
{
    search::CancelToken cancel;
    cancel.cancel();
    for (const Game *game : games()) {
        const Position position = played(*game, "random", 2, 2).end;
        for (Seat seat = 0; seat < position.seatCount(); ++seat) {
            if (contains(position.toAct(), seat))
                QVERIFY(!position.refusal(search::makePlayer("greedy", 1)->choose(position.seenBy(seat), cancel)));
        }
    }
}

QTEST_APPLESS_MAIN(TestPlayers)
#include "tst_players.moc"
