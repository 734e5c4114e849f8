// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/core/value.h"

#include <algorithm>

namespace engine {

namespace {

const Value *findMember(const Value::Members &members, std::string_view name)
{
    const auto found =
        std::find_if(members.begin(), members.end(), [&](const auto &member) { return member.first == name; });
    return found == members.end() ? nullptr : &found->second;
}

} // namespace

const Value *Value::find(std::string_view name) const
{
    const Members *members = asMembers();
    return members ? findMember(*members, name) : nullptr;
}

std::int64_t Message::number(std::string_view name, std::int64_t otherwise) const
{
    const Value *field = findMember(fields, name);
    const std::int64_t *n = field ? field->asInt() : nullptr;
    return n ? *n : otherwise;
}

std::string_view Message::text(std::string_view name) const
{
    const Value *field = findMember(fields, name);
    const std::string *text = field ? field->asText() : nullptr;
    return text ? std::string_view(*text) : std::string_view();
}

} // namespace engine
