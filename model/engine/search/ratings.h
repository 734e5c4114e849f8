// SPDX-License-Identifier: GPL-3.0-or-later
// Differences in strength between players, from the scores of a match, with their uncertainty.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace engine::search {

/// The scores of one side, a score a set. A set consists of games with the same chance in which the players have
/// changed seats: with two seats a pair. The games of a set depend on each other, sets do not: so sets are counted.
class Scores {
public:
    /// Adds a set: the side's mean share of its games, 0 … 1.
    void add(double score);

    /// Number of sets, and the sum of their scores.
    std::int64_t count() const { return m_count; }
    double sum() const { return m_sum; }
    /// The sum of the squares of the scores.
    double squares() const { return m_squares; }
    /// The mean score; 0 without sets.
    double mean() const;
    /// The sample variance of the scores; 0 for fewer than two sets.
    double variance() const;
    /// Number of sets with a score of 0, 1/4, 1/2, 3/4 and 1 (pentanomial); with two seats these are all sets.
    const std::array<std::int64_t, 5> &quarters() const { return m_quarters; }

private:
    std::int64_t m_count = 0;
    double m_sum = 0;
    double m_squares = 0;
    std::array<std::int64_t, 5> m_quarters{};
};

/// Expected share of all wins, 0 … 1, of a side that is stronger by `elo`. `even` is its share among equal players,
/// that is the part of the seats that it has: 1/2 for two players. At +400 it wins ten times as often, per seat, as the
/// other side.
double expectedShare(double elo, double even);
/// The inverse: the difference in Elo of a side with that share, between 0 and 1 exclusively.
double eloOf(double share, double even);

/// The strength of a side, estimated from its scores.
struct Rating {
    double score = 0;                 ///< share of the wins, 0 … 1
    std::optional<double> error;      ///< half the width of the 95 % interval of the score; nothing where all sets, or
                                      ///< the only one, came to the same: they do not tell how much sets vary
    std::optional<double> elo;        ///< nothing for a score of 0 or 1
    std::optional<double> eloError;   ///< half the width of the 95 % interval, where `error` and `elo` are something
    std::optional<double> likelihood; ///< probability that it is stronger (LOS), 0 … 1; nothing for one set
};
/// The rating of these scores; `even` as in `expectedShare`.
Rating rate(const Scores &scores, double even);

/// The hypotheses of a sequential test: the side is stronger by `lower`, or by `upper`, in Elo; `lower` is less than
/// `upper`.
struct Hypotheses {
    double lower = 0;
    double upper = 0;
};
/// The state of a test. `Lower` and `Upper` are each wrong with a probability of at most 5 %.
enum class Verdict { Open, Lower, Upper };
/// The test ends when the log-likelihood ratio leaves -bound … bound: ln(0.95 / 0.05).
inline constexpr double kTestBound = 2.944438979166440;

/// The log-likelihood ratio of `upper` to `lower` (generalised sequential probability ratio test, normal approximation,
/// after Van den Bergh, "A practical introduction to the GSPRT"). A quarter without sets counts as a thousandth of a
/// set, so that the variance is never 0.
double logLikelihoodRatio(const Scores &scores, double even, Hypotheses hypotheses);
/// Fewest sets for a verdict: with fewer their variance is too uncertain.
inline constexpr std::int64_t kFewestSets = 32;
/// The state of the test; `Open` below `kFewestSets`.
Verdict evaluate(const Scores &scores, double even, Hypotheses hypotheses);

} // namespace engine::search
