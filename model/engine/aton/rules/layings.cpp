// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/rules/layings.h"

#include <array>

namespace engine::aton {

namespace {

constexpr std::size_t kKeys = 125;

/// A sort key for each hand of four: hands with many low cards come first.
constexpr std::size_t keyOf(Cards hand)
{
    return static_cast<std::size_t>(25 * (4 - hand.count(1)) + 5 * (4 - hand.count(2)) + 4 - hand.count(3));
}

/// The bits of a row: two bits a card, cartouche 1 highest.
constexpr std::size_t tupleOf(Laid laid)
{
    return static_cast<std::size_t>(64 * laid.at(1) + 16 * laid.at(2) + 4 * laid.at(3) + laid.at(4) - 85);
}

/// All 4^4 rows of four cards, sorted by hand.
struct Table {
    std::array<Laid, kLayings> layings{};
    std::array<std::uint8_t, kLayings> index{}; ///< of a row by its tuple
    std::array<std::uint16_t, kKeys + 1> begin{};

    constexpr Table()
    {
        std::array<Laid, kLayings> all{};
        for (unsigned tuple = 0; tuple < all.size(); ++tuple) {
            for (unsigned cartouche = 1; cartouche <= 4; ++cartouche)
                all[tuple].set(static_cast<int>(cartouche),
                               static_cast<int>((tuple >> (8U - 2U * cartouche)) & 3U) + 1);
            ++begin[keyOf(all[tuple].cards()) + 1];
        }
        for (std::size_t key = 0; key < kKeys; ++key)
            begin[key + 1] = static_cast<std::uint16_t>(begin[key + 1] + begin[key]);
        std::array<std::uint16_t, kKeys + 1> next = begin;
        for (const Laid laid : all) {
            const std::uint16_t at = next[keyOf(laid.cards())]++;
            layings[at] = laid;
            index[tupleOf(laid)] = static_cast<std::uint8_t>(at);
        }
    }
};

constexpr Table kTable;

} // namespace

std::span<const Laid> layingsOf(Cards hand)
{
    if (hand.size() != 4)
        return {};
    const std::size_t key = keyOf(hand);
    return std::span(kTable.layings).subspan(kTable.begin[key], kTable.begin[key + 1] - std::size_t{kTable.begin[key]});
}

int indexOf(Laid laid) { return kTable.index[tupleOf(laid)]; }

Laid layingAt(int index) { return kTable.layings[index]; }

} // namespace engine::aton
