// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "model/engine/core/game.h"
#include "model/engine/search/player.h"

namespace engine::search {

/// A game from its start to where it stands.
struct PlayedGame {
    std::vector<Action> actions;
    Position end;
};

/// Plays from `start` to the end of the game, or for `most` actions. Chance is drawn from `random`; each seat's
/// choices are made by `players[seat]`, who gets nothing but that seat's view. Where several seats owe a choice
/// at once each is asked about the same position, so that none learns from the others' having chosen; a choice
/// that another one has overtaken is dropped and asked for again.
PlayedGame playGame(const Position &start, std::span<const std::unique_ptr<Player>> players, Random &random,
                    std::size_t most);

/// The same with a chance of one's own: `chance` answers each position where chance is to act with one of its outcomes.
PlayedGame playGame(const Position &start, std::span<const std::unique_ptr<Player>> players,
                    const std::function<Action(const Position &)> &chance, std::size_t most);

/// Seed number `index` out of one seed: for the players' and the chance's own random numbers.
std::uint64_t derivedSeed(std::uint64_t seed, std::uint64_t index);

} // namespace engine::search
