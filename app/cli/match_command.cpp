// SPDX-License-Identifier: GPL-3.0-or-later
// The command match: many games between players.
#include <algorithm>
#include <csignal>
#include <set>

#include "app/cli/command.h"
#include "app/cli/inputs.h"
#include "app/cli/match_folder.h"
#include "app/cli/match_report.h"
#include "app/cli/match_ticker.h"
#include "app/cli/players.h"

namespace cli {

namespace {

using engine::search::MatchPlan;
using engine::search::MatchReport;

/// One of the two numbers of `--sprt`.
double readElo(const QString &text, const QString &whole)
{
    bool isNumber = false;
    const double elo = text.toDouble(&isNumber); // digits of the C locale
    constexpr double kMost = 1'000;
    if (!isNumber || !(elo >= -kMost && elo <= kMost))
        throw wrongUsage("cli.bad-number", {{"text", whole.toStdString()}, {"name", "--sprt"}});
    return elo;
}

std::optional<engine::search::Hypotheses> readTest(const Arguments &arguments)
{
    const std::optional<QString> text = arguments.value(QStringLiteral("sprt"));
    if (!text)
        return std::nullopt;
    const QStringList parts = text->split(QLatin1Char(','));
    if (parts.size() != 2)
        readElo(QString(), *text);
    const engine::search::Hypotheses test{readElo(parts.first(), *text), readElo(parts.last(), *text)};
    if (test.lower >= test.upper)
        readElo(QString(), *text);
    return test;
}

/// What of a plan could not be played.
void checkPlan(const MatchPlan &plan)
{
    const int size = engine::search::setSize(plan.players);
    if (plan.games % size != 0)
        throw Failure{{"cli.match-games", {{"size", size}}}, &plan.game};
    if (plan.test && std::set<std::string>(plan.players.begin(), plan.players.end()).size() != 2)
        throw Failure{{"cli.match-test", {}}, &plan.game};
}

MatchPlan readPlan(const Arguments &arguments, const QStringList &names)
{
    const int games = readGames(arguments.needed(QStringLiteral("games")));
    const auto test = readTest(arguments);
    const std::uint64_t seed = arguments.number(QStringLiteral("seed"), 1);
    const int threads = readThreads(arguments);
    const Allowance allowance = readAllowance(arguments);
    OptionPairs options = readOptions(arguments);
    const engine::Game &game = readGame(arguments.operands().front());
    engine::Setup setup = readSetup(game, seatsOf(names), std::move(options));
    MatchPlan plan{game,
                   std::move(setup),
                   {},
                   games,
                   seed,
                   threads,
                   test,
                   allowance.time,
                   arguments.has(QStringLiteral("recover"))};
    for (const QString &name : names)
        plan.players.push_back(name.toStdString());
    checkPlan(plan);
    return plan;
}

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
    try {
        if (report.thrown)
            std::rethrow_exception(report.thrown);
    } catch (const Failure &failure) {
        return {failure};
    }
    if (!g_stop.isCancelled() || report.games == plan.games || report.verdict != engine::search::Verdict::Open)
        return {};
    return {{{"cli.match-stopped", {{"games", report.games}, {"most", plan.games}}}, &plan.game}};
}

} // namespace

Answer runMatch(const Arguments &arguments)
{
    const QStringList names = readPlayers(arguments);
    const MatchPlan plan = readPlan(arguments, names);
    Players players(names, plan.game, readAllowance(arguments), std::min(plan.threads, plan.games));
    std::optional<MatchFolder> folder;
    if (const std::optional<QString> path = arguments.value(QStringLiteral("record")))
        folder.emplace(plan, *path);
    const auto make = [&players](int worker, int number, std::uint64_t seed) {
        return players.make(worker, number, seed);
    };
    MatchTicker ticker(plan);
    engine::search::MatchWatch watch{std::ref(ticker), {}, &g_stop};
    if (folder)
        watch.record = [&folder](int number, const engine::search::MatchGame &game) { folder->save(number, game); };
    stopOnSignals();
    const MatchReport report = engine::search::playMatch(plan, make, watch);
    std::vector<Failure> failures = failuresOf(plan, report);
    if (!failures.empty() && report.games == 0)
        return {{}, {}, std::move(failures)};
    return {arguments.has(QStringLiteral("json")) ? matchJson(plan, report) : matchTable(plan, report),
            ticker.end(report), std::move(failures)};
}

} // namespace cli
