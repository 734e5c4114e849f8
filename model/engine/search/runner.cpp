// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/runner.h"

#include <cassert>

namespace engine::search {

namespace {

std::vector<Action> choicesOf(const Position &position, std::span<const std::unique_ptr<Player>> players)
{
    std::vector<Action> choices;
    const SeatSet owing = position.toAct();
    for (Seat seat = 0; seat < players.size(); ++seat) {
        if (contains(owing, seat))
            choices.push_back(players[seat]->choose(position.seenBy(seat)));
    }
    return choices;
}

} // namespace

PlayedGame playGame(const Position &start, std::span<const std::unique_ptr<Player>> players, Random &random,
                    std::size_t most)
{
    return playGame(
        start, players, [&random](const Position &position) { return position.sample(random); }, most);
}

PlayedGame playGame(const Position &start, std::span<const std::unique_ptr<Player>> players,
                    const std::function<Action(const Position &)> &chance, std::size_t most)
{
    PlayedGame game{{}, start};
    playOn(game, players, chance, most);
    return game;
}

void playOn(PlayedGame &game, std::span<const std::unique_ptr<Player>> players,
            const std::function<Action(const Position &)> &chance, std::size_t most)
{
    assert(players.size() == static_cast<std::size_t>(game.end.seatCount()));
    const auto apply = [&game](Action action) {
        game.end = game.end.after(action);
        game.actions.push_back(action);
    };
    while (!game.end.isOver() && game.actions.size() < most) {
        if (game.end.toAct() == seatBit(kChance)) {
            apply(chance(game.end));
            continue;
        }
        const std::vector<Action> choices = choicesOf(game.end, players);
        apply(choices.front());
        for (std::size_t next = 1; next < choices.size() && game.actions.size() < most; ++next) {
            if (!game.end.illegalReason(choices[next]))
                apply(choices[next]);
        }
    }
}

} // namespace engine::search
