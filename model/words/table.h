// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace words {

/// A sentence, or a part of one: the id by which the engine says it, and its English text, marked for the
/// translators with QT_TRANSLATE_NOOP(context, text). `{field}` stands for a field of the message, `%n` for the
/// field `n` with the plural forms of the language, `{key/field}` for what the field names, with its number.
struct Entry {
    const char *id;
    const char *text;
};

/// After that action the fact goes without saying, as far as it is about who acts: the sentence of the action tells it.
struct Told {
    std::string_view action; ///< id of its label
    std::string_view fact;
    bool isFirst = false; ///< only as the first fact of the step: further ones are about something else
};

/// The words of a game, or those that all games share.
struct Table {
    const char *context; ///< the translators' context of all its texts
    std::span<const Entry> entries;
    std::span<const Told> told = {};
};

/// The words of that game, or null where it has none.
const Table *tableFor(std::string_view gameId);

/// The words that belong to no game: saved games, files, the command line.
const Table &sharedTable();

} // namespace words
