// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/arguments.h"

#include <algorithm>

namespace cli {

namespace {

bool isMeant(const OptionSpec &spec, const QString &given)
{
    return given == dashed(QLatin1String(spec.name))
           || (spec.shorthand && given == dashed(QLatin1String(spec.shorthand)));
}

} // namespace

Arguments::Arguments(const QStringList &words, const std::vector<OptionSpec> &specs)
{
    for (qsizetype at = 0; at < words.size(); ++at) {
        if (words[at] == QLatin1String("--")) {
            m_operands += words.mid(at + 1);
            return;
        }
        if (words[at].startsWith(QLatin1Char('-')) && words[at].size() > 1)
            addOption(words, at, specs);
        else
            m_operands += words[at];
    }
}

void Arguments::addOption(const QStringList &words, qsizetype &at, const std::vector<OptionSpec> &specs)
{
    const QString &word = words[at];
    const qsizetype equals = word.indexOf(QLatin1Char('='));
    const QString given = equals < 0 ? word : word.left(equals);
    const engine::Value::Members name{{"name", given.toStdString()}};
    const auto spec =
        std::find_if(specs.begin(), specs.end(), [&given](const OptionSpec &each) { return isMeant(each, given); });
    if (spec == specs.end())
        throw wrongUsage("cli.unknown-option", name);
    const QString id = QLatin1String(spec->name);
    if (!spec->repeated && has(id))
        throw wrongUsage("cli.option-twice", name);
    if (!spec->value) {
        if (equals >= 0)
            throw wrongUsage("cli.option-no-value", name);
        m_options.emplace_back(id, QString());
    } else if (equals >= 0) {
        m_options.emplace_back(id, word.mid(equals + 1));
    } else if (at + 1 < words.size()) {
        m_options.emplace_back(id, words[++at]);
    } else {
        throw wrongUsage("cli.option-value", name);
    }
}

bool Arguments::has(const QString &name) const { return !values(name).isEmpty(); }

std::optional<QString> Arguments::value(const QString &name) const
{
    const QStringList all = values(name);
    return all.isEmpty() ? std::nullopt : std::optional(all.last());
}

QStringList Arguments::values(const QString &name) const
{
    QStringList values;
    for (const auto &[option, value] : m_options) {
        if (option == name)
            values += value;
    }
    return values;
}

QString Arguments::needed(const QString &name) const
{
    if (const std::optional<QString> given = value(name))
        return *given;
    throw wrongUsage("cli.option-missing", {{"name", dashed(name).toStdString()}});
}

std::uint64_t Arguments::number(const QString &name, std::uint64_t otherwise, std::uint64_t most) const
{
    const std::optional<QString> given = value(name);
    return given ? readNumber(*given, dashed(name), most) : otherwise;
}

QString dashed(const QString &name) { return (name.size() == 1 ? QLatin1String("-") : QLatin1String("--")) + name; }

std::optional<std::uint64_t> numberIn(const QString &text, std::uint64_t most)
{
    const bool digits = !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) {
        return c >= QLatin1Char('0') && c <= QLatin1Char('9');
    });
    bool fits = false;
    const qulonglong number = text.toULongLong(&fits);
    return digits && fits && number <= most ? std::optional<std::uint64_t>(number) : std::nullopt;
}

std::uint64_t readNumber(const QString &text, const QString &name, std::uint64_t most)
{
    if (const std::optional<std::uint64_t> number = numberIn(text, most))
        return *number;
    throw wrongUsage("cli.bad-number", {{"text", text.toStdString()}, {"name", name.toStdString()}});
}

void requireText(const QStringList &words)
{
    for (const QString &word : words) {
        if (word.contains(QChar::ReplacementCharacter))
            throw Failure{{"cli.no-text", {{"text", word.toStdString()}}}};
    }
}

Failure wrongUsage(const char *id, engine::Value::Members fields)
{
    return {{id, std::move(fields)}, nullptr, kWrongUsage};
}

} // namespace cli
