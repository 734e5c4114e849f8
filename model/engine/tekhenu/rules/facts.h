// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/fact_list.h"
#include "model/engine/core/value.h"
#include "model/engine/tekhenu/rules/tables.h"

namespace engine::tekhenu {

/// The kinds of facts. Behind each stands its id in files and the fields that it carries.
enum class FactId : std::uint8_t {
    Points,      ///< `points`: seat, for, points
    Gain,        ///< `gain`: seat, good, n
    Spend,       ///< `spend`: seat, good, n
    Level,       ///< `level`: seat, good, n (the new level)
    Population,  ///< `population`: seat, n (steps), to
    Happiness,   ///< `happiness`: seat, n (steps), to
    Bonus,       ///< `bonus`: seat, god
    Excess,      ///< `excess`: seat, good, n
    OpenSection, ///< `open-section`: n (3 or 4)
    Rotation,    ///< `rotation`: segment (the first sunny one)
    Balance,     ///< `balance`: seat, balance
    Order        ///< `order`: order and owner (the same ids)
};

/// A fact in numbers.
struct Fact {
    FactId id = FactId::Points;
    std::uint8_t owner = kNone;
    std::uint8_t what = 0; ///< topic, good, god or segment
    std::uint8_t to = 0;
    std::int16_t n = 0;
    std::uint8_t seats = 4;
    std::array<std::uint8_t, kOwners> order{};

    friend constexpr bool operator==(const Fact &, const Fact &) = default;
};

using Facts = FactList<Fact, 256>;

/// The fact as a message, with the id and fields listed at FactId.
Message describe(const Fact &fact);

} // namespace engine::tekhenu
