// SPDX-License-Identifier: GPL-3.0-or-later
// What the program makes and can make again: a file that is replaced is not kept. Saved games: replace.h.
#pragma once

#include <optional>

#include "model/record/record.h"

namespace record {

/// Writes these bytes to the file, whole or not at all. Errors: those of `systemError`.
std::optional<Error> writeWhole(const QString &path, const QByteArray &bytes);

/// Makes the folder, and those that it lies in, where they are missing. Errors: those of `systemError`, also where it
/// is there and nothing can be written into it.
std::optional<Error> makeFolder(const QString &path);

} // namespace record
