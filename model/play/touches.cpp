// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/touches.h"

#include <algorithm>

namespace play {

bool isPoint(const engine::MoveTarget &target) { return target.choice != engine::kNowhere; }

Point pointOf(const engine::MoveTarget &target)
{
    const bool liesThere = target.choice == target.from;
    return {target.choice, liesThere ? target.value : std::uint8_t{0}, liesThere ? target.kind : engine::kAnyKind};
}

bool isMeant(const Point &point, const Point &click)
{
    const bool isValue = click.value == 0 || point.value == 0 || point.value == click.value;
    const bool isKind = click.kind == engine::kAnyKind || point.kind == engine::kAnyKind || point.kind == click.kind;
    return point.place == click.place && isValue && isKind;
}

bool isSame(const engine::MoveTarget &target, const engine::MoveTarget &other)
{
    return isPoint(target) && isPoint(other) ? pointOf(target) == pointOf(other) : target == other;
}

bool holds(const std::vector<engine::MoveTarget> &moveTargets, const engine::MoveTarget &target)
{
    return std::any_of(moveTargets.begin(), moveTargets.end(),
                       [&target](const engine::MoveTarget &each) { return isSame(each, target); });
}

bool hasPoints(const std::vector<engine::MoveTarget> &moveTargets)
{
    return std::any_of(moveTargets.begin(), moveTargets.end(), isPoint);
}

} // namespace play
