// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "model/record/record.h"

namespace record {

/// The path under which the content that a file had before is kept: the file's own with `~` behind; of a file in a
/// document portal in `backups` of the state folder.
QString backupNameOf(const QString &path);
/// What a person is told of it: the name, with the folder where that is another one than the file's.
QString backupShown(const QString &path);

/// Puts these bytes in the place of the file, whole or not at all, and keeps its content from before under
/// `backupNameOf`, unless that is the same content. At every instant there is a whole file of that name; after a
/// failure it and the backup are what they were and nothing else lies beside them. A symbolic link is followed: the
/// file that it names is replaced, its backup lies beside that one. Permissions stay. Errors: ids `file.…` of the
/// shared table of words.
/// What a program left there when it was killed in the middle goes with the next call, or with `tidyUp`; what a running
/// one writes stays.
std::optional<Error> replaceFile(const QString &path, const QByteArray &bytes);
/// Removes what a program that was killed while it replaced that file left beside it.
void tidyUp(const QString &path);

} // namespace record
