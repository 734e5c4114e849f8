// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/free_name.h"

#include <QDir>

#include "model/record/file_name.h"

namespace library {

QString freeName(const QString &folder, const QString &name)
{
    const QDir there(folder);
    QString file = name + QLatin1Char('.') + record::kSuffix;
    for (int number = 2; there.exists(file); ++number)
        file = QStringLiteral("%1 (%2).%3").arg(name).arg(number).arg(record::kSuffix);
    return there.absoluteFilePath(file);
}

} // namespace library
