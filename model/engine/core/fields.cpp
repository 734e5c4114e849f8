// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/core/fields.h"

#include <algorithm>

namespace engine {

Value valueOf(const FieldRule &rule, std::int64_t n)
{
    switch (rule.form) {
    case FieldRule::Form::Number: return n;
    case FieldRule::Form::Flag: return n != 0;
    case FieldRule::Form::Figures: return n == 0 ? std::string() : std::to_string(n);
    default: return rule.choices[n];
    }
}

std::optional<std::int64_t> numberOf(const FieldRule &rule, const Value *value)
{
    const std::string *const text = value ? value->asText() : nullptr;
    if (rule.form == FieldRule::Form::Number) {
        const std::int64_t *const n = value ? value->asInt() : nullptr;
        return n && *n >= rule.least && *n <= rule.most ? std::optional(*n) : std::nullopt;
    }
    if (rule.form == FieldRule::Form::Flag)
        return value && value->asBool() ? std::optional<std::int64_t>(*value->asBool()) : std::nullopt;
    if (!text)
        return std::nullopt;
    if (rule.form == FieldRule::Form::Figures) {
        const bool fits = text->size() <= static_cast<std::size_t>(rule.length)
                          && std::all_of(text->begin(), text->end(), [&rule](char figure) {
                                 return figure >= '0' + rule.least && figure <= '0' + rule.most;
                             });
        return !fits ? std::nullopt : std::optional<std::int64_t>(text->empty() ? 0 : std::stoll(*text));
    }
    const auto found = std::find(rule.choices.begin(), rule.choices.end(), *text);
    return found == rule.choices.end() ? std::nullopt : std::optional<std::int64_t>(found - rule.choices.begin());
}

} // namespace engine
