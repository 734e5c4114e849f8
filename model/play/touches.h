// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/engine/core/arrangement.h"

namespace play {

/// A piece that is pointed at: where it lies, its value, and its kind where that counts. The value of a place that is
/// pointed at as a whole is 0.
struct Point {
    engine::PlaceIndex place = engine::kNowhere;
    std::uint8_t value = 0;
    std::uint8_t kind = engine::kAnyKind;

    friend auto operator<=>(const Point &, const Point &) = default; // NOLINT: no null pointer
};

/// True if it is chosen by pointing.
bool isPoint(const engine::MoveTarget &target);
/// What is pointed at for that touch. The value counts where a piece is meant that lies there, not one that comes
/// there.
Point pointOf(const engine::MoveTarget &target);
/// True if a click on such a piece, or on none in particular, may mean that point.
bool isMeant(const Point &point, const Point &click);
/// True if both are chosen by the same gesture.
bool isSame(const engine::MoveTarget &target, const engine::MoveTarget &other);
/// True if one of them is chosen by the same gesture, or by pointing.
bool holds(const std::vector<engine::MoveTarget> &moveTargets, const engine::MoveTarget &target);
bool hasPoints(const std::vector<engine::MoveTarget> &moveTargets);

} // namespace play
