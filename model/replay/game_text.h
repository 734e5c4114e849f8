// SPDX-License-Identifier: GPL-3.0-or-later
// A game in plain words.
#pragma once

#include <QString>

#include "model/record/game_notation.h"
#include "model/record/tree.h"
#include "model/words/words.h"

namespace replay {

using record::markSign;
/// The word for a mark or an assessment of files; empty for another.
QString markWord(const QString &mark);
/// Both, the sign first; empty for another.
QString markWords(const QString &mark);

/// The symbols of a position; empty: none.
struct Symbols {
    QString mark = {}, assessment = {};

    QString signs() const;
    QString words() const;
    /// "!? = Interesting, even"
    QString both() const;
    friend bool operator==(const Symbols &, const Symbols &) = default;
};
Symbols symbolsAt(const record::Line &main, const record::Place &place);

/// The text of a game: title, rounds or turns as headings, numbered sentences, comments, marks, variations indented,
/// result. What tells everything has the signs with which `record::readText` reads it again. An analysis that the
/// record keeps is told there, too: mistakes of the main line with what was better, and what each result comes from. No
/// line is wrapped; the last one ends with a newline. `viewer` as in `narrate`. The record must be one that
/// `record::read` accepts.
QString gameText(const record::Record &record, const words::Words &words, engine::Seat viewer = engine::kEveryone);

/// How the game ended and with how many points, as the last lines of `gameText`.
QString resultText(const record::Record &record, const words::Words &words);

/// The line in which that place lies, from the start of the game to its end, a numbered sentence an action, for the
/// clipboard. Where `viewer` is everyone or a seat, each has the action as files write it behind it. The place must
/// exist.
QString lineText(const record::Record &record, const record::Place &place, const words::Words &words,
                 engine::Seat viewer = engine::kEveryone);

} // namespace replay
