// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/disk.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <QDir>
#include <QFile>

namespace record {

namespace {

/// The program's folder in that of the XDG specification, which wants a relative path to be ignored. (QStandardPaths
/// puts the name of the organisation before it, and knows the state folder from Qt 6.7 on.)
QString folderOf(const char *variable, const char *usual)
{
    const QString named = qEnvironmentVariable(variable);
    return (QDir::isAbsolutePath(named) ? named : QDir::homePath() + QLatin1String(usual))
           + QStringLiteral("/cartouche");
}

} // namespace

bool writeAll(int file, const char *bytes, qsizetype count)
{
    while (count > 0) {
        const ssize_t written = ::write(file, bytes, static_cast<std::size_t>(count));
        if (written < 0 && errno != EINTR)
            return false;
        bytes += std::max<ssize_t>(written, 0);
        count -= std::max<ssize_t>(written, 0);
    }
    return true;
}

bool syncFolder(const QString &path)
{
    const int folder = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return false;
    const bool synced = ::fsync(folder) == 0 || errno == EINVAL;
    ::close(folder);
    return synced;
}

QString stateFolder() { return folderOf("XDG_STATE_HOME", "/.local/state"); }

QString dataFolder() { return folderOf("XDG_DATA_HOME", "/.local/share"); }

QString cacheFolder() { return folderOf("XDG_CACHE_HOME", "/.cache"); }

bool canOpen(int files)
{
    struct rlimit limit {};
    const int lowest = ::open("/", O_PATH | O_CLOEXEC); // of the numbers that are free
    if (lowest < 0 || ::getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return false;
    ::close(lowest);
    return limit.rlim_cur == RLIM_INFINITY || static_cast<rlim_t>(lowest + files) <= limit.rlim_cur;
}

} // namespace record
