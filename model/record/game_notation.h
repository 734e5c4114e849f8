// SPDX-License-Identifier: GPL-3.0-or-later
// A game between the words of a text. What a reader needs is the same in every language, and each line says by its
// first sign what it is:
//   [game ID]  [option tip] priest  [training]  [start] POSITION  [seat red] Ada  [player blue] hard
//   12. words [red lay 3143] ?? word    an action, its number from the start of the game, and its symbols
//   | text                              a line of a comment on the position reached
//   [drawn circle solid temple-1-a]     what is drawn on the board there, and words
//   (words … )                          another way to go on; its first number says from where
//   · words                             what followed, for people
//   [end] or [end temple-3] red: 33 18  the last line, with reason, winners and score
// A line without such a sign goes on with the line before, behind an empty line it is words.
#pragma once

#include "model/record/record.h"

namespace record {

/// The sign for a mark of files (`!! ! !? ?! ? ??`) or an assessment (`= ± ∓`); empty for another.
QString markSign(const QString &mark);

/// The lines that head a text: game, options, start, and seats in the language of the program. What would turn the text
/// or end a line is left out.
QStringList notationHead(const Record &record);
QString actionNotation(const engine::Position &position, engine::Action action);
QStringList commentNotation(const Text &comment);
QString drawingNotation(const Drawing &drawing, const engine::Game &game, const words::Words &words);
QString notationEnd(const Record &record);

/// True for the line with which `readNotation` begins.
bool beginsNotation(const QString &line);
/// The game that begins in that line. Clock, analysis, scenario and what other programs keep in a file stand in no
/// text. Errors: `text.…` with the number of the line, from 1, in `line`, and those of `read`.
std::variant<Record, Error> readNotation(const QStringList &lines, qsizetype first);

} // namespace record
