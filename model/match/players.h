// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "model/outside/engine.h"
#include "model/outside/program.h"

namespace match {

/// Who plays in games between programs.
struct Entrant {
    QString name;                            ///< as tables and files have it; that of a level where it is one
    std::optional<outside::Program> program; ///< nothing: the level of that name
};

/// The players of one game or several, an outside player's program being started once for each game that is played at
/// the same time.
class Players {
public:
    /// Checks the names and starts the programs, `games` times each; throws an outside::Failure, and outside::Cancelled
    /// soon after `stop` is cancelled. The programs end with the thread that has called this.
    Players(std::vector<Entrant> entrants, const engine::Game &game, outside::Allowance allowance, int games = 1,
            const engine::CancelToken *stop = nullptr);

    /// The player number `number` for a new game, one of `games` (from 0) that are played at the same time. A program
    /// that has failed is started again.
    std::unique_ptr<engine::search::Player> make(int game, int number, std::uint64_t seed);

private:
    std::unique_ptr<outside::Engine> started(const outside::Program &program) const;

    const std::vector<Entrant> m_entrants;
    const engine::Game &m_game;
    const outside::Allowance m_allowance;
    const engine::CancelToken *const m_stop;
    std::vector<std::vector<std::unique_ptr<outside::Engine>>> m_outside; ///< by game and number; null for levels
};

} // namespace match
