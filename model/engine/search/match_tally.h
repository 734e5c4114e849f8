// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "model/engine/search/match.h"

namespace engine::search {

/// Adds up the games of a match.
class Tally {
public:
    /// `plan` must outlive it.
    explicit Tally(const MatchPlan &plan);

    /// Adds the next set of games, in the order in which they are numbered.
    void count(std::span<const MatchGame> set);
    /// The results so far.
    const MatchReport &report() const { return m_report; }
    /// Notes what has ended the match early.
    void end(std::exception_ptr thrown) { m_report.thrown = std::move(thrown); }

private:
    std::vector<double> countGame(const MatchGame &game);
    void countFor(Standing &standing, const Result &result, double points) const;
    std::size_t standingOf(const std::string &name) const;

    const MatchPlan &m_plan;
    MatchReport m_report;
};

/// What the games of all parts come to, in the order of their numbers: the report of the match as it is played at once,
/// which ends where its test is decided. `plan` is that of the whole match; what stands in a game besides its winners,
/// the number of its scores, who has failed and the choices makes no difference.
MatchReport joined(const MatchPlan &plan, std::span<const MatchGame> games);

} // namespace engine::search
