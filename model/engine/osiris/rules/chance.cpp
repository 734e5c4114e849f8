// SPDX-License-Identifier: GPL-3.0-or-later
// The only chance of the game: the deal of the gods (O7).
#include <cassert>
#include <numeric>
#include <utility>

#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

namespace {

constexpr std::uint64_t kDeals = [] {
    std::uint64_t product = 1;
    for (std::uint64_t i = 2; i <= kGods; ++i)
        product *= i;
    return product;
}();
static_assert(kDeals > kMostListedOutcomes, "deals are sampled, never listed");

} // namespace

std::uint64_t Osiris::outcomeCount(const Position &position) { return position.phase == Phase::Gods ? kDeals : 0; }

void Osiris::outcomes([[maybe_unused]] const Position &position, Actions &)
{
    assert(outcomeCount(position) == 0); // more than may be listed otherwise
}

Fraction Osiris::probability(const Position &, Action) { return {1, kDeals}; }

Action Osiris::sample(const Position &, Random &random)
{
    std::array<God, kGods> gods;
    std::iota(gods.begin(), gods.end(), God{0});
    for (std::uint32_t i = kGods; i > 1; --i)
        std::swap(gods[i - 1], gods[random.below(i)]);
    return makeGods(gods);
}

} // namespace engine::osiris
