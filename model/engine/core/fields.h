// SPDX-License-Identifier: GPL-3.0-or-later
// What a position holds and no piece shows, said once: a game has a table with a row for each field. From it follow the
// fields of an arrangement, how they are read back, what each holds that means nothing, and what an editor offers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/engine/core/arrangement.h"

namespace engine {

/// The choice for nobody and nothing.
inline constexpr const char *kNoChoice = "-";

/// The value of a field that is that number (see FieldAccess).
Value valueOf(const FieldRule &rule, std::int64_t n);
/// The number, or nothing where the field is missing or not as the rule says.
std::optional<std::int64_t> numberOf(const FieldRule &rule, const Value *value);

/// How a field of a position of type `P` is got and set. It is a number here, whatever its form: of a flag 0 or 1, of a
/// Choice or SeatId the number of the choice from 0, of Figures what they are as one number (`1334`; 0 for none).
template <class P>
struct FieldAccess {
    std::int64_t (*get)(const P &position);
    void (*set)(P &position, std::int64_t n); ///< `n` is one that the row allows
};

/// Access to a member of the position.
template <class P, auto kMember>
inline constexpr FieldAccess<P> kMemberField{
    [](const P &position) { return static_cast<std::int64_t>(position.*kMember); },
    [](P &position, std::int64_t n) {
        position.*kMember = static_cast<std::remove_cvref_t<decltype(position.*kMember)>>(n);
    }};

/// Access to one that is `kNone` for nobody or nothing: that is choice 0, and the others come behind it.
template <class P, auto kMember, auto kNone>
inline constexpr FieldAccess<P> kOptionalField{
    [](const P &position) { return position.*kMember == kNone ? 0 : std::int64_t{position.*kMember} + 1; },
    [](P &position, std::int64_t n) {
        position.*kMember = n == 0 ? kNone : static_cast<std::remove_cvref_t<decltype(position.*kMember)>>(n - 1);
    }};

/// A row of the table.
template <class P>
struct Field {
    FieldRule rule; ///< what can be read. The choices of a SeatId are all seats, and perhaps none, `-`
    FieldAccess<P> access;
    bool (*isMeant)(const P &) = nullptr;             ///< true where the field says something; null: always
    void (*narrow)(FieldRule &, const P &) = nullptr; ///< to what an editor offers in a position
    bool isBehindNext = false;                        ///< people read it behind the next one
    std::int64_t (*most)(const P &) = nullptr;        ///< the greatest number where it depends on the fields before
};

/// All fields of a game's arrangements, in their order there. Neutral is what a field holds in `P{}`.
template <class P>
class FieldTable {
public:
    explicit FieldTable(std::vector<Field<P>> rows) : m_rows(std::move(rows)) {}

    Value::Members fieldsOf(const P &position) const
    {
        Value::Members fields;
        for (const Field<P> &row : m_rows)
            fields.emplace_back(row.rule.name, valueOf(row.rule, row.access.get(position)));
        return fields;
    }

    /// Gives the position what the fields hold. A field that is missing or wrong leaves it as it is; returns their
    /// names. Fields that stand in no row are not looked at.
    std::vector<std::string> read(const Value::Members &fields, P &position) const
    {
        std::vector<std::string> wrong;
        for (const Field<P> &row : m_rows) {
            const auto n = numberOf(row.rule, findMember(fields, row.rule.name));
            if (n && (!row.most || *n <= row.most(position)))
                row.access.set(position, *n);
            else
                wrong.push_back(row.rule.name);
        }
        return wrong;
    }

    /// What the field of that name holds that means nothing; nothing where there is no such field.
    std::optional<Value> neutral(std::string_view name) const
    {
        for (const Field<P> &row : m_rows) {
            if (row.rule.name == name)
                return valueOf(row.rule, row.access.get(P{}));
        }
        return std::nullopt;
    }

    /// True if that field is there and holds something else than what means nothing.
    bool holds(const Value::Members &fields, const FieldRule &rule) const
    {
        const Value *const value = findMember(fields, rule.name);
        return value && *value != neutral(rule.name);
    }

    /// Changes those fields that differ between the two positions to what the second one has.
    void change(Value::Members &fields, const P &before, const P &after) const
    {
        for (const Field<P> &row : m_rows) {
            if (row.access.get(before) != row.access.get(after))
                setMember(fields, row.rule.name, valueOf(row.rule, row.access.get(after)));
        }
    }

    /// The fields to offer, in the order in which people read them: those that mean something in the position, and
    /// others of which `holds(rule)` is true.
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
};

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

/// The names of those values, as choices of a field.
template <class All, class NameOf>
std::vector<std::string> namesOf(const All &all, NameOf nameOf)
{
    std::vector<std::string> names;
    for (const auto each : all)
        names.emplace_back(nameOf(each));
    return names;
}

/// Those names behind the one for nobody and nothing.
inline std::vector<std::string> orNone(std::vector<std::string> names)
{
    names.emplace(names.begin(), kNoChoice);
    return names;
}

} // namespace engine
