// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "model/engine/core/game.h"

namespace engine::search {

/// Chance for paired games: the n-th event of a kind uses the same random numbers in all games with the same seed,
/// whatever else has happened. A kind is a verb together with the seats that it names, such as the deals to one seat: a
/// seat that draws once more than in the other game does not change the cards of other seats, nor its own later ones
/// while its pile is the same.
class SameChance {
public:
    /// All games with the same `seed` are paired.
    explicit SameChance(std::uint64_t seed) : m_seed(seed) {}
    /// An outcome for a full position where chance acts.
    Action operator()(const Position &position);

private:
    const std::uint64_t m_seed;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> m_counts; ///< how often each kind has come up
};

} // namespace engine::search
