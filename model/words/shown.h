// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace words {

// What comes from outside (names, titles, comments, paths, words of files) is shown letter by letter: what would turn
// the text around it, move a cursor or end a line is taken out. Files keep what they have.

/// The text on one line, to stand in a sentence: line breaks and other controls are spaces, marks for the direction of
/// writing are left out. What has letters that are written from right to left is isolated (U+2068 … U+2069), so that
/// the words and numbers around it keep their order. Doing it again changes nothing.
QString shownLine(const QString &text);

/// The same of a name: of one longer than `kLongestName` characters the beginning and the end.
QString shownName(const QString &name);
inline constexpr qsizetype kLongestName = 80;

/// The same as paragraphs of its own: lines and tabs are kept, and nothing is isolated.
QString shownLines(const QString &text);

/// A text without the isolates of `shownLine`, which are for showing only: files of words have none.
QString withoutIsolates(QString text);

} // namespace words
