// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

namespace record {

/// The game, or that of the position, in a text that was pasted, dropped or sent. Errors: those of `read` and of
/// `engine::readPosition`; `paste.empty`; `paste.seen` for what only one seat sees.
std::variant<Record, Error> readText(const QString &text);

/// True for a file whose name ends in `.txt`: the game in it is taken as a copy.
bool isTextFile(const QString &path);
/// As `load`; a text file may also hold what `readText` reads.
std::variant<Record, Error> loadHanded(const QString &path);

} // namespace record
