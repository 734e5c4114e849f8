// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "model/engine/search/player.h"
#include "model/replay/timeline.h"

namespace replay {

/// An action that could be chosen, and what it is worth to the seat that chooses: 0 lost, 1 won.
struct Candidate {
    engine::Action action;
    double value = 0;

    friend bool operator==(const Candidate &, const Candidate &) = default;
};

/// What was found about one position of a line and the choice that was made there. Figures have three decimals.
struct Finding {
    std::vector<double> expected;      ///< a figure a seat, 0 … 1: what it may expect to win from here
    std::vector<Candidate> best = {};  ///< of the choice made here, the best first, at most three; empty if none was
                                       ///< made or there was only one thing to do
    std::optional<double> chosen = {}; ///< value of the action that was chosen here, on the same measure as `best`

    /// What the choice gave away against the best one, 0 … 1.
    double loss() const;

    friend bool operator==(const Finding &, const Finding &) = default;
};

/// How much was thought.
struct AnalysisEffort {
    int playouts = 1'500;   ///< random games behind each figure, 1 … `kMostPlayouts`
    std::uint64_t seed = 1; ///< the same seed and effort give the same analysis

    static constexpr int kMostPlayouts = 1'000'000;

    friend bool operator==(const AnalysisEffort &, const AnalysisEffort &) = default;
};

/// What a computer player found about the main line of a game: it plays on at random, with all cards open, and so knows
/// more than the players did and plays worse. Its figures are estimates, `errorOf` says how good they are.
struct Analysis {
    AnalysisEffort effort;
    std::vector<Finding> findings; ///< one a position, from the start on

    /// A choice that gives away so much of a win is marked, if it is more than three standard errors.
    static constexpr double kMistake = 0.10;
    static constexpr double kBlunder = 0.20;
    static constexpr int kErrors = 3;

    /// `mistake`, `blunder` or empty: of the action that led to position `step`, 1 …
    QString verdict(int step) const;
    /// The positions with which the expected result changed most against the one before, ascending: at most `most`,
    /// none by less than a mistake.
    std::vector<int> swings(int most) const;
    /// Standard error of the difference of two figures of this analysis.
    double errorOf(double a, double b) const;

    /// The file's `analysis` block, and back: nothing where it is of another form or about other actions than the main
    /// line of `record`.
    record::Json toJson(const record::Record &record) const;
    static std::optional<Analysis> of(const record::Record &record);

    friend bool operator==(const Analysis &, const Analysis &) = default;
};

/// The best actions of a seat that owes a choice in a full position, the best first, at most `most`; empty if it was
/// cancelled. All actions are looked at with a part of the effort (a quarter or less), the best of them and `chosen`,
/// if given, again with fresh random games and the whole effort, so that none leads by luck alone. The values are of
/// that second look. `chosen` is among the list's actions, or stands behind them as one more.
std::vector<Candidate> bestActions(const engine::Position &position, engine::Seat seat, AnalysisEffort effort,
                                   std::size_t most, const engine::search::CancelToken &cancel,
                                   std::optional<engine::Action> chosen = {});

/// What each seat may expect from position `step` of a course.
std::vector<double> expectedAt(const Timeline &timeline, int step, AnalysisEffort effort,
                               const engine::search::CancelToken &cancel);

/// The position before which the choice of action `step`, 1 …, is to be judged. Where several seats choose at once, it
/// lies before the first of them, so that nobody is blamed for not knowing what another one laid.
int judgedAt(const Timeline &timeline, int step);

/// Analyses a course of a game. `found` is told each finding, position by position from the start. Nothing if it was
/// cancelled.
std::optional<Analysis> analyse(const Timeline &timeline, AnalysisEffort effort,
                                const engine::search::CancelToken &cancel,
                                const std::function<void(int position, const Finding &finding)> &found = {});

} // namespace replay
