// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>

#include "model/engine/aton/rules/facts.h"
#include "model/engine/aton/rules/position.h"

namespace engine::aton {

/// One part of a scoring: what each seat holds and the points that it brings (red, blue).
struct Part {
    Topic topic = Topic::None;
    std::array<int, 2> held{};
    std::array<int, 2> points{};
};

/// What a seat holds of the things that a scoring counts.
struct Held {
    std::array<int, kTemples> temples{};
    int blue = 0;
    int black = 0;
    int bonusPoints = 0;
};

/// The points that the six parts of a scoring bring to who holds `own`, in the order of rules A21 to A26; without a
/// majority there are none (A27), but for bonus squares.
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

/// The six parts of a scoring of the board as it stands, in the order of rules A21 to A26.
std::array<Part, 6> scoringParts(const Position &position);

/// Points of both seats in a scoring of the board as it stands.
std::array<int, 2> scoringPoints(const Position &position);

/// The first of temple 1 to 4, yellow, green that the counters fill (A19), or `Reason::None`.
Reason filled(Squares counters);

} // namespace engine::aton
