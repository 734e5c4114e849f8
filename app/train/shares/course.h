// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a training by shares of a win, whatever the game.
#pragma once

#include <functional>
#include <string>

#include "app/train/shares/fit.h"
#include "app/train/trainings.h"

namespace train::shares {

/// A table of weights, and the games that it is learned from.
struct Table {
    std::string name;
    Scale scale;
    /// Plays so many games of the seed, each with lots of its own, and returns some of their positions, game after
    /// game. With weights each seat chooses by what they think of where it comes to, else as the frozen plain player
    /// does.
    std::function<std::vector<Sample>(const Written *weights, std::uint64_t seed, std::uint64_t games)> play;
    /// Weights to begin with, by which the first games are played, too; none: nothing is known before.
    Written prior = {};
};

/// Learns the tables: each first from games of the frozen plain player or of its prior weights, then, stage by stage,
/// from games in which every seat plays by what has been learned so far. `games`: of all tables and stages together.
/// The answer is what follows the heading of the file; the same order gives the same one on every machine.
std::string learn(const std::vector<Table> &tables, std::uint64_t seed, std::uint64_t games, const Report &report);

} // namespace train::shares
