// SPDX-License-Identifier: GPL-3.0-or-later
// cartouche-cli: the games without a window. What it promises to scripts stands at command.h and failure.h.
#include <algorithm>
#include <cstdio>
#include <new>

#include <QCoreApplication>
#include <QTextStream>

#include <poll.h>
#include <unistd.h>

#include "app/cli/command.h"
#include "app/cli/help.h"
#include "app/command_line/language.h"
#include "model/outside/engine.h"
#include "model/words/languages.h"
#include "model/words/sentence.h"

namespace cli {

namespace {

/// Standard error is for our own lines; Qt would add remarks about the locale.
void dropMessage(QtMsgType, const QMessageLogContext &, const QString &) {}

bool print(const QByteArray &bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0;
}

/// True where the answer went to a program that has read enough.
bool isReaderGone()
{
    pollfd output{STDOUT_FILENO, 0, 0};
    return ::poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

Answer runCommand(const Command &command, const QStringList &words)
{
    const Arguments arguments(words, optionsOf(command));
    if (arguments.has(QStringLiteral("help")))
        return {helpOn(command)};
    const qsizetype operands = arguments.operands().size();
    if (operands < command.fewest || (command.most >= 0 && operands > command.most))
        throw wrongUsage("cli.operands", {{"usage", usageOf(command).toStdString()}});
    return command.run(arguments);
}

Answer runWithoutCommand(const QStringList &words)
{
    const Arguments arguments(words, loneOptions());
    if (arguments.has(QStringLiteral("help")))
        return {generalHelp()};
    if (arguments.has(QStringLiteral("version")))
        return {"cartouche-cli " CARTOUCHE_VERSION "\n"};
    throw wrongUsage("cli.no-command");
}

/// The first word that is no option and no option's value.
qsizetype commandIn(const QStringList &words)
{
    for (qsizetype at = 0; at < words.size(); ++at) {
        if (words[at] == QLatin1String("--lang"))
            ++at;
        else if (!words[at].startsWith(QLatin1Char('-')))
            return at;
    }
    return -1;
}

Answer run(QStringList words)
{
    words::setLanguage(QString()); // in which a wrong --lang is said
    if (const std::optional<QString> language = askedLanguage(words))
        words::setLanguage(*language);
    requireText(words);
    const qsizetype at = commandIn(words);
    if (at < 0)
        return runWithoutCommand(words);
    const QString name = words.takeAt(at);
    const auto found = std::find_if(commands().begin(), commands().end(),
                                    [&name](const Command &command) { return name == QLatin1String(command.name); });
    if (found == commands().end())
        throw wrongUsage("cli.unknown-command", {{"name", name.toStdString()}});
    return runCommand(*found, words);
}

int answer(const QStringList &words)
{
    Answer answer;
    try {
        answer = run(words);
    } catch (const Failure &failure) {
        answer.failures.push_back(failure);
    } catch (const outside::Failure &failure) {
        answer.failures.push_back({failure.message, failure.game});
    } catch (const std::bad_alloc &) { // what was begun goes away in order
        answer.failures.push_back({{"cli.no-memory", {}}});
    }
    if (print(answer.output)) {
        for (const QString &remark : answer.remarks)
            QTextStream(stderr) << words::oneLine(remark) << '\n';
    } else {
        answer.failures.push_back({{"cli.no-output", {}}});
    }
    for (const Failure &failure : answer.failures) {
        if (failure.message.id != "cli.no-output" || !isReaderGone())
            printError(failure);
    }
    return answer.failures.empty() ? kDone : answer.failures.front().status;
}

} // namespace

} // namespace cli

int main(int argc, char **argv)
{
    cli::surviveLimits();
    qInstallMessageHandler(cli::dropMessage);
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("cartouche-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CARTOUCHE_VERSION));
    return cli::answer(QCoreApplication::arguments().mid(1));
}
