// SPDX-License-Identifier: GPL-3.0-or-later
// What a part of a match came to, between the command that plays it and the one that joins all of them.
#pragma once

#include <vector>

#include <QStringList>

#include "model/engine/search/match.h"
#include "model/record/json.h"

namespace cli {

/// One JSON object: which match and which part of it, who has won each game and who has failed. `games` are all of the
/// part's, in their order; nothing of them but their winners and who has failed is written.
QByteArray partJson(const QStringList &match, const engine::search::MatchPlan &plan,
                    const std::vector<engine::search::MatchGame> &games);

/// A file of such an object.
struct PartFile {
    QString path;
    QString version;   ///< of the program that played it: another one may choose otherwise
    QStringList match; ///< see `matchWords`
    engine::search::MatchPart part;
    record::Json json;
};
/// Reads one; throws a Failure that names it. What its games came to is not looked at.
PartFile readPart(const QString &path);

/// The games of a file that is a part of the match `whole`; throws a Failure that names it where they are not those
/// that the part has.
std::vector<engine::search::MatchGame> gamesIn(const PartFile &file, const engine::search::MatchPlan &whole);

} // namespace cli
