// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "model/engine/search/match.h"

namespace engine::search {

/// A game of a match, played to its end.
struct MatchGame {
    Result result;
    std::vector<std::vector<float>> choices; ///< by player of the plan: seconds of each choice
};

/// Index of the player of the plan on a seat in game number `game`, from 0.
std::size_t playerOn(const MatchPlan &plan, Seat seat, int game);

/// Adds up the games of a match.
class Tally {
public:
    /// `plan` must outlive it.
    explicit Tally(const MatchPlan &plan);

    /// Adds the next set of games, in the order in which they are numbered.
    void count(std::span<const MatchGame> set);
    /// The results so far.
    const MatchReport &report() const { return m_report; }

private:
    double countGame(const MatchGame &game);
    void countFor(Standing &standing, const Result &result, double points) const;
    std::size_t standingOf(const std::string &name) const;

    const MatchPlan &m_plan;
    MatchReport m_report;
};

} // namespace engine::search
