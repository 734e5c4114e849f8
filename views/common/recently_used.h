// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop's list of recently used files, which file managers and other programs show.
#pragma once

#include <optional>

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace views {

/// The list (`recently-used.xbel`, the Desktop Bookmark Specification) with the use of that saved game by this program
/// at that time; a new one if it is empty. What others wrote there stays, also about that file. Nothing if it is no
/// such list.
std::optional<QByteArray> withFileUsed(const QByteArray &list, const QString &file, const QDateTime &when);

/// Where that list is.
QString recentlyUsedList();
/// Notes in the list of that path that the saved game was used just now. A list that cannot be read or written, is no
/// such list, or is far larger than any desktop lets it grow, stays as it is.
void noteFileUsed(const QString &list, const QString &file);

} // namespace views
