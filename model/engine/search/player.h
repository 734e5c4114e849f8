// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "model/engine/core/game.h"

namespace engine::search {

/// How much a player may think about one choice: positions looked at, and not time, so that the same budget gives
/// the same choice on every machine.
struct Budget {
    std::uint64_t nodes = 0;   ///< 0: the level's own
    int threads = 1;           ///< how many may think; the answer is the same for any number
    bool clockDecides = false; ///< the time of a choice is limited, by a CancelToken
};

/// No budget of nodes: who thinks with it is ended by the clock.
inline constexpr std::uint64_t kUnlimited = 1'000'000'000'000;

/// With how many nodes a level thinks about a choice: those that are given (0: none); or, where the clock decides, as
/// many as it can if it is a level that has a time of its own; or else its own. The others are what they are by their
/// budget: time that they do not need makes no other players of them, and may only cut them short.
std::uint64_t nodesFor(const Level &level, std::uint64_t nodes, bool clockDecides);

/// A computer player. It sees views only, never a full position, and has its own random numbers: the same views
/// in the same order give the same choices. Not to be used by two threads at once.
class Player {
public:
    virtual ~Player() = default;
    Player() = default;
    Player(const Player &) = delete;
    Player &operator=(const Player &) = delete;

    /// One of the view's legal actions. `view` is what one seat sees (`Position::seenBy`) where it owes a choice;
    /// a full position is refused by assertion.
    Action choose(const Position &view, const CancelToken &cancel);
    Action choose(const Position &view);

private:
    virtual Action pick(const Position &view, const CancelToken &cancel) = 0;
};

/// One of a thought's actions, drawn as often as its weight says.
Action drawn(const SearchResult &thought, Random &random);

/// True for a level that the game offers, and for `random` and `greedy`, which measure the others.
bool isLevel(const Game &game, std::string_view level);

/// A player of that level of the game with its own random numbers, or null for a level that is not known.
std::unique_ptr<Player> makePlayer(const Game &game, std::string_view level, std::uint64_t seed, Budget budget = {});

} // namespace engine::search
