// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/write_whole.h"

#include <cerrno>
#include <filesystem>

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <fcntl.h>
#include <unistd.h>

#include "model/record/system_error.h"

namespace record {

namespace {

/// Why nothing can be written to what is there already; nothing where nothing is.
std::optional<Error> illegalReason(const QString &path)
{
    if (::faccessat(AT_FDCWD, QFile::encodeName(path).constData(), W_OK, AT_EACCESS) != 0 && errno != ENOENT)
        return systemError(errno);
    return std::nullopt;
}

/// Writes on where less was taken than was given: only then is it told why no more is.
bool writeAll(QSaveFile &file, const QByteArray &bytes)
{
    for (qint64 done = 0; done < bytes.size();) {
        const qint64 taken = file.write(bytes.constData() + done, bytes.size() - done);
        if (taken <= 0)
            return false;
        done += taken;
    }
    return true;
}

} // namespace

std::optional<Error> writeWhole(const QString &path, const QByteArray &bytes)
{
    // QSaveFile says these two in words of Qt, and with the name.
    if (std::optional<Error> error = illegalReason(path))
        return error;
    if (QFileInfo(path).isDir())
        return systemError(EISDIR);
    QSaveFile file(path);
    // Unbuffered, because a buffered QSaveFile of Qt 6.4 does not see a full disk.
    const bool written =
        file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && writeAll(file, bytes) && file.commit();
    return written ? std::nullopt : std::optional(systemError(file));
}

std::optional<Error> makeFolder(const QString &path)
{
    std::error_code error;
    std::filesystem::create_directories(QFile::encodeName(path).toStdString(), error);
    return error ? systemError(error.value()) : illegalReason(path);
}

} // namespace record
