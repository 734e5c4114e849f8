// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/player/value.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

#include "model/engine/aton/player/value_features.h"
#include "model/engine/aton/rules/scoring.h"

namespace engine::aton {

namespace {

constexpr Weights::Numbers kLearned{
#include "model/engine/aton/player/weights.inc"
};
constexpr Network kNetwork{std::bit_cast<Weights>(kLearned)};
thread_local constinit const Network *networkInUse = &kNetwork;

/// e^-x for x from 0 on: a power of two and a polynomial for the rest, to within 10^-8 of itself.
double decay(double x)
{
    constexpr double kLog2e = 1.4426950408889634;
    constexpr double kMost = 60; // more makes no difference beside 1
    const double power = -std::min(x, kMost) * kLog2e;
    const int whole = static_cast<int>(power - 0.5);
    const double rest = (power - whole) * 0.6931471805599453; // -0.35 … 0.35
    double sum = 1.0 / 5040;
    for (const double factor : {1.0 / 720, 1.0 / 120, 1.0 / 24, 1.0 / 6, 1.0 / 2, 1.0, 1.0})
        sum = sum * rest + factor;
    const auto scale = static_cast<std::uint64_t>(1023 + whole) << 52U;
    return sum * std::bit_cast<double>(scale);
}

/// Four numbers for vector instructions; without these the compiler adds them one by one, with equal sums.
using Four = float __attribute__((vector_size(16)));
constexpr std::size_t kFours = kHidden / 4;
using Fours = std::array<Four, kFours>;
static_assert(sizeof(Fours) == sizeof(Activity));

/// Adds the weights of two features to the hidden units of both seats, crosswise.
void addBoth(Fours &red, Fours &blue, float redFeature, float blueFeature, const Activity &ownWeights,
             const Activity &otherWeights)
{
    const auto own = std::bit_cast<Fours>(ownWeights);
    const auto other = std::bit_cast<Fours>(otherWeights);
    for (std::size_t i = 0; i < kFours; ++i) {
        red[i] += redFeature * own[i] + blueFeature * other[i];
        blue[i] += blueFeature * own[i] + redFeature * other[i];
    }
}

/// The output of a seat's hidden units. Four parallel sums, so that the order of additions is fixed and still fast.
float prospects(const Activity &sums, const Activity &own, const Activity &other, const Activity &output)
{
    std::array<float, 4> parts{};
    for (std::size_t unit = 0; unit < kHidden; unit += parts.size()) {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const std::size_t u = unit + i;
            parts[i] += std::max(sums[u] + (own[u] + other[u]), 0.0F) * output[u];
        }
    }
    return (parts[0] + parts[1]) + (parts[2] + parts[3]);
}

} // namespace

const Network &learnedNetwork() { return *networkInUse; }

void useNetwork(const Network *network) { networkInUse = network != nullptr ? network : &kNetwork; }

double logistic(double x)
{
    const double upper = 1 / (1 + decay(std::abs(x)));
    return x < 0 ? 1 - upper : upper;
}

Outlook::Outlook(const Position &position, const Network &network) : m_network(&network)
{
    const Weights &weights = network.weights;
    m_scoring = position.kingdom() == kKingdomSize;
    if (m_scoring)
        m_points = scoringPoints(position);
    const Features features = featuresOf(m_scoring ? afterScoring(position) : position);
    auto red = std::bit_cast<Fours>(weights.bias);
    for (std::size_t i = 0; i < kCommonFeatures; ++i) {
        const auto common = std::bit_cast<Fours>(weights.common[i]);
        for (std::size_t unit = 0; unit < kFours; ++unit)
            red[unit] += features.common[i] * common[unit];
    }
    Fours blue = red;
    for (std::size_t i = 0; i < kSideFeatures; ++i)
        addBoth(red, blue, features.sides[kRed][i], features.sides[kAmun][i], weights.own[i], weights.other[i]);
    m_sums = {std::bit_cast<Activity>(red), std::bit_cast<Activity>(blue)};
}

double Outlook::red(int redScore, int blueScore) const
{
    redScore += m_points[kRed];
    blueScore += m_points[kAmun];
    if (m_scoring && std::max(redScore, blueScore) >= kWinningScore)
        return shareAtEnd(redScore, blueScore); // A28
    const auto red = static_cast<std::size_t>(std::clamp(redScore, 0, kWinningScore - 1));
    const auto blue = static_cast<std::size_t>(std::clamp(blueScore, 0, kWinningScore - 1));
    const Network &n = *m_network;
    const float forRed = prospects(m_sums[kRed], n.ownScore[red], n.otherScore[blue], n.weights.output);
    const float forBlue = prospects(m_sums[kAmun], n.ownScore[blue], n.otherScore[red], n.weights.output);
    return logistic(static_cast<double>(forRed - forBlue));
}

double redShare(const Position &position)
{
    return Outlook(position).red(position.sides[kRed].score, position.sides[kAmun].score);
}

} // namespace engine::aton
