// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace engine {

/// A thing that a seat has: it looks like the piece of that kind and value, where the game has such a kind, else like
/// the picture of that id.
struct Possession {
    std::string kind;       ///< empty: nothing, an empty space
    std::uint8_t value = 0; ///< of a piece; 0: it has none, or lies face down
    int count = 1;
    bool isSecret = false; ///< only its owner may know what it is

    friend bool operator==(const Possession &, const Possession &) = default;
};

} // namespace engine
