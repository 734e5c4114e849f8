// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/players.h"

#include <algorithm>
#include <utility>

#include "model/engine/search/protocol.h"
#include "model/outside/command_words.h"

namespace cli {

namespace {

const QLatin1String kCommand("cmd:");

std::unique_ptr<outside::Engine> started(const QString &name, const engine::Game &game)
{
    outside::adoptOrphans();
    return std::make_unique<outside::Engine>(name, outside::commandWords(name.mid(kCommand.size())), &game);
}

} // namespace

QStringList readPlayers(const Arguments &arguments)
{
    QStringList names{QString()};
    outside::Quoting quoting;
    for (const QChar c : arguments.needed(QStringLiteral("players"))) {
        const bool isCommand = names.last().startsWith(kCommand);
        if (isCommand)
            quoting.take(c);
        if (c == QLatin1Char(',') && (!isCommand || quoting.isPlain())) {
            names += QString();
            quoting = outside::Quoting();
        } else {
            names.last() += c;
        }
    }
    return names;
}

int seatsOf(const QStringList &names)
{
    constexpr qsizetype kMany = 1'000; // no game has so many
    return static_cast<int>(std::min(names.size(), kMany));
}

outside::Allowance readAllowance(const Arguments &arguments)
{
    return {std::min(arguments.number(QStringLiteral("nodes"), 0), engine::search::kUnlimited),
            std::chrono::milliseconds(arguments.number(QStringLiteral("movetime"), 0, engine::search::kLongestTime))};
}

void rethrow(const std::exception_ptr &thrown)
{
    try {
        std::rethrow_exception(thrown);
    } catch (const outside::Failure &failure) {
        throw Failure{failure.message, failure.game};
    }
}

Players::Players(QStringList names, const engine::Game &game, outside::Allowance allowance, int games)
    : m_names(std::move(names)), m_game(game), m_allowance(allowance), m_outside(static_cast<std::size_t>(games))
{
    for (const QString &name : m_names) {
        if (!name.startsWith(kCommand) && !engine::search::isLevel(game, name.toStdString()))
            throw Failure{{"cli.unknown-level", {{"text", name.toStdString()}}}, &game};
    }
    for (auto &players : m_outside) {
        for (const QString &name : m_names)
            players.push_back(name.startsWith(kCommand) ? started(name, game) : nullptr);
    }
}

std::unique_ptr<engine::search::Player> Players::make(int game, int number, std::uint64_t seed)
{
    auto &engine = m_outside[game][number];
    if (engine && engine->hasFailed())
        engine = started(m_names[number], m_game);
    if (engine)
        return std::make_unique<outside::Player>(*engine, seed, m_allowance);
    const engine::search::Budget budget{m_allowance.nodes, 1, m_allowance.time.count() > 0};
    return engine::search::makePlayer(m_game, m_names[number].toStdString(), seed, budget);
}

} // namespace cli
