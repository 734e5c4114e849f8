// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "model/engine/search/match.h"

namespace match {

/// What a match came to, in a table or in one JSON object; nothing in it depends on the speed of the machine.
QByteArray matchTable(const engine::search::MatchPlan &plan, const engine::search::MatchReport &report);
QByteArray matchJson(const engine::search::MatchPlan &plan, const engine::search::MatchReport &report);

/// The same for a spreadsheet, a line a player: comma-separated values. The error is half the width of the 95 %
/// interval of the score, and empty where `Rating` has none.
QByteArray matchCsv(const engine::search::MatchReport &report);

/// A figure with so many digits after the point.
inline QByteArray fixed(double value, int places) { return QByteArray::number(value, 'f', places); }

} // namespace match
