// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/field_words.h"

#include <QCoreApplication>

namespace views {

using engine::FieldRule;
using Form = FieldRule::Form;

namespace {

bool isNone(const std::string &choice) { return choice.empty() || choice == "-"; }

} // namespace

QString FieldWords::labelOf(const FieldRule &rule) const
{
    if ((rule.form == Form::Number || rule.form == Form::Flag) && !rule.words.empty())
        return m_words.text(rule.words);
    return textOf("field.", rule.name);
}

/// What stands behind a dot goes into the text, as a seat or as a number.
QString FieldWords::textOf(const std::string &prefix, const std::string &name) const
{
    const std::size_t dot = name.find('.');
    if (dot == std::string::npos)
        return m_words.text(prefix + name);
    const std::string part = name.substr(dot + 1);
    const bool isSeat = m_game.seatOf(part, m_seatCount) != engine::kNobody;
    return m_words.say({prefix + name.substr(0, dot), {{isSeat ? "seat" : "n", part}}});
}

QString FieldWords::choiceName(const FieldRule &rule, const std::string &choice) const
{
    if (isNone(choice))
        return m_words.text("choice.none");
    const bool isSeat = m_game.seatOf(choice, m_seatCount) != engine::kNobody;
    return isSeat && rule.words.empty() ? m_words.seat(choice) : m_words.text(rule.words + "." + choice);
}

QString FieldWords::valueOf(const FieldRule &rule, const engine::Value &value) const
{
    if (value.asInt())
        return words::Words::number(static_cast<int>(*value.asInt()));
    if (value.asBool())
        return *value.asBool() ? QCoreApplication::translate("views::FieldWords", "yes")
                               : QCoreApplication::translate("views::FieldWords", "no");
    const std::string text = value.asText() ? *value.asText() : std::string();
    const bool isNamed = rule.form == Form::Choice || rule.form == Form::SeatId || text.empty();
    return isNamed ? choiceName(rule, text) : QString::fromStdString(text);
}

} // namespace views
