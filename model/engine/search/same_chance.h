// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "model/engine/core/game.h"

namespace engine::search {

/// Chance that treats games alike: the n-th event of a kind has the same random numbers in all games with the same
/// seed, whatever else has happened there. A kind is a verb and the seats that it names, as the deals to one seat are:
/// a seat that draws once more than in the other game does not shift the cards of the others, nor its own later ones
/// while its pile is the same.
class SameChance {
public:
    explicit SameChance(std::uint64_t seed) : m_seed(seed) {}
    /// An outcome of the chance that is to act in a full position.
    Action operator()(const Position &position);

private:
    const std::uint64_t m_seed;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> m_counts; ///< how often each kind has come up
};

} // namespace engine::search
