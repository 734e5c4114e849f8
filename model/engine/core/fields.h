// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a position that no piece shows. A game has one table with a row for each field; from it follow the
// fields of an arrangement, how they are read back, their neutral values, and what the editor offers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/engine/core/arrangement.h"

namespace engine {

/// The choice that stands for no seat or no value.
inline constexpr const char *kNoChoice = "-";

/// The value of a field with that number (see FieldAccess).
Value valueOf(const FieldRule &rule, std::int64_t n);
/// The number of a value; nothing if `value` is null or not allowed by the rule.
std::optional<std::int64_t> numberOf(const FieldRule &rule, const Value *value);

/// Reads and writes a field of a position of type `P` as a number: of a Flag 0 or 1, of a Choice or SeatId the index of
/// the choice, of Figures their digits as one number (`1334`; 0 for none).
template <class P>
struct FieldAccess {
    std::int64_t (*get)(const P &position);
    void (*set)(P &position, std::int64_t n); ///< `n` must be allowed by the row
};

/// Access to the member `kMember`.
template <class P, auto kMember>
inline constexpr FieldAccess<P> kMemberField{
    [](const P &position) { return static_cast<std::int64_t>(position.*kMember); },
    [](P &position, std::int64_t n) {
        position.*kMember = static_cast<std::remove_cvref_t<decltype(position.*kMember)>>(n);
    }};

/// Access to a member whose value `kNone` means none: that is choice 0, value v is choice v + 1.
template <class P, auto kMember, auto kNone>
inline constexpr FieldAccess<P> kOptionalField{
    [](const P &position) { return position.*kMember == kNone ? 0 : std::int64_t{position.*kMember} + 1; },
    [](P &position, std::int64_t n) {
        position.*kMember = n == 0 ? kNone : static_cast<std::remove_cvref_t<decltype(position.*kMember)>>(n - 1);
    }};

/// A row of the table.
template <class P>
struct Field {
    FieldRule rule; ///< the values that can be read; the choices of a SeatId are all seats and possibly `-`
    FieldAccess<P> access;
    bool (*isMeant)(const P &) = nullptr;             ///< true where the field has a meaning; null: always
    void (*narrow)(FieldRule &, const P &) = nullptr; ///< restricts the rule to what the editor offers in a position
    bool isBehindNext = false;                        ///< the editor shows it after the next row
    std::int64_t (*most)(const P &) = nullptr;        ///< greatest number, where it depends on the fields before
};

/// The fields of a game's arrangements, in order. The neutral value of a field is its value in `P{}`.
template <class P>
class FieldTable {
public:
    /// The names of the rows must differ.
    explicit FieldTable(std::vector<Field<P>> rows) : m_rows(std::move(rows))
    {
        const P bare{};
        for (const Field<P> &row : m_rows)
            m_neutral.push_back(valueOf(row.rule, row.access.get(bare)));
    }

    /// All fields of a position.
    Value::Members fieldsOf(const P &position) const
    {
        Value::Members fields;
        for (const Field<P> &row : m_rows)
            fields.emplace_back(row.rule.name, valueOf(row.rule, row.access.get(position)));
        return fields;
    }

    /// Stores the fields in the position. A missing or invalid field leaves its value unchanged; returns the names of
    /// these. Fields without a row are ignored.
    std::vector<std::string> read(const Value::Members &fields, P &position) const
    {
        std::vector<std::string> wrong;
        auto next = fields.begin(); // as `fieldsOf` writes them: the members before it are those of rows before
        for (const Field<P> &row : m_rows) {
            const bool isNext = next != fields.end() && next->first == row.rule.name;
            const auto n = numberOf(row.rule, isNext ? &(next++)->second : findMember(fields, row.rule.name));
            if (n && (!row.most || *n <= row.most(position)))
                row.access.set(position, *n);
            else
                wrong.push_back(row.rule.name);
        }
        return wrong;
    }

    /// The neutral value of the field of that name; nothing if there is no such field.
    std::optional<Value> neutral(std::string_view name) const
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (m_rows[i].rule.name == name)
                return m_neutral[i];
        }
        return std::nullopt;
    }

    /// True if that field is present and not neutral.
    bool holds(const Value::Members &fields, const FieldRule &rule) const
    {
        const Value *const value = findMember(fields, rule.name);
        return value && *value != neutral(rule.name);
    }

    /// Sets those fields whose values differ between the two positions to the values of `after`.
    void change(Value::Members &fields, const P &before, const P &after) const
    {
        for (const Field<P> &row : m_rows) {
            if (row.access.get(before) != row.access.get(after))
                setMember(fields, row.rule.name, valueOf(row.rule, row.access.get(after)));
        }
    }

    /// The fields that the editor shows, in its order: those that have a meaning in the position, and others for which
    /// `holds(rule)` is true.
    template <class Holds>
    std::vector<FieldRule> offered(const P &position, Holds holds) const
    {
        std::vector<const Field<P> *> rows;
        for (const Field<P> &row : m_rows)
            rows.push_back(&row);
        for (std::size_t i = rows.size(); i-- > 1;) {
            if (rows[i - 1]->isBehindNext)
                std::swap(rows[i - 1], rows[i]);
        }
        std::vector<FieldRule> rules;
        for (const Field<P> *row : rows) {
            if (row->isMeant && !row->isMeant(position) && !holds(row->rule))
                continue;
            FieldRule &rule = rules.emplace_back(row->rule);
            if (rule.form == FieldRule::Form::SeatId) // of the seats the program knows which there are
                std::erase_if(rule.choices, [](const std::string &choice) { return choice != kNoChoice; });
            if (row->narrow)
                row->narrow(rule, position);
        }
        return rules;
    }

private:
    std::vector<Field<P>> m_rows;
    std::vector<Value> m_neutral; ///< of each row
};

/// Rules of the three usual forms; see FieldRule for the members.
inline FieldRule numberRule(std::string_view name, std::int64_t least, std::int64_t most)
{
    return {.name = std::string(name), .form = FieldRule::Form::Number, .least = least, .most = most};
}
inline FieldRule choiceRule(std::string_view name, std::vector<std::string> choices, std::string_view words)
{
    return {.name = std::string(name),
            .form = FieldRule::Form::Choice,
            .choices = std::move(choices),
            .words = std::string(words)};
}
inline FieldRule seatRule(std::string_view name, std::vector<std::string> seats)
{
    return {.name = std::string(name), .form = FieldRule::Form::SeatId, .choices = std::move(seats)};
}

/// The names of those values, as the choices of a field.
template <class All, class NameOf>
std::vector<std::string> namesOf(const All &all, NameOf nameOf)
{
    std::vector<std::string> names;
    for (const auto each : all)
        names.emplace_back(nameOf(each));
    return names;
}

/// Those choices after `kNoChoice`.
inline std::vector<std::string> orNone(std::vector<std::string> names)
{
    names.emplace(names.begin(), kNoChoice);
    return names;
}

} // namespace engine
