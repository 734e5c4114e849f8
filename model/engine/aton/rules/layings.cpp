// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/rules/layings.h"

#include <array>

namespace engine::aton {

namespace {

constexpr unsigned kTuples = 256;
constexpr unsigned kKeys = 125;

/// A number for each hand of four: counts of 1, 2 and 3 in base five.
constexpr unsigned keyOf(Cards hand)
{
    return static_cast<unsigned>(hand.count(1) + 5 * hand.count(2) + 25 * hand.count(3));
}

/// All 4^4 rows of four cards, sorted by hand.
struct Table {
    std::array<Laid, kTuples> layings{};
    std::array<std::uint16_t, kKeys + 1> begin{};

    constexpr Table()
    {
        std::array<Laid, kTuples> all{};
        for (unsigned tuple = 0; tuple < kTuples; ++tuple) {
            for (unsigned cartouche = 0; cartouche < 4; ++cartouche)
                all[tuple].set(static_cast<int>(cartouche) + 1,
                               static_cast<int>((tuple >> (6U - 2U * cartouche)) & 3U) + 1);
            ++begin[keyOf(all[tuple].cards()) + 1U];
        }
        for (unsigned key = 0; key < kKeys; ++key)
            begin[key + 1U] = static_cast<std::uint16_t>(begin[key + 1U] + begin[key]);
        std::array<std::uint16_t, kKeys> next{};
        for (const Laid laid : all) {
            const unsigned key = keyOf(laid.cards());
            layings[begin[key] + next[key]] = laid;
            ++next[key];
        }
    }
};

constexpr Table kTable;

} // namespace

std::span<const Laid> layingsOf(Cards hand)
{
    if (hand.size() != 4)
        return {};
    const unsigned key = keyOf(hand);
    return std::span<const Laid>(kTable.layings)
        .subspan(kTable.begin[key], static_cast<std::size_t>(kTable.begin[key + 1] - kTable.begin[key]));
}

bool isLaying(Laid laid, Cards hand)
{
    for (int cartouche = 1; cartouche <= 4; ++cartouche) {
        if (laid.at(cartouche) < 1 || laid.at(cartouche) > 4)
            return false;
    }
    return laid.cards() == hand;
}

} // namespace engine::aton
