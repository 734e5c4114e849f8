// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "model/engine/core/game.h"

namespace engine::search {

/// Limits of one choice of a player. Nodes, and not time, so that the same budget gives the same choice on every
/// machine.
struct Budget {
    std::uint64_t nodes = 0;   ///< 0: those of the level
    int threads = 1;           ///< threads of the search; no effect on the result
    bool clockDecides = false; ///< a CancelToken limits the time of a choice
};

/// A number of nodes that no search reaches: time alone limits it.
inline constexpr std::uint64_t kUnlimited = 1'000'000'000'000;

/// The nodes with which a level searches a choice: `nodes` unless 0; else, where the clock decides and the level has a
/// time of its own, `kUnlimited`; else those of the level. The budget defines the strength of the other levels: more
/// time does not make them stronger, less may cut them short.
std::uint64_t nodesFor(const Level &level, std::uint64_t nodes, bool clockDecides);

/// A computer player. It is given views only, never a full position, and has its own random numbers: the same sequence
/// of views gives the same choices. Not thread-safe.
class Player {
public:
    virtual ~Player() = default;
    Player() = default;
    Player(const Player &) = delete;
    Player &operator=(const Player &) = delete;

    /// A legal action of the view's seat. `view` must be a view (`Position::seenBy`) whose seat has to act (asserted).
    Action choose(const Position &view, const CancelToken &cancel);
    Action choose(const Position &view);

private:
    virtual Action pick(const Position &view, const CancelToken &cancel) = 0;
};

/// An action of the result, drawn by the weights.
Action drawn(const SearchResult &result, Random &random);

/// True for a level of the game, and for the reference players `random` and `greedy`.
bool isLevel(const Game &game, std::string_view level);

/// A player of that level with its own random numbers; null for an unknown level.
std::unique_ptr<Player> makePlayer(const Game &game, std::string_view level, std::uint64_t seed, Budget budget = {});

} // namespace engine::search
