// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QDate>
#include <QStringList>

#include "model/record/record.h"
#include "model/record/tree.h"
#include "model/replay/timeline.h"
#include "model/words/words.h"
#include "views/common/export_choice.h"

namespace views {

/// What is exported: one course of a game and who played it. All that it refers to must outlive it.
struct ExportSource {
    const record::Record &record;
    const replay::Timeline &timeline; ///< along `line`
    record::LinePath line = {};
    QStringList seatNames = {}; ///< players' names in seat order; an empty or missing one: the seat's own name
    QStringList roles = {};     ///< a word a seat for its plate on the board, as in `BoardViewState`
    QDate date = {};            ///< of the game; not named where there is none
};

/// Told now and then while something long is made: how much of it is done, and of how much. False stops it.
using Progress = std::function<bool(int done, int all)>;

/// "Game: Ada – Noor", for the title of what is exported, without characters that no file may hold.
QString titleOf(const ExportSource &source);

/// What happened with a step, as far as `viewer` learns it; of step 0 that the game begins. Empty where there is
/// nothing to tell: then the moment in which it lies may stand for it.
QString saidAt(const ExportSource &source, const words::Words &words, int step, engine::Seat viewer);
QString headingAt(const ExportSource &source, const words::Words &words, int step);

/// The date of a game that is kept in that file: when it was last written; today without such a file.
QDate dateOf(const QString &file);

/// The last step that there is of those chosen, and the first of them.
int lastStep(const ExportSource &source, const ExportChoice &choice);
int firstStep(const ExportSource &source, const ExportChoice &choice);

} // namespace views
