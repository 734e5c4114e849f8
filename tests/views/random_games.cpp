// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/random_games.h"

#include "model/engine/search/runner.h"

replay::Timeline randomGame(const char *game, std::uint64_t seed, std::size_t most, int seats)
{
    const engine::Position start = engine::findGame(game)->start({seats});
    std::vector<std::unique_ptr<engine::search::Player>> players;
    for (int seat = 0; seat < start.seatCount(); ++seat)
        players.push_back(
            engine::search::makePlayer(start.game(), "random", seed * 10 + static_cast<std::uint64_t>(seat)));
    engine::Random chance(seed);
    replay::Timeline course(start);
    for (const engine::Action action : engine::search::playGame(start, players, chance, most).actions)
        course.append(action);
    return course;
}
