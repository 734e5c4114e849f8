// SPDX-License-Identifier: GPL-3.0-or-later
// The command match: many games between players.
#include <algorithm>
#include <csignal>

#include "app/cli/command.h"
#include "app/cli/match_part.h"
#include "app/cli/match_plan.h"
#include "app/cli/match_ticker.h"
#include "app/cli/players.h"
#include "model/match/order.h"
#include "model/match/report.h"
#include "model/words/sentence.h"

namespace cli {

namespace {

using engine::search::MatchGame;
using engine::search::MatchPlan;
using engine::search::MatchReport;

engine::CancelToken g_stop; ///< cancelled by the signals that end a program

/// The first such signal ends the match, the second one the program.
void stopOnSignals()
{
    struct sigaction once = {};
    once.sa_handler = [](int) { g_stop.cancel(); };
    once.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
    ::sigaction(SIGINT, &once, nullptr);
    ::sigaction(SIGTERM, &once, nullptr);
}

/// What has ended a match before its time, if anything did.
std::vector<Failure> failuresOf(const MatchPlan &plan, const MatchReport &report)
{
    if (report.thrown) {
        const outside::Failure failure = match::failureOf(report.thrown);
        return {{failure.message, failure.game}};
    }
    const int most = gamesOf(plan).count();
    if (!g_stop.isCancelled() || report.games == most || report.verdict != engine::search::Verdict::Open)
        return {};
    return {{{"cli.match-stopped", {{"games", report.games}, {"most", most}}}, &plan.game}};
}

} // namespace

Answer runMatch(const Arguments &arguments)
{
    const match::Order order{readPlan(arguments), entrantsOf(readPlayers(arguments)), readAllowance(arguments),
                             arguments.value(QStringLiteral("record"))};
    const MatchPlan &plan = order.plan;
    const engine::search::GameRange range = gamesOf(plan);
    std::vector<MatchGame> games(plan.part ? static_cast<std::size_t>(range.count()) : 0); // of a part
    const auto keep = [&](int number, const MatchGame &game) {
        if (plan.part)
            games[number - range.first] = {game.result, {}, {}, game.failed};
    };
    MatchTicker ticker(plan);
    stopOnSignals();
    const auto say = [](const outside::Failure &why) { return words::sentenceOf(why.message, why.game); };
    const MatchReport report = match::play(order, {std::ref(ticker), keep, &g_stop}, say);
    std::vector<Failure> failures = failuresOf(plan, report);
    if (!failures.empty() && (plan.part || report.games == 0)) // nobody could join half a part
        return {{}, {}, std::move(failures)};
    if (plan.part)
        return {partJson(matchWords(plan, order.allowance), plan, games), ticker.end(report)};
    return {arguments.has(QStringLiteral("json")) ? match::matchJson(plan, report) : match::matchTable(plan, report),
            ticker.end(report), std::move(failures)};
}

} // namespace cli
