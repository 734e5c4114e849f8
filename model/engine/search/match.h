// SPDX-License-Identifier: GPL-3.0-or-later
// Many games between players, so that one can tell who is the stronger.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/engine/core/game.h"
#include "model/engine/search/player.h"
#include "model/engine/search/ratings.h"

namespace engine::search {

/// A match. Its games come in sets: in each game of a set the players sit one seat further on, until all ways in which
/// they can sit have come up, and the chance is the same in all of them (see `SameChance`).
struct MatchPlan {
    const Game &game;
    Setup setup;
    std::vector<std::string> players; ///< a name for each seat, as they sit in the first game of a set
    int games = 0;                    ///< at most; whole sets (`setSize`)
    std::uint64_t seed = 1;           ///< of the chance and of the players
    int threads = 1;                  ///< games at a time; the report is the same for any number
    std::optional<Hypotheses> test;   ///< ends the match when it is decided; only between two names
    std::chrono::milliseconds time{}; ///< of a choice; 0: the players' own budget counts
};

/// How many ways there are to seat the players by moving all of them one seat on: the games of a set.
int setSize(const std::vector<std::string> &players);

/// What one name has won; seats of the same name count together.
struct Standing {
    std::string name;
    int wins = 0;                    ///< games that nobody else has won
    int draws = 0;                   ///< games that it has won together with others
    int losses = 0;                  ///< all other games
    double points = 0;               ///< sum of its shares: 1 for a win, 1/k for a win together, k winning
    std::vector<float> choices = {}; ///< seconds of each choice between two actions or more
};

/// What a match has come to.
struct MatchReport {
    int games = 0;
    std::vector<Standing> standings; ///< in the order of the players
    std::vector<double> seatPoints;  ///< points of each seat, whoever sat there
    Scores scores;                   ///< of the first name, a set at a time
    double even = 0;                 ///< the share of wins of the first name if all were equal
    Verdict verdict = Verdict::Open;
};

/// Makes the player number `number` of the plan for a game; `worker` counts the games that run at the same time, from
/// 0. Called by several threads at once. It and the players may throw: the match ends then.
using MakePlayer = std::function<std::unique_ptr<Player>(int worker, int number, std::uint64_t seed)>;
/// Told after each set in their order, one thread at a time.
using MatchProgress = std::function<void(const MatchReport &report)>;

/// Plays the match. A game that is not over after `kMostRandomActions` actions counts as drawn by all. What a player
/// throws is thrown on when the other games have been left, too.
MatchReport playMatch(const MatchPlan &plan, const MakePlayer &makePlayer, const MatchProgress &progress = {});

} // namespace engine::search
