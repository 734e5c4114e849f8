// SPDX-License-Identifier: GPL-3.0-or-later
// The state in named fields, in the documented form for other programs.
#include <algorithm>

#include "model/engine/osiris/rules/steps.h"

namespace engine::osiris {

namespace {

/// A member for each priest that takes part (O9).
template <class ValueOf>
Value::Members eachPriest(const Position &position, ValueOf valueOf)
{
    Value::Members members;
    for (int priest = 0; priest < kPriests; ++priest) {
        if (isPresent(colourOf(priest), position.seats))
            members.emplace_back(priestName(priest), valueOf(static_cast<std::size_t>(priest)));
    }
    return members;
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
    Value::Members temples;
    for (std::size_t god = 0; god < kGods; ++god) {
        Value::Members colours;
        for (int colour = 0; colour < kColours; ++colour) {
            if (isPresent(colour, position.seats))
                colours.emplace_back(colourName(colour), position.temples[god].of(colour));
        }
        temples.emplace_back(kGodNames[god], colours);
    }
    return temples;
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
