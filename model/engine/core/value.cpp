// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/core/value.h"

#include <algorithm>

namespace engine {

namespace {

std::string shortenedText(std::string_view text)
{
    constexpr std::string_view kGap = "…";
    constexpr std::size_t kEnd = kMostShown / 3;
    constexpr std::size_t kBeginning = kMostShown - kEnd - 1;
    std::vector<std::size_t> characters; // where each begins
    for (std::size_t at = 0; at < text.size(); ++at) {
        if ((static_cast<unsigned char>(text[at]) & 0xc0U) != 0x80U)
            characters.push_back(at);
    }
    if (characters.size() <= kMostShown)
        return std::string(text);
    return std::string(text.substr(0, characters[kBeginning])).append(kGap)
           + std::string(text.substr(characters[characters.size() - kEnd]));
}

} // namespace

const Value *findMember(const Value::Members &members, std::string_view name)
{
    const auto found =
        std::find_if(members.begin(), members.end(), [&](const auto &member) { return member.first == name; });
    return found == members.end() ? nullptr : &found->second;
}

std::int64_t numberIn(const Value::Members &members, std::string_view name, std::int64_t otherwise)
{
    const Value *const value = findMember(members, name);
    const std::int64_t *const n = value ? value->asInt() : nullptr;
    return n ? *n : otherwise;
}

std::string_view textIn(const Value::Members &members, std::string_view name)
{
    const Value *const value = findMember(members, name);
    const std::string *const text = value ? value->asText() : nullptr;
    return text ? std::string_view(*text) : std::string_view();
}

void setMember(Value::Members &members, std::string_view name, const Value &value)
{
    const auto found =
        std::find_if(members.begin(), members.end(), [&](const auto &member) { return member.first == name; });
    if (found == members.end())
        members.emplace_back(name, value);
    else
        found->second = value;
}

const Value *Value::find(std::string_view name) const
{
    const Members *members = asMembers();
    return members ? findMember(*members, name) : nullptr;
}

Value shortened(const Value &value)
{
    if (const std::string *text = value.asText())
        return shortenedText(*text);
    if (const Value::List *list = value.asList()) {
        Value::List items;
        for (const Value &item : *list)
            items.push_back(shortened(item));
        return items;
    }
    if (const Value::Members *members = value.asMembers())
        return shortened(Message{{}, *members}).fields;
    return value;
}

Message shortened(const Message &message)
{
    Message copy{message.id, {}};
    for (const auto &[name, value] : message.fields)
        copy.fields.emplace_back(name, shortened(value));
    return copy;
}

} // namespace engine
