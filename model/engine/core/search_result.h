// SPDX-License-Identifier: GPL-3.0-or-later
// Limits and result of a search. The searches are in each game's `player` and in `model/engine/search`.
#pragma once

#include <algorithm>
#include <any>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "model/engine/core/action.h"

namespace engine {

/// Ends a search early: when another thread cancels it, or at a given time. The search then returns the best result
/// that it has so far.
class CancelToken {
public:
    using Clock = std::chrono::steady_clock;

    /// A token that is cancelled by `cancel` only.
    CancelToken() = default;
    /// A token that is cancelled at that time, too.
    explicit CancelToken(Clock::time_point end) : m_end(end) {}

    /// Safe to call from any thread.
    void cancel() { m_cancelled.store(true, std::memory_order_relaxed); }
    /// True from the call of `cancel` or the given time on. Safe to call from any thread.
    bool isCancelled() const
    {
        return m_cancelled.load(std::memory_order_relaxed) || (m_end && Clock::now() >= *m_end);
    }

private:
    std::atomic<bool> m_cancelled{false};
    const std::optional<Clock::time_point> m_end;
};

/// The strength of a computer player. A weaker level searches less, misjudges actions more and remembers less; it never
/// plays at random and never overlooks an immediate win or loss.
struct Level {
    std::string id;          ///< `easy` …; its name is `level.ID` in the table of words
    std::uint64_t nodes = 1; ///< budget of a choice, in nodes as the game counts them
    int depth = 1;           ///< depth of the search, as the game counts it
    double noise = 0;        ///< standard deviation of the error added to the value of an action, 0 … 1
    double memory = 1;       ///< share of the cards or events it has seen that it remembers, 0 … 1
    /// Time of a choice where time is the limit instead of the budget; 0: the budget is the limit there, too.
    std::chrono::milliseconds time{0};
};

/// What several searches of one game may share: what each would work out alike from a position alone. Their results are
/// the same with it and without, unless they were cancelled. Safe to use by several threads.
class SearchMemory {
public:
    /// What a game keeps here: always of one type, made when it is first asked for, and itself safe to use by several
    /// threads.
    template <class Kept>
    Kept &kept()
    {
        const std::lock_guard lock(m_mutex);
        if (!m_kept.has_value())
            m_kept = std::make_shared<Kept>();
        return **std::any_cast<std::shared_ptr<Kept>>(&m_kept);
    }

private:
    std::mutex m_mutex;
    std::any m_kept;
};

/// Limits of a search of one choice or position. Equal limits give equal results on every machine and for any number of
/// threads, unless the search was cancelled.
struct SearchLimits {
    const Level &level;
    std::uint64_t nodes; ///< at least 1; any number gives a result
    std::uint64_t seed;  ///< of the random numbers of the search
    int threads;         ///< at least 1
    const CancelToken &cancel;
    SearchMemory *memory = nullptr; ///< null: it shares nothing
};

/// An action with its value.
struct Ranked {
    Action action;
    double value = 0;  ///< expected share of a win of the acting seat, 0 … 1
    double weight = 0; ///< probability that a player of that level chooses it, 0 … 1; they sum up to 1
};

/// Sorts by descending value; equal values in the order of `Action`.
inline void sortByValue(std::vector<Ranked> &actions)
{
    std::sort(actions.begin(), actions.end(), [](const Ranked &a, const Ranked &b) {
        return a.value != b.value ? a.value > b.value : a.action < b.action;
    });
}

/// The result of a search.
struct SearchResult {
    std::vector<Ranked> actions; ///< all legal actions, by descending value, equal values by `Action`
    std::uint64_t nodes = 0;     ///< nodes that were searched
};

} // namespace engine
