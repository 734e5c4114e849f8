// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/numbers.h"

#include <algorithm>
#include <array>

#include "model/engine/core/random.h"

namespace engine::search {

namespace {

constexpr int kFurthest = 3072; ///< weights so far below the best count as 0: e to the power of -12

/// Powers of e for -n/256, as a product of two from tables, so that they are the same on every machine.
struct Powers {
    std::array<double, kFurthest / 64 + 1> coarse{};
    std::array<double, 64> fine{};
};

constexpr Powers kPowers = [] {
    Powers powers;
    constexpr double kStep = 0.99610136947011749; // e to the power of -1/256
    powers.fine[0] = 1;
    for (std::size_t i = 1; i < powers.fine.size(); ++i)
        powers.fine[i] = powers.fine[i - 1] * kStep;
    powers.coarse[0] = 1;
    for (std::size_t i = 1; i < powers.coarse.size(); ++i)
        powers.coarse[i] = powers.coarse[i - 1] * powers.fine[63] * kStep;
    return powers;
}();

} // namespace

double powerOfE(int below)
{
    const auto n = static_cast<std::size_t>(std::min(below, kFurthest));
    return kPowers.coarse[n / 64] * kPowers.fine[n % 64];
}

double drawnNormal(std::uint64_t seed)
{
    Random random(seed);
    double sum = -6;
    for (int i = 0; i < 12; ++i)
        sum += random.bits() * 0x1p-32;
    return sum;
}

} // namespace engine::search
