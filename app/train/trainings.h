// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace train {

/// Gets a line about each stage of a training.
using Report = std::function<void(const std::string &)>;

class Parts;

/// What is to be learned.
struct Order {
    std::string game;
    std::uint64_t seed = 0;
    std::uint64_t games = 0; ///< at least 10
    Parts *parts = nullptr;  ///< where the games are played in parts; null: all are played at once
};

/// How the computer player of a game learns.
struct Training {
    std::string game;
    std::uint64_t games;  ///< that it is played unless told otherwise; at least 10
    std::uint64_t stages; ///< of games, each played by what was learned from those before
    /// The file that the program is built with: the same for the same order, whether it is played in parts or not.
    /// Nothing but the kept samples counts where the training ends with a part. Throws std::runtime_error where parts
    /// are not there.
    std::function<std::string(const Order &order, const Report &report)> learn;
};

/// One for each game that has something to learn.
const std::vector<Training> &trainings();

} // namespace train
