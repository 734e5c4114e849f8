// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "model/record/record.h"

namespace record {

/// The name under which the content that a file had before is kept: the file's own with `~` behind.
QString backupNameOf(const QString &path);

/// Puts these bytes in the place of the file, whole or not at all, and keeps its content from before under
/// `backupNameOf`, unless that is the same content. At every instant there is a whole file of that name; after a
/// failure it and the backup are what they were and nothing else lies beside them. A symbolic link is followed: the
/// file that it names is replaced, its backup lies beside that one. Permissions stay. Errors: ids `file.…` of the
/// shared table of words.
std::optional<Error> replaceFile(const QString &path, const QByteArray &bytes);

} // namespace record
