// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/file_name.h"

#include <QFileInfo>
#include <QRegularExpression>

#include "model/words/shown.h"

namespace record {

QString fileName(QString name)
{
    static const QRegularExpression unfit(QStringLiteral("[/\\\\:*?\"<>|]+"));
    static const QRegularExpression beginning(QStringLiteral("^[-. ]+")); // hidden, or taken for an option
    return words::shownLines(name).replace(unfit, QStringLiteral(" ")).simplified().remove(beginning).left(80);
}

QString shownName(const QString &path) { return words::shownName(QFileInfo(path).fileName()); }

} // namespace record
