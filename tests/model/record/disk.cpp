// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk.h"

#include <csignal>

#include <QDir>
#include <QFile>

#include <linux/capability.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

/// Makes the effective capabilities those that this process may have, but for overruling permissions if `bound`.
void setBound(bool bound)
{
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct data[2]{};
    if (::syscall(SYS_capget, &header, data) != 0)
        qFatal("no capabilities can be read");
    constexpr unsigned kOverruling = 1U << CAP_DAC_OVERRIDE | 1U << CAP_DAC_READ_SEARCH;
    data[0].effective = bound ? data[0].permitted & ~kOverruling : data[0].permitted;
    if (::syscall(SYS_capset, &header, data) != 0)
        qFatal("no capabilities can be set");
}

} // namespace

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
        qFatal("%s cannot be written", qPrintable(path));
}

QMap<QString, QByteArray> filesIn(const QString &folder)
{
    QMap<QString, QByteArray> files;
    const QDir dir(folder);
    for (const QString &name : dir.entryList(QDir::Files | QDir::Hidden | QDir::System))
        files.insert(name, contentOf(dir.filePath(name)));
    return files;
}

SmallDisk::SmallDisk(rlim_t bytes)
{
    std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &m_before);
    const rlimit small{bytes, m_before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
}

SmallDisk::~SmallDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }

NoPrivilege::NoPrivilege() { setBound(true); }

NoPrivilege::~NoPrivilege() { setBound(false); }
