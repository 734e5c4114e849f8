// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QString>

#include "model/engine/search/match.h"
#include "model/outside/engine.h"

namespace match {

/// What has been thrown: an outside::Failure as it is, any other `std::exception` as `match.broken` with its own words
/// (`text`). What is neither is thrown again.
outside::Failure failureOf(const std::exception_ptr &thrown);

/// Says why a player has failed, in the comment of the game that is saved. Called in the threads of the games, several
/// at once.
using SayFailure = std::function<QString(const outside::Failure &why)>;

/// Where the games of a match are saved, one file each: `GAME-0001.cartouche` …
class Folder {
public:
    /// Whether files of these names that lie there are replaced, as where a part of a match is played again, or stay:
    /// then the names are the first of `GAME-2-0001.cartouche`, `GAME-3-0001.cartouche` … that neither a file nor
    /// another match of this program has.
    enum class Names { Replaced, Free };

    /// Makes the folder if it is not there; throws an outside::Failure where nothing can be written into it.
    Folder(const engine::search::MatchPlan &plan, QString path, Names names, SayFailure say);
    ~Folder();
    Folder(const Folder &) = delete;
    Folder &operator=(const Folder &) = delete;

    /// Saves game number `number`, from 0. One that was lost by a failure is resigned, with a comment that says why.
    /// Throws an outside::Failure.
    void save(int number, const engine::search::MatchGame &game) const;

private:
    const engine::search::MatchPlan &m_plan;
    const QString m_path;
    const Names m_names;
    const SayFailure m_say;
    QString m_beginning; ///< of the files' paths
};

} // namespace match
