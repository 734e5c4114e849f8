// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/folders.h"

#include <QFileInfo>

#include "model/record/disk.h"

namespace library {

Folders Folders::beside(const QString &journals)
{
    if (journals.isEmpty())
        return {};
    const QString around = QFileInfo(journals).path();
    const bool isUsual = around == record::stateFolder();
    const QString data = isUsual ? record::dataFolder() : around;
    const QString finished = around + QStringLiteral("/finished");
    return {isUsual ? data + QStringLiteral("/games") : finished, isUsual ? finished : QString(),
            data + QStringLiteral("/library.json"), data + QStringLiteral("/mistakes"),
            isUsual ? record::cacheFolder() : around + QStringLiteral("/cache")};
}

} // namespace library
