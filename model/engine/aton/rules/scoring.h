// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// The six parts of a scoring of the board as it stands, in the order of rules A21 to A26.
std::array<Part, 6> scoringParts(const Position &position);

/// Points of both seats in a scoring of the board as it stands.
std::array<int, 2> scoringPoints(const Position &position);

/// The first of temple 1 to 4, yellow, green that the counters fill (A19), or `Reason::None`.
Reason filled(Squares counters);

} // namespace engine::aton
