// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "model/engine/search/match.h"
#include "model/match/folder.h"
#include "model/match/players.h"

namespace match {

/// A match that somebody wants to be played.
struct Order {
    engine::search::MatchPlan plan;
    std::vector<Entrant> players;                  ///< those that the plan names, in its order
    outside::Allowance allowance;                  ///< its time is the plan's
    std::optional<QString> folder = {};            ///< where its games are saved; nothing: nowhere
    Folder::Names names = Folder::Names::Replaced; ///< of the games' files
};

/// Plays it. Throws an outside::Failure where a program cannot be started or nothing can be saved in the folder; what
/// goes wrong later ends the match as `playMatch` has it. The report of one that is stopped before its first game is
/// empty.
engine::search::MatchReport play(const Order &order, const engine::search::MatchWatch &watch, const SayFailure &say);

} // namespace match
