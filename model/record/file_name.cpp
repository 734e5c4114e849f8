// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/file_name.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include "model/words/shown.h"

namespace record {

QString fileName(QString name)
{
    static const QRegularExpression unfit(QStringLiteral("[/\\\\:*?\"<>|]+"));
    static const QRegularExpression beginning(QStringLiteral("^[-. ]+")); // hidden, or taken for an option
    constexpr int kMostBytes = 200; // of the 255 that a system allows, endings among them
    name = words::shownLines(name).replace(unfit, QStringLiteral(" ")).simplified().remove(beginning).left(80);
    while (name.toUtf8().size() > kMostBytes)
        name.chop(1);
    return name;
}

QString shownName(const QString &path) { return words::shownName(QFileInfo(path).fileName()); }

QString withEnding(const QString &path, const QString &ending)
{
    const QString suffix = QLatin1Char('.') + ending;
    const qsizetype length = path.size() - path.lastIndexOf(QLatin1Char('/')) - 1;
    const bool has = path.endsWith(suffix, Qt::CaseInsensitive) && length > suffix.size(); // `.png` is a hidden name
    return has || isInDocumentPortal(path) ? path : path + suffix;
}

bool isInDocumentPortal(const QString &path)
{
    static const QRegularExpression portal(QStringLiteral("^/run/(user/[^/]+|flatpak)/doc/"));
    return portal.match(QDir::cleanPath(path)).hasMatch();
}

} // namespace record
