// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/file_lock.h"

#include <cerrno>

#include <QFile>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace play {

std::unique_ptr<FileLock> FileLock::take(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    for (;;) {
        const int file = ::open(name.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (file < 0)
            return nullptr;
        if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
            const int error = errno;
            ::close(file);
            errno = error;
            return nullptr;
        }
        std::unique_ptr<FileLock> lock(new FileLock(name, file));
        // Whoever held it may have removed it between the two calls. Then this is a file without a name.
        if (lock->isInPlace())
            return lock;
    }
}

FileLock::~FileLock()
{
    if (isInPlace())
        ::unlink(m_name.constData());
    ::close(m_file);
}

bool FileLock::isInPlace() const
{
    struct stat held {};
    struct stat named {};
    return ::fstat(m_file, &held) == 0 && ::stat(m_name.constData(), &named) == 0 && held.st_dev == named.st_dev
           && held.st_ino == named.st_ino;
}

} // namespace play
