// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/journals.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace play {

namespace {

/// Of a journal that is larger than any game the rest is not read.
constexpr qint64 kMostBytes = 128 * 1024 * 1024;

/// Names without suffix of all files that belong to journals, in their order.
QStringList idsIn(const QDir &folder)
{
    QStringList ids;
    const QStringList patterns{QStringLiteral("*.journal"), QStringLiteral("*.lock"), QStringLiteral("*.new")};
    // Files only: opening a pipe would wait for somebody to write into it.
    for (const QFileInfo &file : folder.entryInfoList(patterns, QDir::Files | QDir::Hidden | QDir::NoSymLinks))
        ids += file.completeBaseName();
    ids.removeDuplicates();
    ids.sort();
    return ids;
}

RecoverableSession leftoverAt(const QString &path, std::unique_ptr<FileLock> lock)
{
    QFile file(path);
    const QByteArray bytes =
        file.open(QIODevice::ReadOnly) ? file.read(std::min(file.size(), kMostBytes)) : QByteArray();
    qsizetype good = 0;
    JournalContent content = readJournal(bytes, &good);
    return {path, QFileInfo(path).lastModified(), std::move(content), bytes.left(good), std::move(lock)};
}

} // namespace

std::vector<RecoverableSession> recoverableSessions(const QString &folder)
{
    std::vector<RecoverableSession> all;
    if (folder.isEmpty())
        return all;
    const QDir dir(folder);
    for (const QString &id : idsIn(dir)) {
        std::unique_ptr<FileLock> lock = FileLock::take(dir.filePath(id + QStringLiteral(".lock")));
        if (!lock)
            continue;
        // A file that was to take the journal's place when its program was killed.
        QFile::remove(dir.filePath(id + QStringLiteral(".new")));
        // Without a journal the lock goes away again here.
        const QString path = dir.filePath(id + QStringLiteral(".journal"));
        if (QFileInfo(path).isFile())
            all.push_back(leftoverAt(path, std::move(lock)));
    }
    return all;
}

bool discard(RecoverableSession session) { return QFile::remove(session.path); }

} // namespace play
