// SPDX-License-Identifier: GPL-3.0-or-later
// The state in named fields, in the documented form for other programs.
#include <algorithm>

#include "model/engine/core/named_values.h"
#include "model/engine/osiris/rules/steps.h"

namespace engine::osiris {

namespace {

/// A member for each priest that takes part (O9).
template <class ValueOf>
Value::Members eachPriest(const Position &position, ValueOf valueOf)
{
    const auto name = [&](int priest) { return isPresent(colourOf(priest), position.seats) ? priestName(priest) : ""; };
    return namedMembers(kPriests, name, valueOf);
}

Value blockades(const Position &position)
{
    std::vector<std::string_view> names;
    forEachBit(position.blockades, [&](int space) { names.push_back(nodeName(static_cast<Node>(space))); });
    std::sort(names.begin(), names.end());
    return Value::List(names.begin(), names.end());
}

Value followers(const Position &position)
{
    const auto colour = [&](int c) { return isPresent(c, position.seats) ? colourName(c) : ""; };
    return namedMembers(kGods, godName, [&](God god) {
        return namedMembers(kColours, colour, [&](int c) { return Value(position.temples[god].of(c)); });
    });
}

Value gods(const Position &position)
{
    if (position.phase == Phase::Gods)
        return {};
    const auto nameOf = [&position](std::size_t index) {
        const God god = position.gods[index];
        return Value(god == kUnknownGod ? std::string_view("?") : kGodNames[god]);
    };
    Value::Members members = eachPriest(position, nameOf);
    members.emplace_back("tip", nameOf(kUnderTip));
    return members;
}

Value walk(const Position &position)
{
    if (position.walker == kNoPriest)
        return {};
    return Value::Members{{"priest", priestName(position.walker)}, {"spent", position.spent}, {"left", position.left}};
}

Value fight(const Position &position)
{
    if (position.phase != Phase::Fight)
        return {};
    return Value::Members{{"winner", priestName(position.winner)}, {"loser", priestName(position.loser)}};
}

} // namespace

Value Osiris::state(const Position &position)
{
    return Value::Members{
        {"turn", position.turn},
        {"phase", phaseName(position.phase)},
        {"to_act", seatNames(toAct(position), seatName)},
        {"priests", eachPriest(position, [&](std::size_t i) { return Value(nodeName(position.at[i])); })},
        {"towns", eachPriest(position, [&](std::size_t i) { return Value(position.town[i]); })},
        {"blockades", blockades(position)},
        {"followers", followers(position)},
        {"gods", gods(position)},
        {"walk", walk(position)},
        {"fight", fight(position)},
        {"over", resultState(result(position), seatName)},
    };
}

} // namespace engine::osiris
