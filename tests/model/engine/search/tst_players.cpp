// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/runner.h"
#include "model/engine/search/seeds.h"
#include "seats.h"
#include "tests/test_class.h"

namespace tests::tst_players {

using namespace engine;

namespace {

std::vector<std::unique_ptr<search::Player>> playersOf(const Game &game, std::string_view level, std::uint64_t seed)
{
    std::vector<std::unique_ptr<search::Player>> players;
    for (int seat = 0; seat < fewestAgainstEachOther(game); ++seat)
        players.push_back(search::makePlayer(game, level, search::derivedSeed(seed, static_cast<std::uint64_t>(seat))));
    return players;
}

search::PlayedGame played(const Game &game, std::string_view level, std::uint64_t seed, std::size_t most = 100'000)
{
    Random chance(seed);
    const Position start = game.start({fewestAgainstEachOther(game), {}});
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
    void greedyIsFrozen_data();
    void greedyIsFrozen();
    void cancelledPlayersStillChoose();
};

void TestPlayers::levels()
{
    QVERIFY(!search::makePlayer(*games().front(), "no such level", 1));
    for (const Game *game : games()) {
        QVERIFY(!search::isLevel(*game, "no such level"));
        QVERIFY(search::isLevel(*game, "random"));
        for (const Level &level : game->levels()) {
            QVERIFY(search::isLevel(*game, level.id));
            QVERIFY2(search::makePlayer(*game, level.id, 1), level.id.c_str());
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
            Position position = game->start({fewestAgainstEachOther(*game), {}});
            for (const Action action : played(*game, seed % 2 == 0 ? "greedy" : "random", seed).actions) {
                QVERIFY(!position.illegalReason(action));
                position = position.after(action);
            }
        }
    }
}

void TestPlayers::choicesDependOnTheViewOnly()
{
    // What a seat sees, read back from its text, says nothing of the hidden: the choice is the same.
    for (const Game *game : games()) {
        Position position = game->start({fewestAgainstEachOther(*game), {}});
        for (const Action action : played(*game, "random", 9).actions) {
            for (Seat seat = 0; seat < position.seatCount(); ++seat) {
                if (!contains(position.toAct(), seat))
                    continue;
                const Position view = position.seenBy(seat);
                const auto read = game->read(view.text());
                QVERIFY(std::holds_alternative<Position>(read));
                for (const char *level : {"random", "greedy"})
                    QVERIFY(search::makePlayer(*game, level, 1)->choose(view)
                            == search::makePlayer(*game, level, 1)->choose(std::get<Position>(read)));
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
            players[greedy] = search::makePlayer(*game, "greedy", seed);
            Random chance(seed);
            const Position start = game->start({static_cast<int>(players.size()), {}});
            const auto winners = search::playGame(start, players, chance, 100'000).end.result()->winners;
            won += winners.size() == 1 && winners.front() == greedy ? 1 : 0;
        }
        QVERIFY2(won > kGames * 3 / 5, std::to_string(won).c_str());
    }
}

void TestPlayers::greedyIsFrozen_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<quint64>("hash");
    QTest::newRow("aton") << "aton" << 2 << quint64{0xbbfffe9895e3aa51U};
    QTest::newRow("osiris, 2 seats") << "osiris" << 2 << quint64{0x020c9ad6eb7fb25eU};
    QTest::newRow("osiris, 3 seats") << "osiris" << 3 << quint64{0xd231a3fbfddd2221U};
    QTest::newRow("osiris, 4 seats") << "osiris" << 4 << quint64{0x02fd51e95b4ce273U};
}

/// All that greedy players did in 50 seeded games, as one number: what was measured against them stays true.
void TestPlayers::greedyIsFrozen()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    const Game &found = *findGame(game.toStdString());
    std::uint64_t hash = 0xcbf29ce484222325U; // FNV-1a, an action at a time
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        std::vector<std::unique_ptr<search::Player>> players;
        for (int seat = 0; seat < seats; ++seat)
            players.push_back(
                search::makePlayer(found, "greedy", search::derivedSeed(seed, static_cast<std::uint64_t>(seat))));
        Random chance(seed);
        for (const Action action : search::playGame(found.start({seats, {}}), players, chance, 100'000).actions)
            hash = (hash ^ action.bits) * 0x100000001b3U;
    }
    QTEST(quint64{hash}, "hash");
}

void TestPlayers::cancelledPlayersStillChoose()
{
    CancelToken cancel;
    cancel.cancel();
    for (const Game *game : games()) {
        const Position position = played(*game, "random", 2, 2).end;
        for (Seat seat = 0; seat < position.seatCount(); ++seat) {
            if (contains(position.toAct(), seat))
                QVERIFY(!position.illegalReason(
                    search::makePlayer(*game, "greedy", 1)->choose(position.seenBy(seat), cancel)));
        }
    }
}

} // namespace tests::tst_players

TEST_CLASS(tst_players, TestPlayers)
#include "tst_players.moc"
