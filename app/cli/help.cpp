// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help.h"

#include "app/command_line/help_lines.h"
#include "model/words/words.h"

namespace cli {

namespace {

const OptionSpec kLanguage{"lang", "en|fr|de"};
const OptionSpec kHelp{"help", nullptr, false, "h"};

QString optionTable(const std::vector<OptionSpec> &options)
{
    std::vector<std::pair<QString, QString>> rows;
    for (const OptionSpec &option : options)
        rows.emplace_back(optionText(option), words::Words().text(std::string("help.option.") + option.name));
    return helpTable("help.options", rows);
}

QString summary(const Command &command) { return words::Words().text(std::string("help.command.") + command.name); }

} // namespace

const std::vector<OptionSpec> &loneOptions()
{
    static const std::vector<OptionSpec> options{kLanguage, kHelp, {"version", nullptr, false, "v"}};
    return options;
}

QByteArray generalHelp()
{
    std::vector<std::pair<QString, QString>> rows;
    for (const Command &command : commands())
        rows.emplace_back(QLatin1String(command.name), summary(command));
    const QString text = usageLine(QStringLiteral("cartouche-cli COMMAND …")) + QLatin1Char('\n')
                         + helpTable("help.commands", rows) + QLatin1Char('\n') + optionTable(loneOptions())
                         + QLatin1Char('\n') + paragraph(words::Words().text("help.more"));
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
        usageLine(usageOf(command)) + paragraph(summary(command)) + QLatin1Char('\n') + optionTable(optionsOf(command));
    return text.toUtf8();
}

QString usageOf(const Command &command)
{
    QString usage = QLatin1String("cartouche-cli ") + QLatin1String(command.name);
    if (*command.operands != '\0')
        usage += QLatin1Char(' ') + QString::fromUtf8(command.operands);
    for (const OptionSpec &option : command.options)
        usage += (option.needed ? QStringLiteral(" %1") : QStringLiteral(" [%1]")).arg(optionText(option));
    return usage;
}

} // namespace cli
