// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/engine/search/match.h"
#include "model/outside/engine.h"

namespace match {

/// What has been thrown, where it is an outside::Failure; everything else is thrown again.
outside::Failure failureOf(const std::exception_ptr &thrown);

/// Where the games of a match are saved, one file each: `GAME-0001.cartouche` …
class Folder {
public:
    /// Makes the folder if it is not there; throws an outside::Failure where nothing can be written into it.
    Folder(const engine::search::MatchPlan &plan, QString path);

    /// Saves game number `number`, from 0. One that was lost by a failure is resigned, with a comment that says why.
    /// Throws an outside::Failure.
    void save(int number, const engine::search::MatchGame &game) const;

private:
    const engine::search::MatchPlan &m_plan;
    const QString m_path;
};

} // namespace match
