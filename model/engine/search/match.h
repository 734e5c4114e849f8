// SPDX-License-Identifier: GPL-3.0-or-later
// Matches of many games between players, to measure which is stronger.
#pragma once

#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/engine/core/game.h"
#include "model/engine/search/player.h"
#include "model/engine/search/ratings.h"

namespace engine::search {

/// A part of a match. All its parts together have each of its sets once, and nearly the same number of them each.
struct MatchPart {
    int number = 1; ///< 1 … `of`
    int of = 1;     ///< how many parts there are; at most as many as sets
};

/// A match. Its games are played in sets: from game to game of a set each player moves one seat on, until all seatings
/// have occurred, and chance is the same in all of them (SameChance).
struct MatchPlan {
    const Game &game;
    Setup setup;
    std::vector<std::string> players;   ///< a name for each seat, as in the first game of a set
    int games = 0;                      ///< greatest number of games, a multiple of `setSize`
    std::uint64_t seed = 1;             ///< of chance and players
    int threads = 1;                    ///< games that run at the same time; no effect on the report
    std::optional<Hypotheses> test;     ///< ends the match when the test is decided; for two names only
    std::chrono::milliseconds time{};   ///< time of a choice; 0: the players' own budget is the limit
    bool recovers = false;              ///< a game in which a player throws is lost for it alone, and the match goes on
    std::optional<MatchPart> part = {}; ///< only its games are played, and all of them whatever the test says
};

/// Number of games of a set: how many different seatings there are when all players move one seat on.
int setSize(const std::vector<std::string> &players);

/// Games of a match by their numbers: `first` … `end` - 1.
struct GameRange {
    int first = 0;
    int end = 0;

    /// How many they are.
    int count() const { return end - first; }
};
/// Those that are played: all, or those of the plan's part.
GameRange gamesOf(const MatchPlan &plan);

/// The results of one name; seats of the same name count together.
struct Standing {
    std::string name;
    int wins = 0;                    ///< games won alone
    int draws = 0;                   ///< games won together with others
    int losses = 0;                  ///< all other games
    int failures = 0;                ///< of these, games in which it has thrown
    double points = 0;               ///< sum of the shares: 1 for a win, 1/k for a win of k players
    Scores scores = {};              ///< its share of each set
    std::vector<float> choices = {}; ///< seconds of each choice among at least two actions
};

/// One game of a match, played to its end.
struct MatchGame {
    Result result; ///< the game's own; all win where it was not over, with reason `agreed`, and all but the one who has
                   ///< thrown where one has, with reason `resigned`
    std::vector<Action> actions;
    std::vector<std::vector<float>> choices; ///< by player of the plan: seconds of each choice
    std::optional<std::size_t> failed = {};  ///< the player of the plan that has thrown …
    std::exception_ptr thrown = {};          ///< … this
};

/// The results of a match so far.
struct MatchReport {
    int games = 0;
    std::vector<Standing> standings; ///< in the order of the players
    std::vector<double> seatPoints;  ///< points of each seat, over all players
    double even = 0;                 ///< expected share of the first name among equal players
    Verdict verdict = Verdict::Open;
    std::exception_ptr thrown = {}; ///< what ended the match early; null: nothing did
};

/// Index of the player of the plan on a seat in game number `game`, from 0.
std::size_t playerOn(const MatchPlan &plan, Seat seat, int game);

/// Creates player `number` of the plan for a game; `worker` is the index of the thread, from 0. Called from several
/// threads at once. It and the players may throw: the match ends then, unless it recovers.
using MakePlayer = std::function<std::unique_ptr<Player>(int worker, int number, std::uint64_t seed)>;
/// Called after each set, in their order, by one thread at a time.
using MatchProgress = std::function<void(const MatchReport &report)>;
/// Called after each game, with its number from 0, by several threads at once and in any order; also after one that
/// ends the match. It may throw, which ends the match.
using MatchRecorder = std::function<void(int number, const MatchGame &game)>;

/// Who hears of a match, and who may end it.
struct MatchWatch {
    MatchProgress progress = {};
    MatchRecorder record = {};
    const CancelToken *stop = nullptr; ///< ends the match when it is cancelled; choices that are made are cut short
};

/// Plays the match. A game that is not over after `kMostRandomActions` actions is drawn by all. The report of a match
/// that ends early, by an exception or because it is stopped, has all sets that were played before.
MatchReport playMatch(const MatchPlan &plan, const MakePlayer &makePlayer, const MatchWatch &watch = {});

} // namespace engine::search
