// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>

namespace tests {

/// Paths of the saved games in a folder, the last name first: where they begin with the time the newest.
inline QStringList gamesIn(const QString &folder)
{
    QStringList paths;
    const auto files =
        QDir(folder).entryInfoList({QStringLiteral("*.cartouche")}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QFileInfo &file : files)
        paths << file.absoluteFilePath();
    return paths;
}

} // namespace tests
