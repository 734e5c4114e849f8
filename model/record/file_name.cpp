// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/file_name.h"

#include <QRegularExpression>

namespace record {

QString fileName(QString name)
{
    static const QRegularExpression unfit(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]+"));
    name = name.replace(unfit, QStringLiteral(" ")).simplified().left(80);
    return name.startsWith(QLatin1Char('.')) ? name.mid(1) : name;
}

} // namespace record
