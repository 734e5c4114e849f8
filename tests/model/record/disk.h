// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

#include <sys/resource.h>

QByteArray contentOf(const QString &path);
/// Writes a file as it comes; fails the test run where that does not work.
void put(const QString &path, const QByteArray &bytes);
/// The names of all files in a folder, hidden ones too, with what they hold.
QMap<QString, QByteArray> filesIn(const QString &folder);

/// No file may grow beyond `bytes` while this lives: what a full disk does to a writer.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes);
    ~SmallDisk();
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

private:
    rlimit m_before{};
};

/// Permissions bind this process while this lives, also where root runs the test.
class NoPrivilege {
public:
    NoPrivilege();
    ~NoPrivilege();
    NoPrivilege(const NoPrivilege &) = delete;
    NoPrivilege &operator=(const NoPrivilege &) = delete;
};
