// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/shares/fit.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "model/engine/core/random.h"
#include "model/engine/search/numbers.h"

namespace train::shares {

using engine::Random;
using engine::search::Values;

namespace {

constexpr int kPasses = 12;
constexpr double kFirstStep = 0.02;
constexpr double kShorter = 0.75; ///< a pass's steps against those of the pass before
constexpr double kShrink = 2e-4;  ///< weights that nothing moves go back to where they began
constexpr double kPowerUnits = 256;

Values foretold(const FineWeights &weights, const Scale &scale, const Sample &sample)
{
    Values sums{};
    for (const Sign &sign : sample.signs)
        sums[sign.seat] += weights[sign.number] * (sign.times / scale.steps[sign.number]);
    const std::span own(sums.data(), static_cast<std::size_t>(sample.seats));
    const double best = *std::max_element(own.begin(), own.end());
    double total = 0;
    for (double &sum : own)
        total += sum = engine::search::powerOfE(static_cast<int>(std::lround((best - sum) * kPowerUnits)));
    for (double &sum : own)
        sum /= total;
    return sums;
}

} // namespace

FineWeights fit(const std::vector<Sample> &samples, const Scale &scale, const FineWeights &prior, std::uint64_t seed)
{
    FineWeights weights = prior;
    Random random(seed);
    double step = kFirstStep;
    for (int pass = 0; pass < kPasses; ++pass, step *= kShorter) {
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const Sample &sample = samples[random.below(static_cast<std::uint32_t>(samples.size()))];
            const Values shares = foretold(weights, scale, sample);
            for (const Sign &sign : sample.signs) {
                double &weight = weights[sign.number];
                const double times = sign.times / scale.steps[sign.number];
                weight += step
                          * ((sample.target[sign.seat] - shares[sign.seat]) * times
                             - kShrink * (weight - prior[sign.number]));
            }
        }
    }
    return weights;
}

FineWeights fine(const Written &weights, const Scale &scale)
{
    FineWeights all(scale.steps.size());
    for (std::size_t i = 0; i < weights.size(); ++i)
        all[i] = weights[i] * scale.steps[i] / scale.units;
    return all;
}

Written rounded(const FineWeights &weights, const Scale &scale)
{
    constexpr double kMost = 30'000;
    Written written;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const double weight = weights[i] * scale.units / scale.steps[i];
        written.push_back(static_cast<std::int16_t>(std::lround(std::clamp(weight, -kMost, kMost))));
    }
    return written;
}

double lossOf(const FineWeights &weights, const Scale &scale, const std::vector<Sample> &samples)
{
    double sum = 0;
    for (const Sample &sample : samples) {
        const Values shares = foretold(weights, scale, sample);
        for (std::size_t seat = 0; seat < shares.size(); ++seat)
            sum -= sample.result[seat] > 0 ? std::log(std::max(shares[seat], 1e-9)) : 0;
    }
    return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
}

} // namespace train::shares
