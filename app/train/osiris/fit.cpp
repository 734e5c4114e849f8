// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/osiris/fit.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "model/engine/core/random.h"

namespace train::osiris {

using engine::Random;
using engine::search::Values;

namespace {

constexpr int kPasses = 12;
constexpr double kFirstStep = 0.02;
constexpr double kShorter = 0.75; ///< a pass's steps against those of the pass before
constexpr double kShrink = 2e-4;  ///< weights that nothing needs fade away
constexpr double kUnits = 256;    ///< of a written weight in one of a natural logarithm

Values foretold(const FineWeights &weights, const Sample &sample)
{
    Values sums{};
    for (const Sign &sign : sample.signs)
        sums[sign.seat] += weights[sign.number] * sign.times;
    const std::span own(sums.data(), static_cast<std::size_t>(sample.seats));
    const double best = *std::max_element(own.begin(), own.end());
    double total = 0;
    for (double &sum : own)
        total += sum = engine::osiris::powerOfE(static_cast<int>(std::lround((best - sum) * kUnits)));
    for (double &sum : own)
        sum /= total;
    return sums;
}

} // namespace

FineWeights fit(const std::vector<Sample> &samples, std::uint64_t seed)
{
    FineWeights weights{};
    Random random(seed);
    double step = kFirstStep;
    for (int pass = 0; pass < kPasses; ++pass, step *= kShorter) {
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const Sample &sample = samples[random.below(static_cast<std::uint32_t>(samples.size()))];
            const Values shares = foretold(weights, sample);
            for (const Sign &sign : sample.signs) {
                double &weight = weights[sign.number];
                weight += step * ((sample.target[sign.seat] - shares[sign.seat]) * sign.times - kShrink * weight);
            }
        }
    }
    return weights;
}

engine::osiris::Weights rounded(const FineWeights &weights)
{
    constexpr double kMost = 30'000;
    engine::osiris::Weights written;
    for (std::size_t i = 0; i < weights.size(); ++i)
        written[i] = static_cast<std::int16_t>(std::lround(std::clamp(weights[i] * kUnits, -kMost, kMost)));
    return written;
}

double lossOf(const FineWeights &weights, const std::vector<Sample> &samples)
{
    double sum = 0;
    for (const Sample &sample : samples) {
        const Values shares = foretold(weights, sample);
        for (std::size_t seat = 0; seat < shares.size(); ++seat)
            sum -= sample.result[seat] > 0 ? std::log(std::max(shares[seat], 1e-9)) : 0;
    }
    return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
}

} // namespace train::osiris
