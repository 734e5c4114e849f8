// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/engine/core/value.h"

/// The value as JSON without spaces; its texts need no escapes here.
inline std::string toJson(const engine::Value &value)
{
    if (const auto *truth = value.asBool())
        return *truth ? "true" : "false";
    if (const auto *number = value.asInt())
        return std::to_string(*number);
    if (const auto *text = value.asText())
        return '"' + *text + '"';
    std::string json;
    if (const auto *list = value.asList()) {
        for (const engine::Value &item : *list)
            json += (json.empty() ? "" : ",") + toJson(item);
        return "[" + json + "]";
    }
    if (const auto *members = value.asMembers()) {
        for (const auto &[name, member] : *members)
            json += (json.empty() ? "\"" : ",\"") + name + "\":" + toJson(member);
        return "{" + json + "}";
    }
    return "null";
}
