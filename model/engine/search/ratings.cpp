// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/ratings.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace engine::search {

namespace {

constexpr double kQuantile = 1.959963984540054; ///< of the normal distribution: 95 % lie within
constexpr double kPriorSets = 1e-3;
constexpr double kScale = 400;   ///< Elo points of a ratio of ten
constexpr double kMillion = 1e6; ///< the log-likelihood ratio is rounded to millionths

/// Odds of one seat of a side against one of the other.
double oddsOf(double share, double even) { return share / (1 - share) * (1 - even) / even; }

} // namespace

void Scores::add(double score)
{
    assert(score >= 0 && score <= 1);
    ++m_count;
    m_sum += score;
    m_squares += score * score;
    const double quarter = score * 4;
    if (quarter == std::floor(quarter))
        ++m_quarters[static_cast<std::size_t>(quarter)];
}

double Scores::mean() const { return m_count > 0 ? m_sum / static_cast<double>(m_count) : 0; }

double Scores::variance() const
{
    if (m_count < 2)
        return 0;
    const auto n = static_cast<double>(m_count);
    return std::max(0.0, (m_squares - m_sum * m_sum / n) / (n - 1));
}

double expectedShare(double elo, double even)
{
    const double odds = std::pow(10, elo / kScale) * even / (1 - even);
    return odds / (1 + odds);
}

double eloOf(double share, double even) { return kScale * std::log10(oddsOf(share, even)); }

Rating rate(const Scores &scores, double even)
{
    Rating rating;
    rating.score = scores.mean();
    const double deviation =
        scores.count() > 0 ? std::sqrt(scores.variance() / static_cast<double>(scores.count())) : 0;
    if (deviation > 0)
        rating.error = kQuantile * deviation;
    const bool isBetween = rating.score > 0 && rating.score < 1;
    if (isBetween)
        rating.elo = eloOf(rating.score, even);
    if (scores.count() < 2)
        return rating;
    if (isBetween && rating.error) // the slope of eloOf
        rating.eloError = *rating.error * kScale / (std::numbers::ln10 * rating.score * (1 - rating.score));
    if (deviation > 0)
        rating.likelihood = std::erfc((even - rating.score) / (deviation * std::numbers::sqrt2)) / 2;
    else
        rating.likelihood = rating.score > even ? 1 : rating.score < even ? 0 : 0.5;
    return rating;
}

double logLikelihoodRatio(const Scores &scores, double even, Hypotheses hypotheses)
{
    auto sets = static_cast<double>(scores.count());
    double sum = scores.sum();
    double squares = scores.squares();
    for (std::size_t quarter = 0; quarter < scores.quarters().size(); ++quarter) {
        if (scores.quarters()[quarter] == 0) {
            const double score = static_cast<double>(quarter) / 4;
            sets += kPriorSets;
            sum += kPriorSets * score;
            squares += kPriorSets * score * score;
        }
    }
    const double mean = sum / sets;
    const double variance = squares / sets - mean * mean;
    const double low = expectedShare(hypotheses.lower, even);
    const double high = expectedShare(hypotheses.upper, even);
    return sets * (high - low) * (2 * mean - low - high) / (2 * variance);
}

Verdict evaluate(const Scores &scores, double even, Hypotheses hypotheses)
{
    if (scores.count() < kFewestSets)
        return Verdict::Open;
    // The power in `expectedShare` may differ in the last digit between libraries; the length of a match must not.
    const double ratio = std::round(logLikelihoodRatio(scores, even, hypotheses) * kMillion) / kMillion;
    if (ratio >= kTestBound)
        return Verdict::Upper;
    return ratio <= -kTestBound ? Verdict::Lower : Verdict::Open;
}

} // namespace engine::search
