// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/arguments.h"
#include "model/match/players.h"

namespace cli {

/// The names of `--players L1,L2[,…]`: levels, or `cmd:` with the command line of an outside player, in which quotes
/// and backslashes protect commas as they protect spaces.
QStringList readPlayers(const Arguments &arguments);
/// The players of these names. What programs of theirs have started and left behind goes after them from now on.
std::vector<match::Entrant> entrantsOf(const QStringList &names);

/// As many as there are names, for `readSetup`.
int seatsOf(const QStringList &names);
/// What `--nodes N` and `--movetime MS` allow for a choice.
outside::Allowance readAllowance(const Arguments &arguments);

} // namespace cli
