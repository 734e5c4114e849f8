// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/players.h"

#include <utility>

#include "model/outside/command_words.h"

namespace match {

Players::Players(std::vector<Entrant> entrants, const engine::Game &game, outside::Allowance allowance, int games,
                 const engine::CancelToken *stop)
    : m_entrants(std::move(entrants)), m_game(game), m_allowance(allowance), m_stop(stop),
      m_outside(static_cast<std::size_t>(games))
{
    for (const Entrant &each : m_entrants) {
        if (!each.program && !engine::search::isLevel(game, each.name.toStdString()))
            throw outside::Failure{{"match.unknown-level", {{"text", each.name.toStdString()}}}, &game};
    }
    for (auto &players : m_outside) {
        for (const Entrant &each : m_entrants)
            players.push_back(each.program ? started(*each.program) : nullptr);
    }
}

std::unique_ptr<outside::Engine> Players::started(const outside::Program &program) const
{
    return std::make_unique<outside::Engine>(program.name, outside::commandWords(program.command), &m_game, m_stop);
}

std::unique_ptr<engine::search::Player> Players::make(int game, int number, std::uint64_t seed)
{
    auto &engine = m_outside[game][number];
    if (engine && engine->hasFailed())
        engine = started(*m_entrants[number].program);
    if (engine)
        return std::make_unique<outside::Player>(*engine, seed, m_allowance, m_stop);
    const engine::search::Budget budget{m_allowance.nodes, 1, m_allowance.time.count() > 0};
    return engine::search::makePlayer(m_game, m_entrants[number].name.toStdString(), seed, budget);
}

} // namespace match
