// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>

#include "app/command_line/arguments.h"
#include "model/outside/engine.h"

namespace cli {

/// The names of `--players L1,L2[,…]`: levels, or `cmd:` with the command line of an outside player, in which quotes
/// and backslashes protect commas as they protect spaces.
QStringList readPlayers(const Arguments &arguments);

/// As many as there are names, for `readSetup`.
int seatsOf(const QStringList &names);
/// What `--nodes N` and `--movetime MS` allow for a choice.
outside::Allowance readAllowance(const Arguments &arguments);

/// Throws it again; an outside player's failure as a Failure of this program.
[[noreturn]] void rethrow(const std::exception_ptr &thrown);

/// The players of one game or several, an outside player's program being started once for each game that is played at
/// the same time.
class Players {
public:
    /// Checks the names and starts the programs, `games` times each; throws a Failure, or one of theirs. The programs
    /// end with the thread that has called this.
    Players(QStringList names, const engine::Game &game, outside::Allowance allowance, int games = 1);

    /// The player number `number` for a new game, one of `games` (from 0) that are played at the same time. A program
    /// that has failed is started again.
    std::unique_ptr<engine::search::Player> make(int game, int number, std::uint64_t seed);

private:
    const QStringList m_names;
    const engine::Game &m_game;
    const outside::Allowance m_allowance;
    std::vector<std::vector<std::unique_ptr<outside::Engine>>> m_outside; ///< by game and number; null for levels
};

} // namespace cli
