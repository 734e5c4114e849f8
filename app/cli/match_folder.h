// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/engine/search/match.h"

namespace cli {

/// Where the games of a match are saved, one file each: `GAME-0001.cartouche` …
class MatchFolder {
public:
    /// Makes the folder if it is not there; throws a Failure where nothing can be written into it.
    MatchFolder(const engine::search::MatchPlan &plan, QString path);

    /// Saves game number `number`, from 0. One that was lost by a failure is resigned, with a comment that says why.
    /// Throws a Failure.
    void save(int number, const engine::search::MatchGame &game) const;

private:
    const engine::search::MatchPlan &m_plan;
    const QString m_path;
};

} // namespace cli
