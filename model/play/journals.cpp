// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/journals.h"

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace play {

namespace {

/// Of a journal that is larger than any game the rest is not read.
constexpr qint64 kMostBytes = 128 * 1024 * 1024;

const QString kJournal = QStringLiteral(".journal");

QByteArray bytesOf(const QString &journal)
{
    QFile file(journal);
    return file.open(QIODevice::ReadOnly) ? file.read(std::min(file.size(), kMostBytes)) : QByteArray();
}

} // namespace

QStringList journalsIn(const QString &folder)
{
    QStringList journals;
    if (folder.isEmpty())
        return journals;
    const QDir dir(folder);
    // What a killed program left without a journal is cleaned up where one would be taken.
    const QStringList patterns{QLatin1Char('*') + kJournal, QStringLiteral("*.lock"), QStringLiteral("*.new")};
    // Files only: opening a pipe would wait for somebody to write into it.
    for (const QFileInfo &file : dir.entryInfoList(patterns, QDir::Files | QDir::Hidden | QDir::NoSymLinks))
        journals += dir.filePath(file.completeBaseName() + kJournal);
    journals.removeDuplicates();
    journals.sort();
    return journals;
}

QStringList journalsNaming(const QString &folder, const QString &file)
{
    const QByteArray line = fileLine({file, {}}).chopped(1); // up to its bracket: what the file held may follow
    QStringList journals = journalsIn(folder);
    const auto isOther = [&line](const QString &journal) { return !bytesOf(journal).contains(line); };
    journals.erase(std::remove_if(journals.begin(), journals.end(), isOther), journals.end());
    return journals;
}

std::optional<RecoverableSession> takeSession(const QString &journal)
{
    const QString id = journal.chopped(kJournal.size());
    std::unique_ptr<FileLock> lock = FileLock::take(id + QStringLiteral(".lock"));
    if (!lock)
        return std::nullopt;
    // A file that was to take the journal's place when its program was killed.
    QFile::remove(id + QStringLiteral(".new"));
    // Without a journal the lock goes away again here.
    if (!QFileInfo(journal).isFile())
        return std::nullopt;
    const QByteArray bytes = bytesOf(journal);
    qsizetype good = 0;
    JournalContent content = readJournal(bytes, &good);
    return RecoverableSession{journal, QFileInfo(journal).lastModified(), std::move(content), bytes.left(good),
                              std::move(lock)};
}

bool discard(RecoverableSession session) { return QFile::remove(session.path); }

} // namespace play
