// SPDX-License-Identifier: GPL-3.0-or-later
// What a computer player is asked and what it answers; the search itself lies with each game and in `search`.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/engine/core/action.h"

namespace engine {

/// Ends a thought: another thread asks for it, or its time is up. Whoever thinks answers then with the best that it has
/// so far.
class CancelToken {
public:
    using Clock = std::chrono::steady_clock;

    CancelToken() = default;
    /// One that is cancelled by itself at that time.
    explicit CancelToken(Clock::time_point end) : m_end(end) {}

    void cancel() { m_cancelled.store(true, std::memory_order_relaxed); }
    bool isCancelled() const
    {
        return m_cancelled.load(std::memory_order_relaxed) || (m_end && Clock::now() >= *m_end);
    }

private:
    std::atomic<bool> m_cancelled{false};
    const std::optional<Clock::time_point> m_end;
};

/// How strong a computer player is. Weaker ones see less far, misjudge more and remember less, as people do; they never
/// play at random and never miss what lies before their eyes.
struct Level {
    std::string id;          ///< `easy` …; its name is `level.ID` in the table of words
    std::uint64_t nodes = 1; ///< budget of a choice, in the game's own measure of work
    int depth = 1;           ///< how far it looks, in the game's own measure
    double noise = 0;        ///< standard deviation of its misjudgement of an action, in shares of a win
    double memory = 1;       ///< part of what it has seen that it remembers, 0 … 1
    /// Where the clock decides and not the budget: how long it thinks about a choice; 0: the budget decides there too.
    std::chrono::milliseconds time{0};
};

/// How much is thought about one choice or position. The same effort gives the same answer on every machine, whatever
/// the number of threads, unless it was cancelled.
struct SearchLimits {
    const Level &level;
    std::uint64_t nodes; ///< at least 1; an answer is given for any number
    std::uint64_t seed;  ///< of the searcher's own random numbers
    int threads;         ///< at least 1
    const CancelToken &cancel;
};

/// An action and what is thought of it.
struct Ranked {
    Action action;
    double value = 0;  ///< what the acting seat may expect to win, 0 … 1
    double weight = 0; ///< how often a player of that strength does it here, 0 … 1; they sum up to 1
};

/// Puts the best value first, equal ones in the order of `Action`.
inline void sortByValue(std::vector<Ranked> &actions)
{
    std::sort(actions.begin(), actions.end(), [](const Ranked &a, const Ranked &b) {
        return a.value != b.value ? a.value > b.value : a.action < b.action;
    });
}

/// What was thought about a choice.
struct SearchResult {
    std::vector<Ranked> actions; ///< all legal ones, the best value first, equal ones by `Action`
    std::uint64_t nodes = 0;     ///< how many were really looked at
};

} // namespace engine
