// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal_files.h"

#include <csignal>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using play::Journal;
using play::JournalContent;
using record::Json;

SmallDisk::SmallDisk(qsizetype bytes)
{
    std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &m_before);
    const rlimit small{static_cast<rlim_t>(bytes), m_before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
}

SmallDisk::~SmallDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
}

Json edit(int number) { return Json::Members{{QStringLiteral("do"), Json(QStringLiteral("Thèbes\n%1").arg(number))}}; }

std::vector<Json> changeLog(int count)
{
    std::vector<Json> all;
    all.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        all.push_back(edit(i));
    return all;
}

JournalContent newGame()
{
    JournalContent content;
    content.beginning = record::newRecord(*engine::findGame("osiris"), {4, {}});
    return content;
}

QByteArray someJournal()
{
    const QTemporaryDir folder;
    Journal journal(folder.path());
    journal.begin(newGame());
    for (int i = 0; i < 5; ++i)
        journal.append(edit(i));
    journal.setFile({QStringLiteral("/tmp/a.cartouche"), record::FileStamp{3, "abc"}});
    for (int i = 5; i < 9; ++i)
        journal.append(edit(i));
    return contentOf(journal.path());
}

bool isBeginning(const std::vector<Json> &some)
{
    return some == changeLog(static_cast<int>(some.size())) && some.size() <= 9;
}

QStringList namesIn(const QString &folder) { return QDir(folder).entryList(QDir::Files | QDir::Hidden); }

std::vector<play::RecoverableSession> recoverableSessions(const QString &folder)
{
    std::vector<play::RecoverableSession> all;
    for (const QString &journal : play::journalsIn(folder)) {
        if (std::optional<play::RecoverableSession> session = play::takeSession(journal))
            all.push_back(*std::move(session));
    }
    return all;
}
