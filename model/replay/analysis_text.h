// SPDX-License-Identifier: GPL-3.0-or-later
// What an analysis found, in the words of the window, of texts and of web pages.
#pragma once

#include <vector>

#include <QStringList>

#include "model/replay/analysis.h"
#include "model/words/words.h"

namespace replay {

/// Digits, or a figure with so many decimals, as a percentage.
QString percentText(const QString &digits);
QString percentText(double value, int decimals = 0);
/// With its sign, and as fine as an analysis says it.
QString differenceText(double value);

/// What an action of that position is called: as for a hint where a game has words for that, for those say where and
/// what. The action must be legal.
QString actionWords(const engine::Position &position, engine::Action action, const words::Words &words);
/// Actions one after the other, each with who does it; chance does none of them.
QString lineWords(engine::Position position, const std::vector<engine::Action> &line, const words::Words &words);

/// What stands over the table of accounts, how it was found, and what its columns mean.
QString accountsHeading();
QString aboutAnalysis(const Analysis &analysis);
QString aboutAccounts();
/// A row of headings, then one for each seat and for a rival: who, start, luck, own errors, those of others, hidden,
/// end, and how much a choice gave away on average, with a word for it. `position` is one of the game.
std::vector<QStringList> accountsTable(const Analysis &analysis, const engine::Position &position,
                                       const words::Words &words);

/// Of a choice that was a mistake, that led to position `step`, 1 … : its mark, what it gave away, the better action
/// and how that could go on where the analysis keeps it; else empty.
QString mistakeText(const Analysis &analysis, const Timeline &timeline, int step, const words::Words &words);

} // namespace replay
