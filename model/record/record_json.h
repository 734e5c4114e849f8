// SPDX-License-Identifier: GPL-3.0-or-later
// A saved game as a part of something larger. Files of one game: record.h.
#pragma once

#include "model/record/line_reader.h"

namespace record {

/// The version of files that are a study: several games, each as version 1 has it (`scenario::Study`).
inline constexpr qint64 kStudyVersion = 2;
/// The error of `read` and `load` for such a file.
inline constexpr const char *kIsStudy = "record.is-study";

/// The version of that file. Throws `Refused` where it is no file of the program or of a version that nobody knows.
qint64 versionOf(const Node &file);
/// The game in that object, all of it checked; `lines` counts the actions of all games that it reads. Throws `Refused`.
Record recordOf(const Node &file, LineReader &lines);
/// The error with the game that the object `file` names, if there is such a one: its words say what is wrong.
Error withGame(Error error, const Json &file);

/// What `write` writes.
Json toJson(const Record &record);

} // namespace record
