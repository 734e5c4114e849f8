// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/failure.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <memory>
#include <new>

#include <QCoreApplication>
#include <QTextStream>

#include <unistd.h>

#include "model/words/sentence.h"

namespace cli {

namespace {

/// Given back when there is no memory left, for the words that say so.
std::unique_ptr<std::array<char, 1'000'000>> g_reserve;

[[noreturn]] void endWithoutMemory()
{
    if (g_reserve) {
        g_reserve.reset();
        printError(Failure{{"cli.no-memory", {}}});
    }
    ::_exit(kWrongInput);
}

[[noreturn]] void terminate()
{
    try {
        if (const std::exception_ptr thrown = std::current_exception())
            std::rethrow_exception(thrown);
    } catch (const std::bad_alloc &) {
        endWithoutMemory();
    } catch (...) { // as without this function
    }
    std::abort();
}

} // namespace

int printError(const QString &sentence, int status)
{
    QTextStream(stderr) << QCoreApplication::applicationName() << ": " << words::oneLine(sentence) << '\n';
    return status;
}

int printError(const Failure &failure)
{
    return printError(words::sentenceOf(failure.message, failure.game), failure.status);
}

void surviveLimits()
{
    g_reserve = std::make_unique<std::array<char, 1'000'000>>();
    std::set_terminate(terminate);
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

} // namespace cli
