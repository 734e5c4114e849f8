// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QStringList>

#include "model/record/record.h"
#include "model/record/tree.h"
#include "model/replay/timeline.h"
#include "views/common/export_choice.h"

namespace views {

/// What is exported: one course of a game and who played it. All that it refers to must outlive it.
struct ExportSource {
    const record::Record &record;
    const replay::Timeline &timeline; ///< along `line`
    record::LinePath line = {};
    QStringList seatNames = {}; ///< players' names in seat order; an empty or missing one: the seat's own name
    QStringList roles = {};     ///< a word a seat for its plate on the board, as in `BoardViewState`
};

/// Told now and then while something long is made: how much of it is done, and of how much. False stops it.
using Progress = std::function<bool(int done, int all)>;

/// A word a seat: the level of a computer player, or that it is a person.
QStringList rolesOf(const record::Record &record);

/// "Game: Ada – Noor", for the title of what is exported, without characters that no file may hold.
QString titleOf(const ExportSource &source);

/// The last step that there is of those chosen, and the first of them.
int lastStep(const ExportSource &source, const ExportChoice &choice);
int firstStep(const ExportSource &source, const ExportChoice &choice);

} // namespace views
