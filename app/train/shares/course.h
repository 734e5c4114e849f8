// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a training by shares of a win, whatever the game.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/train/shares/fit.h"
#include "app/train/trainings.h"
#include "model/engine/core/random.h"

namespace train::shares {

/// A game that is played to be learned from.
struct GameToPlay {
    std::uint64_t number; ///< within its stage
    int seats;
    const Written
        *weights; ///< each seat chooses by what they think of where it comes to; null: as the plain player does
    engine::Random random; ///< its own lots
};

/// A table of weights, and the games that it is learned from.
struct Table {
    std::string name;
    int fewest; ///< seats of its games, in turn with `most`
    int most;
    /// Plays a game and adds some of its positions to the samples; returns the shares of a win in the end, or nothing
    /// where the game is let be.
    std::function<std::optional<engine::search::Values>(GameToPlay game, std::vector<Sample> &samples)> play;
    /// Weights to begin with, by which the first games are played, too; none: nothing is known before.
    Written prior = {};
};

/// What a game has to learn.
struct Course {
    std::string user; ///< the file that stands on the weights
    Scale scale;
    std::vector<Table> tables;
};

/// How many stages a course has, the first one of plain games or of those by prior weights.
inline constexpr std::uint64_t kStages = 7;

/// Learns the tables: each first from games of the frozen plain player or of its prior weights, then, stage by stage,
/// from games in which every seat plays by what has been learned so far. The games of the order are those of all tables
/// and stages together. The answer is the file of the weights; the same order gives the same one on every machine.
std::string learn(const Course &course, const Order &order, const Report &report);

} // namespace train::shares
