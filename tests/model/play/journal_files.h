// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QStringList>

#include <sys/resource.h>

#include "model/play/journals.h"

/// No file may grow beyond `bytes` while this lives: what a full disk does to a writer.
class SmallDisk {
public:
    explicit SmallDisk(qsizetype bytes);
    ~SmallDisk();
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

private:
    rlimit m_before{};
};

/// The content of a file, or nothing.
QByteArray contentOf(const QString &path);
/// Writes a file; fails the test run otherwise.
void put(const QString &path, const QByteArray &bytes);
/// All journals in a folder that nobody has, the oldest first; they are held.
std::vector<play::RecoverableSession> recoverableSessions(const QString &folder);
/// All files in a folder.
QStringList namesIn(const QString &folder);

/// The edit of that number, and the first so many.
record::Json edit(int number);
std::vector<record::Json> changeLog(int count);
/// A game that is about to begin.
play::JournalContent newGame();
/// The bytes of a journal with nine edits, after the fifth of which it was saved.
QByteArray someJournal();
/// True if these are the first edits of `someJournal`.
bool isBeginning(const std::vector<record::Json> &some);
