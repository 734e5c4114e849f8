// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string_view>

#include "model/engine/core/game.h"

namespace engine::search {

/// How much a player may think about one choice: positions looked at, and not time, so that the same budget gives
/// the same choice on every machine. 0: the level's own.
struct Budget {
    std::uint64_t nodes = 0;
};

/// Asks a player that thinks in another thread to answer with the best that it has so far.
class CancelToken {
public:
    void cancel() { m_cancelled.store(true, std::memory_order_relaxed); }
    bool isCancelled() const { return m_cancelled.load(std::memory_order_relaxed); }

private:
    std::atomic<bool> m_cancelled{false};
};

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

/// True for a level that the game offers, and for `random` and `greedy`, which measure the others.
bool isLevel(const Game &game, std::string_view level);

/// A player of that level with its own random numbers, or null for a level that is not known.
std::unique_ptr<Player> makePlayer(std::string_view level, std::uint64_t seed, Budget budget = {});

} // namespace engine::search
