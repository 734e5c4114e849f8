// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt does not tell of the disk.
#pragma once

#include <QString>

namespace record {

/// Writes all these bytes where the open file stands. False where the system refuses; `errno` says why.
bool writeAll(int file, const char *bytes, qsizetype count);

/// What was renamed, made or removed in that folder is on the disk. False, with `errno`, where that is not so; a file
/// system that cannot sync folders counts as one that did.
bool syncFolder(const QString &path);

/// Where the program keeps what it does by itself: `cartouche` in the state folder of the XDG specification.
QString stateFolder();
/// Where it keeps what a person would miss, and what it can make again: `cartouche` in those folders.
QString dataFolder();
QString cacheFolder();

/// True if the program may open so many files more.
bool canOpen(int files);

} // namespace record
