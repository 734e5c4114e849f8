// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/finished_games.h"

#include <QDir>
#include <QFileInfo>

#include "model/library/free_name.h"
#include "model/play/file_lock.h"
#include "model/record/file_name.h"
#include "model/record/write_whole.h"
#include "model/replay/seat_names.h"

namespace library {

namespace {

const QString kTime = QStringLiteral("yyyy-MM-dd HH.mm.ss"); ///< no colon: not every system has them in names

} // namespace

void FinishedGames::takeOver() const
{
    const QString games = m_folders.games;
    const auto isDone = [&] {
        const QFileInfo former(m_folders.former);
        return !former.isDir() || former.canonicalFilePath() == QFileInfo(games).canonicalFilePath();
    };
    if (m_folders.former.isEmpty() || isDone())
        return;
    const auto lock = play::FileLock::take(m_folders.former + QStringLiteral(".lock"));
    if (!lock || isDone()) // another program does it, or just did
        return;
    const bool isForeign = QFileInfo(m_folders.former).isSymLink(); // a link of the person's own, which stays
    const bool canBegin = !record::makeFolder(QFileInfo(games).path());
    if (isForeign || !canBegin || QFileInfo::exists(games) || !QDir().rename(m_folders.former, games)) {
        if (record::makeFolder(games))
            return; // it is tried again
        for (const QFileInfo &file : QDir(m_folders.former).entryInfoList({QStringLiteral("*.") + record::kSuffix})) {
            const QString moved = freeName(games, file.completeBaseName());
            if (QFile::rename(file.filePath(), moved))
                QFile::rename(file.filePath() + QLatin1Char('~'), moved + QLatin1Char('~'));
        }
        if (!isForeign)
            QDir().rmdir(m_folders.former);
    }
    if (!QFileInfo::exists(m_folders.former))
        QFile::link(games, m_folders.former);
}

QString FinishedGames::newFile(const record::Record &record, const QDateTime &when) const
{
    takeOver();
    record::makeFolder(m_folders.games); // where it cannot be made, saving says why
    const QString players = replay::seatNames(record).join(QStringLiteral(" - "));
    const QString name = record::fileName(when.toString(kTime) + QLatin1Char(' ') + players);
    return freeName(m_folders.games, name);
}

std::optional<record::Error> FinishedGames::keep(const record::Record &record, const QDateTime &when)
{
    return record::save(record, newFile(record, when));
}

bool FinishedGames::holds(const QString &path) const
{
    return isKeeping() && !path.isEmpty() && QDir(QFileInfo(path).absolutePath()) == QDir(m_folders.games);
}

QDateTime FinishedGames::endOf(const QString &path)
{
    const QFileInfo file(path);
    const QDateTime named = QDateTime::fromString(file.fileName().left(kTime.size()), kTime);
    return named.isValid() ? named : file.lastModified();
}

} // namespace library
