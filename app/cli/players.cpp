// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/players.h"

#include <algorithm>

#include "model/engine/search/protocol.h"
#include "model/outside/command_words.h"

namespace cli {

namespace {

const QLatin1String kCommand("cmd:");

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

std::vector<match::Entrant> entrantsOf(const QStringList &names)
{
    std::vector<match::Entrant> entrants;
    for (const QString &name : names) {
        entrants.push_back({name, {}});
        if (name.startsWith(kCommand)) {
            outside::adoptOrphans(); // this program starts nothing else
            entrants.back().program = outside::Program{name, name.mid(kCommand.size())};
        }
    }
    return entrants;
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

} // namespace cli
