// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>
#include <type_traits>

#include "model/engine/core/value.h"

namespace engine {

/// Why an action is illegal: a message that is not made until it is asked for, so that rules say in one place what is
/// legal and why not, at no cost.
class Refusal {
public:
    /// A field of the message: a number, a name that lasts, or what `valueOf` makes of the number.
    struct Field {
        /// An uninitialised field, one of a number or of what is made of it, and one of a name.
        Field() = default;
        Field(const char *id, int number, Value (*make)(std::int64_t) = nullptr)
            : name(id), word(nullptr), n(number), valueOf(make)
        {
        }
        Field(const char *id, std::string_view text)
            : name(id), word(text.data()), n(static_cast<std::int64_t>(text.size())), valueOf(nullptr)
        {
        }
        /// The value in the message.
        Value value() const
        {
            return valueOf ? valueOf(n) : word ? Value(std::string_view(word, static_cast<std::size_t>(n))) : Value(n);
        }

        const char *name;
        const char *word;
        std::int64_t n; ///< of a name its length
        Value (*valueOf)(std::int64_t);
    };

    /// Nothing is refused.
    Refusal() {} // NOLINT: leaves the fields uninitialised on purpose
    /// The reason of that id, with at most `kMostFields` fields.
    Refusal(const char *id) : m_id(id), m_isRefused(true) {}
    template <std::size_t N>
    Refusal(const char *id, const Field (&fields)[N]) : Refusal(id) // NOLINT: a list in braces
    {
        static_assert(N <= kMostFields);
        m_count = N;
        std::memcpy(m_fields, fields, sizeof fields);
    }

    /// The reason, which refuses nothing where `isAllowed`.
    Refusal unless(bool isAllowed) const
    {
        Refusal refusal = *this;
        refusal.m_isRefused = m_isRefused && !isAllowed;
        return refusal;
    }
    explicit operator bool() const { return m_isRefused; }
    std::string_view id() const { return m_id; }

    /// The message, also where it refuses nothing; `reason` only where it does.
    Message message() const
    {
        Message message{m_id, {}};
        for (std::size_t i = 0; i < m_count; ++i)
            message.fields.emplace_back(m_fields[i].name, m_fields[i].value());
        return message;
    }
    std::optional<Message> reason() const { return m_isRefused ? std::optional(message()) : std::nullopt; }

private:
    static constexpr std::size_t kMostFields = 3;

    const char *m_id = "";
    std::uint8_t m_count = 0;
    bool m_isRefused = false;
    Field m_fields[kMostFields]; // NOLINT: uninitialised, so that none cost nothing
};

static_assert(std::is_trivially_copyable_v<Refusal>);

/// A field with the name that `nameOf` has for a small number; it is looked up when the message is made.
template <auto nameOf>
Refusal::Field named(const char *id, int n)
{
    return {id, n, [](std::int64_t number) { return Value(nameOf(static_cast<std::uint8_t>(number))); }};
}

/// The field `place` with the id of a place of the game `G`.
template <class G>
Refusal::Field placeField(int place)
{
    return {"place", place, [](std::int64_t n) { return Value(G::places()[n].id); }};
}

} // namespace engine
