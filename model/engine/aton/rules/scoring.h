// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>

#include "model/engine/aton/rules/facts.h"
#include "model/engine/aton/rules/position.h"

namespace engine::aton {

/// One part of a scoring (A21 to A26): the counters, squares or points that count for each seat, and the points scored
/// (red, blue).
struct Part {
    Topic topic = Topic::None;
    std::array<int, 2> held{};
    std::array<int, 2> points{};
};

/// Counters of one seat in the areas that a scoring compares.
struct Held {
    std::array<int, kTemples> temples{};
    int blue = 0;
    int black = 0;
    int bonusPoints = 0;
};

/// Points of the six parts of a scoring for the seat that holds `own`, in the order of A21 to A26; 0 without a majority
/// (A27), bonus squares excepted.
constexpr std::array<int, 6> pointsOfParts(const Held &own, const Held &other)
{
    const auto lead = [&](std::size_t temple) { return std::max(0, own.temples[temple] - other.temples[temple]); };
    return {lead(0),
            lead(1) > 0 ? 5 : 0,
            lead(2) > 0 ? own.temples[2] : 0,
            lead(3) > 0 ? 3 * own.blue : 0,
            own.black > other.black ? 8 : 0,
            own.bonusPoints};
}

/// The six parts of a scoring of the current board, in the order of A21 to A26.
std::array<Part, 6> scoringParts(const Position &position);

/// Points of both seats in a scoring of the current board.
std::array<int, 2> scoringPoints(const Position &position);

/// The first win condition, of temple 1 to 4, yellow, green, that the counters fulfil (A19), or `Reason::None`.
Reason filled(Squares counters);

} // namespace engine::aton
