// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help.h"

#include <algorithm>

#include "model/words/words.h"

namespace cli {

namespace {

const OptionSpec kLanguage{"lang", "en|fr|de"};
const OptionSpec kHelp{"help"};

/// Two columns, the first as wide as it needs.
QString table(const std::vector<std::pair<QString, QString>> &rows)
{
    qsizetype width = 0;
    for (const auto &[left, right] : rows)
        width = std::max(width, left.size());
    QString text;
    for (const auto &[left, right] : rows)
        text += QStringLiteral("  ") + left.leftJustified(width + 2) + right + QLatin1Char('\n');
    return text;
}

QString optionText(const OptionSpec &option)
{
    const QString name = dashed(QLatin1String(option.name));
    return option.value ? name + QLatin1Char(' ') + QString::fromUtf8(option.value) : name;
}

QString optionTable(const std::vector<OptionSpec> &options)
{
    std::vector<std::pair<QString, QString>> rows;
    for (const OptionSpec &option : options)
        rows.emplace_back(optionText(option), words::Words().text(std::string("help.option.") + option.name));
    return words::Words().text("help.options") + QLatin1Char('\n') + table(rows);
}

QString usageLine(const QString &usage)
{
    return words::Words().say({"help.usage", {{"usage", usage.toStdString()}}}) + QLatin1Char('\n');
}

QString summary(const Command &command) { return words::Words().text(std::string("help.command.") + command.name); }

} // namespace

const std::vector<OptionSpec> &loneOptions()
{
    static const std::vector<OptionSpec> options{kLanguage, kHelp, {"version"}};
    return options;
}

QByteArray generalHelp()
{
    std::vector<std::pair<QString, QString>> rows;
    for (const Command &command : commands())
        rows.emplace_back(QLatin1String(command.name), summary(command));
    const QString text = usageLine(QStringLiteral("cartouche-cli COMMAND …")) + QLatin1Char('\n')
                         + words::Words().text("help.commands") + QLatin1Char('\n') + table(rows) + QLatin1Char('\n')
                         + optionTable(loneOptions()) + QLatin1Char('\n') + words::Words().text("help.more")
                         + QLatin1Char('\n');
    return text.toUtf8();
}

std::vector<OptionSpec> optionsOf(const Command &command)
{
    std::vector<OptionSpec> options = command.options;
    options.push_back(kLanguage);
    options.push_back(kHelp);
    return options;
}

QByteArray helpOn(const Command &command)
{
    const QString text =
        usageLine(usageOf(command)) + summary(command) + QStringLiteral("\n\n") + optionTable(optionsOf(command));
    return text.toUtf8();
}

QString usageOf(const Command &command)
{
    QString usage = QLatin1String("cartouche-cli ") + QLatin1String(command.name);
    if (*command.operands != '\0')
        usage += QLatin1Char(' ') + QString::fromUtf8(command.operands);
    for (const OptionSpec &option : command.options)
        usage += QStringLiteral(" [%1]").arg(optionText(option));
    return usage;
}

} // namespace cli
