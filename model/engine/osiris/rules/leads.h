// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "model/engine/osiris/rules/position.h"

namespace engine::osiris {

namespace detail {

/// Lead of each colour's or each pair of colours' owner over the best other seat, by the followers at a temple.
inline constexpr auto kLeadOf = [] {
    std::array<std::array<std::array<std::int8_t, 256>, kColours>, 2> all{};
    for (unsigned bits = 0; bits < 256; ++bits) {
        const Followers followers{static_cast<std::uint8_t>(bits)};
        const int ac = followers.of(0) + followers.of(2);
        const int bd = followers.of(1) + followers.of(3);
        all[0][0][bits] = static_cast<std::int8_t>(ac - bd);
        all[0][1][bits] = static_cast<std::int8_t>(bd - ac);
        for (int colour = 0; colour < kColours; ++colour) {
            int most = 0;
            for (int other = 0; other < kColours; ++other)
                most = other == colour ? most : std::max(most, followers.of(other));
            all[1][colour][bits] = static_cast<std::int8_t>(followers.of(colour) - most);
        }
    }
    return all;
}();

} // namespace detail

/// The seat's followers at that god's temple less those of the best other seat. If the seat ends the game it wins with
/// 0 or more (O21).
inline int leadAt(const Position &position, Seat seat, God god)
{
    return detail::kLeadOf[position.seats == 2 ? 0 : 1][seat][position.temples[god].bits];
}

} // namespace engine::osiris
