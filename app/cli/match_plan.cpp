// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match_plan.h"

#include <set>

#include <QLocale>

#include "app/cli/inputs.h"
#include "app/cli/players.h"

namespace cli {

namespace {

using engine::search::MatchPart;
using engine::search::MatchPlan;

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

std::optional<MatchPart> partAsked(const Arguments &arguments)
{
    const std::optional<QString> text = arguments.value(QStringLiteral("part"));
    if (!text)
        return std::nullopt;
    const QStringList figures = text->split(QLatin1Char('/'));
    const auto number = numberIn(figures.first(), kMostParts);
    const auto of = numberIn(figures.last(), kMostParts);
    if (figures.size() != 2 || !number || !of || *number == 0 || *number > *of)
        throw wrongUsage("cli.bad-part", {{"text", text->toStdString()}});
    if (!arguments.has(QStringLiteral("json")))
        throw wrongUsage("cli.part-json");
    return MatchPart{static_cast<int>(*number), static_cast<int>(*of)};
}

/// What of a plan could not be played.
void checkPlan(const MatchPlan &plan)
{
    const int size = engine::search::setSize(plan.players);
    if (plan.games % size != 0)
        throw Failure{{"cli.match-games", {{"size", size}}}, &plan.game};
    if (plan.test && std::set<std::string>(plan.players.begin(), plan.players.end()).size() != 2)
        throw Failure{{"cli.match-test", {}}, &plan.game};
    if (plan.part && plan.part->of > plan.games / size)
        throw Failure{{"cli.match-parts", {{"most", plan.games / size}}}, &plan.game};
}

} // namespace

MatchPlan readPlan(const Arguments &arguments)
{
    const QStringList names = readPlayers(arguments);
    const int games = readGames(arguments.needed(QStringLiteral("games")));
    const auto test = readTest(arguments);
    const auto part = partAsked(arguments);
    const std::uint64_t seed = arguments.number(QStringLiteral("seed"), 1);
    const int threads = readThreads(arguments);
    const outside::Allowance allowance = readAllowance(arguments);
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
                   arguments.has(QStringLiteral("recover")),
                   part};
    for (const QString &name : names)
        plan.players.push_back(name.toStdString());
    checkPlan(plan);
    return plan;
}

QStringList matchWords(const MatchPlan &plan, const outside::Allowance &allowance)
{
    QStringList words{QString::fromStdString(std::string(plan.game.id()))};
    const auto add = [&words](const char *option, const QString &value) {
        words += dashed(QLatin1String(option)) + QLatin1Char('=') + value;
    };
    QStringList names;
    for (const std::string &name : plan.players)
        names += QString::fromStdString(name);
    add("players", names.join(QLatin1Char(',')));
    add("games", QString::number(plan.games));
    for (const auto &[id, choice] : plan.game.start(plan.setup).setup().options)
        add("option", QString::fromStdString(id + '=' + choice));
    if (allowance.nodes > 0)
        add("nodes", QString::number(allowance.nodes));
    if (allowance.time.count() > 0)
        add("movetime", QString::number(allowance.time.count()));
    const auto exact = [](double elo) {
        return elo == 0 ? QStringLiteral("0") : QString::number(elo, 'g', QLocale::FloatingPointShortest); // no -0
    };
    if (plan.test)
        add("sprt", exact(plan.test->lower) + QLatin1Char(',') + exact(plan.test->upper));
    add("seed", QString::number(plan.seed));
    if (plan.recovers)
        words += QStringLiteral("--recover");
    return words;
}

} // namespace cli
