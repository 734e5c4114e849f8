// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/failure.h"

#include <csignal>

#include <QCoreApplication>
#include <QTextStream>

#include "model/words/words.h"

namespace cli {

namespace {

/// Long fields that the program itself has written.
bool isOurs(std::string_view field) { return field == "usage" || field == "position"; }

} // namespace

QString oneLine(QString text)
{
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control || c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            c = QLatin1Char(' ');
    }
    return text;
}

int printError(const QString &sentence, int status)
{
    QTextStream(stderr) << QCoreApplication::applicationName() << ": " << oneLine(sentence) << '\n';
    return status;
}

int printError(const Failure &failure)
{
    const words::Words words = failure.game ? words::Words(*failure.game) : words::Words();
    engine::Message message{failure.message.id, {}};
    for (const auto &[name, value] : failure.message.fields)
        message.fields.emplace_back(name, isOurs(name) ? value : engine::shortened(value));
    return printError(words.say(message), failure.status);
}

void survivePipesAndLimits()
{
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

} // namespace cli
