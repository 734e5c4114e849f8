// SPDX-License-Identifier: GPL-3.0-or-later
// Values with the names that a game gives to small numbers.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/engine/core/value.h"

namespace engine {

/// A member for each number below `count` that has a name.
template <class NameOf, class ValueOf>
Value::Members namedMembers(int count, NameOf nameOf, ValueOf valueOf)
{
    Value::Members members;
    for (std::uint8_t i = 0; i < count; ++i) {
        if (const std::string name(nameOf(i)); !name.empty())
            members.emplace_back(name, valueOf(i));
    }
    return members;
}

/// The names of the numbers below `count` that have one.
template <class NameOf>
Value::List namesBelow(int count, NameOf nameOf)
{
    Value::List names;
    for (const auto &[name, same] : namedMembers(count, nameOf, nameOf))
        names.push_back(same);
    return names;
}

/// The name, or null for an empty one.
inline Value nameOrNull(std::string_view name) { return name.empty() ? Value() : Value(name); }

} // namespace engine
