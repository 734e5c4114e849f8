// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/finished_games.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>

#include "model/record/file_name.h"
#include "model/record/write_whole.h"
#include "model/replay/seat_names.h"

namespace play {

namespace {

const QString kTime = QStringLiteral("yyyy-MM-dd HH.mm.ss"); ///< no colon: not every system has them in names

} // namespace

std::optional<record::Error> FinishedGames::keep(const record::Record &record, const QDateTime &when)
{
    if (std::optional<record::Error> error = record::makeFolder(m_folder))
        return error;
    const QString players = replay::seatNames(record).join(QStringLiteral(" - "));
    const QString name = record::fileName(when.toString(kTime) + QLatin1Char(' ') + players);
    const QDir folder(m_folder);
    QString file = name + QLatin1Char('.') + record::kSuffix;
    for (int number = 2; folder.exists(file); ++number)
        file = QStringLiteral("%1 (%2).%3").arg(name).arg(number).arg(record::kSuffix);
    if (std::optional<record::Error> error = record::save(record, folder.filePath(file)))
        return error;
    removeTooMany(folder.absoluteFilePath(file), when);
    return std::nullopt;
}

/// The oldest go, but never the one that was written last. Those that ended long after it were there before it, and the
/// clock has been set back since: they count as older than all others.
void FinishedGames::removeTooMany(const QString &written, const QDateTime &when) const
{
    constexpr int kDaysAstray = 2; // local time goes back by itself: in autumn, and on a journey to the west
    QStringList all = files();
    all.removeOne(written);
    std::stable_partition(all.begin(), all.end(),
                          [latest = when.addDays(kDaysAstray)](const QString &path) { return endOf(path) <= latest; });
    for (const QString &old : all.mid(kMost - 1))
        remove(old);
}

QStringList FinishedGames::files() const
{
    if (!isKeeping())
        return {};
    const QFileInfoList found = QDir(m_folder).entryInfoList({QStringLiteral("*.") + record::kSuffix}, QDir::Files);
    std::vector<std::pair<QDateTime, QString>> all;
    for (const QFileInfo &file : found)
        all.emplace_back(endOf(file.filePath()), file.absoluteFilePath());
    std::sort(all.begin(), all.end(), std::greater<>());
    QStringList paths;
    for (const auto &[when, path] : all)
        paths << path;
    return paths;
}

bool FinishedGames::holds(const QString &path) const
{
    return isKeeping() && !path.isEmpty() && QDir(QFileInfo(path).absolutePath()) == QDir(m_folder);
}

QDateTime FinishedGames::endOf(const QString &path)
{
    const QFileInfo file(path);
    const QDateTime named = QDateTime::fromString(file.fileName().left(kTime.size()), kTime);
    return named.isValid() ? named : file.lastModified();
}

bool FinishedGames::remove(const QString &path) const
{
    QFile::remove(path + QLatin1Char('~'));
    return QFile::remove(path);
}

QString finishedFolder(const QString &journals)
{
    return journals.isEmpty() ? QString() : QFileInfo(journals).path() + QStringLiteral("/finished");
}

} // namespace play
