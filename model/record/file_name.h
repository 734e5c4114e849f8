// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace record {

/// How a saved game's name ends, without the dot.
inline const QString kSuffix = QStringLiteral("cartouche");

/// A name as a file may have it on any system, without its ending: at most 80 characters, not hidden.
QString fileName(QString name);

/// A file's name without its folder, as it is shown.
QString shownName(const QString &path);

} // namespace record
