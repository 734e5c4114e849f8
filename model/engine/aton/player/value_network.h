// SPDX-License-Identifier: GPL-3.0-or-later
// The network behind the learned value. It looks at a position twice, with the eyes of each seat, and the difference
// of what it thinks of the two is the logarithm of the odds; so neither colour is ever favoured.
#pragma once

#include <array>
#include <cstddef>

#include "model/engine/aton/rules/board.h"

namespace engine::aton {

inline constexpr std::size_t kHidden = 16;       ///< units that look at a seat's prospects
inline constexpr std::size_t kSideFeatures = 43; ///< figures of a player, see value_features.h
inline constexpr std::size_t kCommonFeatures = 8;
inline constexpr std::size_t kScoreFeatures = 8;

/// One number for each hidden unit.
using Activity = std::array<float, kHidden>;

/// All that is learned, in the order of weights.inc.
struct alignas(16) Weights {
    Activity bias{};
    std::array<Activity, kCommonFeatures> common{};
    std::array<Activity, kSideFeatures> own{};
    std::array<Activity, kSideFeatures> other{};
    std::array<Activity, kScoreFeatures> ownScore{};
    std::array<Activity, kScoreFeatures> otherScore{};
    Activity output{};

    static constexpr std::size_t kCount = kHidden * (2 + kCommonFeatures + 2 * kSideFeatures + 2 * kScoreFeatures);
    /// The same one after the other, by std::bit_cast.
    using Numbers = std::array<float, kCount>;
};
static_assert(sizeof(Weights) == Weights::kCount * sizeof(float));

/// What a score of 0 … 39 brings along: linear, and knees where the end comes into reach.
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

/// Weights with what scores add to the hidden units worked out for each score.
struct alignas(16) Network {
    Weights weights;
    std::array<Activity, kWinningScore> ownScore{};
    std::array<Activity, kWinningScore> otherScore{};

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

/// The network that this thread's valuations stand on: that of weights.inc, unless it was told to use another.
const Network &learnedNetwork();
/// For training and comparing: this thread's valuations stand on that network from now on, which must outlive them;
/// null: on that of weights.inc.
void useNetwork(const Network *network);

} // namespace engine::aton
