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
