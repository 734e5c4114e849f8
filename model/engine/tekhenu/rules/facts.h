// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/fact_list.h"
#include "model/engine/core/value.h"
#include "model/engine/tekhenu/rules/tables.h"

namespace engine::tekhenu {

/// The kinds of facts. Behind each stands its id in files and the fields that it carries.
enum class FactId : std::uint8_t {
    Points,      ///< `points`: seat, for, points; of what the rival has by its own rules also source
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
    Order,       ///< `order`: order and owner (the same ids)
    RivalDie,    ///< `rival-die`: seat, path, segment, colour, pips, what (its purity); which rule of T51 chose it
    RivalAction  ///< `rival-statue` and so on: what it did with it and why (T52)
};

/// What the rival does with its die, in the order of the names in describe.cpp.
enum class RivalAction : std::uint8_t {
    GodStatue,  ///< at the god of the position
    LeadStatue, ///< where it leads in most districts
    LineStatue, ///< beside most own pillars
    Tile,       ///< n: points of buildings and edges
    Building,   ///< beside most own pillars
    District,   ///< in the row of the value, from the column of the die on
    Festival,   ///< n: the value
    Cards,      ///< n: how many; order: which, as they were taken
    Nothing     ///< it cannot be carried out; n: points instead
};

/// What brings the rival points by its own rules (T52, T54), in the order of the names in describe.cpp.
enum class RivalSource : std::uint8_t { Pillars, Tile, Instead, Blessings, Technologies, Decrees, Scribes };

/// A fact in numbers.
struct Fact {
    FactId id = FactId::Points;
    std::uint8_t owner = kNone;
    std::uint8_t what = 0; ///< topic, good, god, segment or deed
    std::uint8_t to = 0; ///< of a deed the place or, without one, the god; of a die the die; of points the RivalSource
    std::int16_t n = 0;
    std::uint8_t seats = 4;
    std::array<std::uint8_t, kOwners> order{};

    friend constexpr bool operator==(const Fact &, const Fact &) = default;
};

using Facts = FactList<Fact, 256>;

/// The fact as a message, with the id and fields listed at FactId.
Message describe(const Fact &fact);

} // namespace engine::tekhenu
