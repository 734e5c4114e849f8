// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/aton/fit.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

#include "model/engine/aton/player/value.h"
#include "model/engine/aton/player/value_features.h"

namespace train {

using namespace engine::aton;

namespace {

constexpr std::size_t kBatch = 256;
constexpr float kShrink = 1e-5F; ///< weights that nothing needs fade away

/// The sums of the hidden units for both seats.
using Sums = std::array<Activity, 2>;

template <std::size_t Count>
void add(Activity &sums, const std::array<float, Count> &features, const std::array<Activity, Count> &weights)
{
    for (std::size_t i = 0; i < Count; ++i) {
        for (std::size_t unit = 0; unit < kHidden; ++unit)
            sums[unit] += features[i] * weights[i][unit];
    }
}

template <std::size_t Count>
void addSlope(std::array<Activity, Count> &slopes, const std::array<float, Count> &features, const Activity &slope)
{
    for (std::size_t i = 0; i < Count; ++i) {
        if (features[i] == 0)
            continue;
        for (std::size_t unit = 0; unit < kHidden; ++unit)
            slopes[i][unit] += features[i] * slope[unit];
    }
}

/// One sample's part of the slopes of the log-loss.
class Slopes {
public:
    Slopes(const Weights &weights, Weights &slopes) : m_weights(weights), m_slopes(slopes) {}

    void add(const Sample &sample)
    {
        const Features features = featuresOf(sample.position);
        const std::array scores{scoreFeatures(sample.position.sides[kRed].score),
                                scoreFeatures(sample.position.sides[kAmun].score)};
        Sums sums;
        double odds = 0;
        for (const engine::Seat seat : {kRed, kAmun}) {
            const engine::Seat other = otherSeat(seat);
            sums[seat] = m_weights.bias;
            train::add(sums[seat], features.common, m_weights.common);
            train::add(sums[seat], features.sides[seat], m_weights.own);
            train::add(sums[seat], features.sides[other], m_weights.other);
            train::add(sums[seat], scores[seat], m_weights.ownScore);
            train::add(sums[seat], scores[other], m_weights.otherScore);
            float prospects = 0;
            for (std::size_t unit = 0; unit < kHidden; ++unit)
                prospects += std::max(sums[seat][unit], 0.0F) * m_weights.output[unit];
            odds += seat == kRed ? static_cast<double>(prospects) : -static_cast<double>(prospects);
        }
        const auto error = static_cast<float>(logistic(odds) - static_cast<double>(sample.target));
        for (const engine::Seat seat : {kRed, kAmun}) {
            const engine::Seat other = otherSeat(seat);
            const float signedError = seat == kRed ? error : -error;
            Activity slope;
            for (std::size_t unit = 0; unit < kHidden; ++unit) {
                const bool active = sums[seat][unit] > 0;
                m_slopes.output[unit] += active ? signedError * sums[seat][unit] : 0.0F;
                slope[unit] = active ? signedError * m_weights.output[unit] : 0.0F;
                m_slopes.bias[unit] += slope[unit];
            }
            addSlope(m_slopes.common, features.common, slope);
            addSlope(m_slopes.own, features.sides[seat], slope);
            addSlope(m_slopes.other, features.sides[other], slope);
            addSlope(m_slopes.ownScore, scores[seat], slope);
            addSlope(m_slopes.otherScore, scores[other], slope);
        }
    }

private:
    const Weights &m_weights;
    Weights &m_slopes;
};

/// The steps of Adam with its running means.
class Adam {
public:
    void step(Weights &weights, const Weights &slopes, float size)
    {
        m_meanKept *= 0.9;
        m_squareKept *= 0.999;
        const auto before = static_cast<float>(1 - m_meanKept);
        const auto squares = static_cast<float>(1 - m_squareKept);
        auto w = std::bit_cast<Weights::Numbers>(weights);
        const auto slope = std::bit_cast<Weights::Numbers>(slopes);
        for (std::size_t i = 0; i < Weights::kCount; ++i) {
            const float g = slope[i] / static_cast<float>(kBatch) + kShrink * w[i];
            m_mean[i] += 0.1F * (g - m_mean[i]);
            m_square[i] += 0.001F * (g * g - m_square[i]);
            w[i] -= size * (m_mean[i] / before) / (std::sqrt(m_square[i] / squares) + 1e-8F);
        }
        weights = std::bit_cast<Weights>(w);
    }

private:
    Weights::Numbers m_mean{};
    Weights::Numbers m_square{};
    double m_meanKept = 1; ///< of what the means began with; multiplied, for std::pow is not the same everywhere
    double m_squareKept = 1;
};

} // namespace

Weights freshWeights(std::uint64_t seed)
{
    engine::Random random(seed);
    Weights::Numbers numbers{};
    for (float &number : numbers)
        number = static_cast<float>((random.bits() * 0x1p-32 - 0.5) * 0.5);
    auto weights = std::bit_cast<Weights>(numbers);
    for (std::size_t unit = 0; unit < kHidden; ++unit)
        weights.output[unit] = unit % 2 == 0 ? 0.3F : -0.3F;
    return weights;
}

void fit(Weights &weights, const std::vector<Sample> &samples, std::uint64_t seed, int passes, double step)
{
    std::vector<std::uint32_t> order(samples.size());
    std::iota(order.begin(), order.end(), 0U);
    engine::Random random(seed);
    Adam adam;
    const double all = static_cast<double>(samples.size()) * passes;
    double seen = 0;
    for (int pass = 0; pass < passes; ++pass) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
        for (std::size_t begin = 0; begin + kBatch <= order.size(); begin += kBatch) {
            Weights slopes;
            Slopes batch(weights, slopes);
            for (std::size_t i = begin; i < begin + kBatch; ++i)
                batch.add(samples[order[i]]);
            seen += kBatch;
            adam.step(weights, slopes, static_cast<float>(step * (1 - seen / all)));
        }
    }
}

Loss lossOf(const Network &network, const std::vector<Sample> &samples)
{
    Loss loss;
    double counted = 0;
    for (const Sample &sample : samples) {
        if (sample.result == 0.5F)
            continue;
        const Position &position = sample.position;
        const double red = Outlook(position, network).red(position.sides[kRed].score, position.sides[kAmun].score);
        const double right = sample.result > 0.5F ? red : 1 - red;
        loss.logLoss -= std::log(std::max(right, 1e-9));
        loss.brier += (1 - right) * (1 - right);
        counted += 1;
    }
    return {loss.logLoss / counted, loss.brier / counted};
}

} // namespace train
