// SPDX-License-Identifier: GPL-3.0-or-later
// The value network. It is applied to a position twice, from the side of each seat; the difference of the two outputs
// is the logarithm of the odds, so neither colour is favoured.
#pragma once

#include <array>
#include <cstddef>

#include "model/engine/aton/rules/board.h"

namespace engine::aton {

inline constexpr std::size_t kHidden = 16;       ///< hidden units for each seat
inline constexpr std::size_t kSideFeatures = 43; ///< inputs for a seat, see value_features.h
inline constexpr std::size_t kCommonFeatures = 8;
inline constexpr std::size_t kScoreFeatures = 8;

/// One number for each hidden unit.
using Activity = std::array<float, kHidden>;

/// All learned weights, in the order of weights.inc.
struct alignas(16) Weights {
    Activity bias{};
    std::array<Activity, kCommonFeatures> common{};
    std::array<Activity, kSideFeatures> own{};
    std::array<Activity, kSideFeatures> other{};
    std::array<Activity, kScoreFeatures> ownScore{};
    std::array<Activity, kScoreFeatures> otherScore{};
    Activity output{};

    static constexpr std::size_t kCount = kHidden * (2 + kCommonFeatures + 2 * kSideFeatures + 2 * kScoreFeatures);
    /// All weights in a row, by std::bit_cast.
    using Numbers = std::array<float, kCount>;
};
static_assert(sizeof(Weights) == Weights::kCount * sizeof(float));

/// Inputs for a score of 0 … 39: a linear one, and one for each threshold towards the end of the game, 0 below it.
constexpr std::array<float, kScoreFeatures> scoreFeatures(int score)
{
    constexpr std::array kKnees{16, 22, 27, 31, 33, 35, 37};
    std::array<float, kScoreFeatures> features{};
    features[0] = static_cast<float>(score) / kWinningScore;
    for (std::size_t i = 0; i < kKnees.size(); ++i) {
        if (score > kKnees[i])
            features[i + 1] = static_cast<float>(score - kKnees[i]) / static_cast<float>(kWinningScore - kKnees[i]);
    }
    return features;
}

/// Weights, with the inputs of the hidden units precomputed for each score.
struct alignas(16) Network {
    Weights weights;
    std::array<Activity, kWinningScore> ownScore{};
    std::array<Activity, kWinningScore> otherScore{};

    /// Precomputes the inputs by score.
    constexpr explicit Network(const Weights &learned) : weights(learned)
    {
        for (std::size_t score = 0; score < kWinningScore; ++score) {
            const auto features = scoreFeatures(static_cast<int>(score));
            for (std::size_t i = 0; i < kScoreFeatures; ++i) {
                for (std::size_t unit = 0; unit < kHidden; ++unit) {
                    ownScore[score][unit] += features[i] * weights.ownScore[i][unit];
                    otherScore[score][unit] += features[i] * weights.otherScore[i][unit];
                }
            }
        }
    }
};

/// The network of this thread's evaluations: that of weights.inc, unless `useNetwork` has set another.
const Network &learnedNetwork();
/// For training and comparisons: sets the network of this thread's evaluations, which must outlive them; null: that of
/// weights.inc.
void useNetwork(const Network *network);

} // namespace engine::aton
