// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace engine {

/// A tree of typed values in the form of JSON, independent of any file format: the engine's results with named fields.
/// Members keep their order.
class Value {
public:
    using List = std::vector<Value>;
    using Members = std::vector<std::pair<std::string, Value>>;

    /// The value null.
    Value() = default;
    /// A value of that type; numbers are stored with 64 bits.
    Value(bool b) : m_data(b) {}
    Value(std::int64_t n) : m_data(n) {}
    Value(int n) : m_data(static_cast<std::int64_t>(n)) {}
    Value(unsigned n) : m_data(static_cast<std::int64_t>(n)) {}
    Value(std::string text) : m_data(std::move(text)) {}
    Value(std::string_view text) : m_data(std::string(text)) {}
    Value(const char *text) : m_data(std::string(text)) {}
    Value(List list) : m_data(std::move(list)) {}
    Value(Members members) : m_data(std::move(members)) {}

    /// The type of the value: each `as…` returns null if it has another one.
    bool isNull() const { return std::holds_alternative<std::monostate>(m_data); }
    const bool *asBool() const { return std::get_if<bool>(&m_data); }
    const std::int64_t *asInt() const { return std::get_if<std::int64_t>(&m_data); }
    const std::string *asText() const { return std::get_if<std::string>(&m_data); }
    const List *asList() const { return std::get_if<List>(&m_data); }
    const Members *asMembers() const { return std::get_if<Members>(&m_data); }

    /// The first member of that name; null if there is none or this is no object.
    const Value *find(std::string_view name) const;

    friend bool operator==(const Value &, const Value &) = default;

private:
    std::variant<std::monostate, bool, std::int64_t, std::string, List, Members> m_data;
};

/// The first member of that name, or null.
const Value *findMember(const Value::Members &members, std::string_view name);
/// The first member of that name as a number or text; `otherwise`, or an empty text, if it is missing or of another
/// type.
std::int64_t numberIn(const Value::Members &members, std::string_view name, std::int64_t otherwise = 0);
std::string_view textIn(const Value::Members &members, std::string_view name);
/// Sets the first member of that name; appends it if there is none.
void setMember(Value::Members &members, std::string_view name, const Value &value);

/// A text without language: an id of the game's table of words, and the fields that are inserted into its text. Facts,
/// reasons, problems, prompts and captions are messages.
struct Message {
    std::string id;
    Value::Members fields;

    /// The field of that name as a number, or `otherwise`.
    std::int64_t number(std::string_view name, std::int64_t otherwise = 0) const
    {
        return numberIn(fields, name, otherwise);
    }
    /// The field of that name as text, or empty.
    std::string_view text(std::string_view name) const { return textIn(fields, name); }

    friend bool operator==(const Message &, const Message &) = default;
};

/// A copy in which every text longer than `kMostShown` characters (UTF-8) is reduced to its beginning and end: texts
/// from outside may be of any length, messages must stay readable.
Value shortened(const Value &value);
Message shortened(const Message &message);
inline constexpr std::size_t kMostShown = 200;

} // namespace engine
