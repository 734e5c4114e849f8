// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

/// Games of Ada, Noor, Kim, Lou and Ben to be shown, always the same.
namespace records {

/// What the players are called, and in comments.
QStringList &names();

/// A game of two between these players, in which everything may be taken back.
record::Record training(const char *game, const char *ada, const char *noor);
/// A game of the folder of test data.
record::Record fromFile(const char *name);
/// As if its last actions had not been done, and people played it.
record::Record unfinished(record::Record record, int actionsLess);
/// One of Aton that is over, with an analysis, comments, marks and a variation.
record::Record studied();

} // namespace records
