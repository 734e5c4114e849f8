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

/// The path with that ending, which is given without its dot: added to a name that has it not, whatever else it ends
/// in. In a document portal the path stays as it is.
QString withEnding(const QString &path, const QString &ending);

/// True for a path by which a sandbox was handed a file, and none beside it: what else is written there nobody finds.
bool isInDocumentPortal(const QString &path);

} // namespace record
