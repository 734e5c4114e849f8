// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include "model/record/record.h"

namespace record {

namespace {

Error failed(const char *id, const QFileDevice &file) { return {id, {{"error", file.errorString().toStdString()}}}; }

} // namespace

std::variant<Record, Error> load(const QString &path)
{
    QFile file(path);
    if (QFileInfo(path).isDir())
        return Error{"file.not-regular", {}};
    if (!file.open(QIODevice::ReadOnly))
        return failed("file.cannot-read", file);
    QByteArray bytes;
    // In pieces: a pipe gives what it has.
    for (QByteArray piece = file.read(kMostBytes + 1); !piece.isEmpty();
         piece = file.read(kMostBytes + 1 - bytes.size()))
        bytes += piece;
    if (file.error() != QFileDevice::NoError)
        return failed("file.cannot-read", file);
    return read(bytes);
}

std::optional<Error> save(const Record &record, const QString &path)
{
    const QByteArray bytes = write(record);
    const auto readAgain = read(bytes);
    if (const auto *error = std::get_if<Error>(&readAgain))
        return *error;
    // QSaveFile would put a file in the place of a device.
    const QFileInfo target(path);
    if (target.exists() && !target.isFile())
        return Error{"file.not-regular", {}};
    QSaveFile file(path);
    // Unbuffered, because commit() of Qt 6.4 does not see that writing the rest of a buffer fails: on a full disk it
    // would put half a file in the old one's place.
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || file.write(bytes) != bytes.size() || !file.commit())
        return failed("file.cannot-write", file);
    return std::nullopt;
}

} // namespace record
