// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDevice>

#include "model/record/record.h"

namespace record {

/// Why a call of the system failed, by the number that it left in `errno`; ids `system.…` of the shared table of words.
/// The system's own words would be in its own language.
Error systemError(int number);
/// The same of what has gone wrong with a file.
Error systemError(const QFileDevice &file);
/// What went wrong with that file, after its path.
Error inFile(const QString &path, const Error &why);

} // namespace record
