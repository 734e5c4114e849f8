// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's states and facts as flat texts, to be compared with a second implementation of a game's rules.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "model/engine/core/value.h"

namespace flat {

/// By path, as in `priests/a0`, the text of what stands there; an object without members leaves no trace.
using State = std::map<std::string, std::string>;

/// A value without members: texts are quoted, a list is `[1,2]`.
inline std::string leafText(const engine::Value &value)
{
    if (const auto *number = value.asInt())
        return std::to_string(*number);
    if (const auto *text = value.asText())
        return '"' + *text + '"';
    if (const auto *flag = value.asBool())
        return *flag ? "true" : "false";
    if (const auto *list = value.asList()) {
        std::string all;
        for (const engine::Value &item : *list)
            all.append(all.empty() ? "" : ",").append(leafText(item));
        return "[" + all + "]";
    }
    return value.isNull() ? "null" : "?";
}

/// Adds a value that stands at `path`.
inline void add(State &state, const std::string &path, const engine::Value &value)
{
    const auto *members = value.asMembers();
    if (!members) {
        state[path] = leafText(value);
        return;
    }
    for (const auto &[name, member] : *members)
        add(state, path.empty() ? name : path + "/" + name, member);
}

/// What a game says of its state.
inline State stateOf(const engine::Value &value)
{
    State state;
    add(state, "", value);
    return state;
}

/// A fact with its fields by name and no quotes, as in `coin for=first money=1 seat=a`.
inline std::string factText(const engine::Message &fact)
{
    std::vector<std::string> fields;
    for (const auto &[name, value] : fact.fields)
        fields.push_back(name + "=" + (value.asText() ? *value.asText() : leafText(value)));
    std::sort(fields.begin(), fields.end());
    std::string text = fact.id;
    for (const std::string &field : fields)
        text.append(" ").append(field);
    return text;
}

/// The first entry in which the engine's and the other's differ, in words; empty if they are equal.
inline std::string firstDifference(const State &engine, const State &other)
{
    for (const State &all : {engine, other}) {
        for (const auto &[path, unused] : all) {
            const auto a = engine.find(path);
            const auto b = other.find(path);
            if (a == engine.end() || b == other.end() || a->second != b->second)
                return path + ": " + (a == engine.end() ? "missing" : a->second) + " against "
                       + (b == other.end() ? "missing" : b->second);
        }
    }
    return {};
}

} // namespace flat
