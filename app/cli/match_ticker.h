// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include <QStringList>

#include "model/engine/search/match.h"

namespace cli {

/// Tells on standard error how a match goes on: in a terminal a line that is written anew, elsewhere a line from time
/// to time; at the end it knows how long the players took.
class MatchTicker {
public:
    explicit MatchTicker(const engine::search::MatchPlan &plan);
    /// Clears the line.
    ~MatchTicker();
    MatchTicker(const MatchTicker &) = delete;
    MatchTicker &operator=(const MatchTicker &) = delete;

    /// After each set.
    void operator()(const engine::search::MatchReport &report);
    /// After the match: the lines about the players' times.
    QStringList end(const engine::search::MatchReport &report);

private:
    using Clock = std::chrono::steady_clock;

    void clear();

    const engine::search::MatchPlan &m_plan;
    const bool m_isTerminal;
    bool m_hasLine = false;
    Clock::time_point m_last;
};

} // namespace cli
