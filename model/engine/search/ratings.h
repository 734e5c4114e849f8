// SPDX-License-Identifier: GPL-3.0-or-later
// How much stronger one player is than another, out of the scores of a match, and how sure that is.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace engine::search {

/// The scores of one side in sets of games. A set is made of games with the same chance in which the players have
/// changed seats: with two seats a pair. Games of a set depend on each other, sets do not: so sets are what is counted.
class Scores {
public:
    /// Adds a set: the side's mean share of its games, 0 … 1.
    void add(double score);

    std::int64_t count() const { return m_count; }
    double sum() const { return m_sum; }
    /// The sum of the squares of the scores.
    double squares() const { return m_squares; }
    /// The mean score; 0 where there is none.
    double mean() const;
    /// The variance of a set's score; 0 where there are fewer than two.
    double variance() const;
    /// How many sets came to 0, 1/4, 1/2, 3/4 and 1: with two seats and no shared wins but draws, all of them
    /// (pentanomial).
    const std::array<std::int64_t, 5> &quarters() const { return m_quarters; }

private:
    std::int64_t m_count = 0;
    double m_sum = 0;
    double m_squares = 0;
    std::array<std::int64_t, 5> m_quarters{};
};

/// The share of all wins that a side may expect which is stronger by `elo`, 0 … 1. `even` is its share among equals, as
/// many as it has of the seats: 1/2 between two. A side that is stronger by 400 wins ten times as often as the other
/// one for each seat.
double expectedShare(double elo, double even);
/// The other way round: by how much a side is stronger that has this share, more than 0 and less than 1.
double eloOf(double share, double even);

/// How strong a side showed itself.
struct Rating {
    double score = 0;                 ///< its share of the wins, 0 … 1
    double error = 0;                 ///< of the score: half the width of its 95 % interval
    std::optional<double> elo;        ///< nothing where it has won all or nothing
    std::optional<double> eloError;   ///< half the width of the 95 % interval, where there is one
    std::optional<double> likelihood; ///< that it is the stronger one at all (LOS), 0 … 1; nothing for one set
};
Rating rate(const Scores &scores, double even);

/// A sequential test of two hypotheses: that the side is stronger by `lower`, or by `upper` (more than `lower`).
struct Hypotheses {
    double lower = 0;
    double upper = 0;
};
/// What a test has come to. Each of the two is wrong in one of twenty tests at most.
enum class Verdict { Open, Lower, Upper };
/// The test ends where the logarithm of the likelihood ratio leaves -bound … bound: ln(0.95 / 0.05).
inline constexpr double kTestBound = 2.944438979166440;

/// The logarithm of how much likelier the scores are if `upper` holds than if `lower` does (generalised sequential
/// probability ratio test, normal approximation, after Van den Bergh, "A practical introduction to the GSPRT").
/// Of the five quarters those that have not come up count as a thousandth of a set, so that the variance is never 0.
double logLikelihoodRatio(const Scores &scores, double even, Hypotheses hypotheses);
/// What the test says after so many sets; open before `kFewestSets`, which say too little of their own variance.
inline constexpr std::int64_t kFewestSets = 32;
Verdict evaluate(const Scores &scores, double even, Hypotheses hypotheses);

} // namespace engine::search
