// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

namespace record {

/// The game, or that of the position, in a text that was pasted, dropped or sent: a file, words with their notation
/// (`game_notation.h`) or a position as the program writes them, and as posts and mails hand them on – quoted by `>`,
/// in a fence, between other words, wrapped, with no-break spaces and typographic quotes. Errors: those of `read`, of
/// `readNotation` and of `engine::readPosition`, with places that count in the text; `paste.empty` and `paste.none`
/// where there is nothing of that kind; `paste.seen` for what only one seat sees.
std::variant<Record, Error> readText(const QString &text);

/// True for a file whose name ends in `.txt`: the game in it is taken as a copy.
bool isTextFile(const QString &path);
/// As `loadRegular`; a text file may also hold what `readText` reads.
std::variant<Record, Error> loadHanded(const QString &path);

} // namespace record
