// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "model/engine/core/game.h"
#include "model/engine/search/player.h"

namespace engine::search {

/// The actions of a game and its last position.
struct PlayedGame {
    std::vector<Action> actions;
    Position end;
};

/// Plays from `start` to the end of the game, at most `most` actions. Outcomes of chance are drawn from `random`;
/// `players[seat]` makes the choices of a seat and is given views of that seat only. Where several seats choose at
/// once, each is given the same position, so that none learns of the others' choices; a choice that is no longer legal
/// after another one is dropped and asked for again.
PlayedGame playGame(const Position &start, std::span<const std::unique_ptr<Player>> players, Random &random,
                    std::size_t most);

/// The same with other outcomes: `chance` returns one for each position where chance acts.
PlayedGame playGame(const Position &start, std::span<const std::unique_ptr<Player>> players,
                    const std::function<Action(const Position &)> &chance, std::size_t most);

/// Plays on from the end of a game until it is over or has `most` actions. Where a player throws, the game has all that
/// was done before.
void playOn(PlayedGame &game, std::span<const std::unique_ptr<Player>> players,
            const std::function<Action(const Position &)> &chance, std::size_t most);

} // namespace engine::search
