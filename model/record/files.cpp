// SPDX-License-Identifier: GPL-3.0-or-later
#include <cerrno>

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include "model/record/replace.h"
#include "model/record/system_error.h"
#include "model/words/words.h"

namespace record {

namespace {

Error unreadable(const Error &why) { return {"file.cannot-read", {{"error", words::enclosed(why)}}}; }

/// All of a file that is not too large, else one byte more than that.
QByteArray beginning(QFile &file)
{
    QByteArray bytes;
    // In pieces: a pipe gives what it has.
    for (QByteArray piece = file.read(kMostBytes + 1); !piece.isEmpty();
         piece = file.read(kMostBytes + 1 - bytes.size()))
        bytes += piece;
    return bytes;
}

} // namespace

std::variant<QByteArray, Error> loadBytes(const QString &path)
{
    if (path.isEmpty())
        return unreadable(systemError(ENOENT));
    if (path.contains(QChar::ReplacementCharacter) && !QFileInfo::exists(path))
        return Error{"file.name-no-text", {}};
    QFile file(path);
    if (QFileInfo(path).isDir())
        return unreadable(systemError(EISDIR));
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(systemError(file));
    QByteArray bytes = beginning(file);
    if (file.error() != QFileDevice::NoError)
        return unreadable(systemError(file));
    return bytes;
}

std::variant<Record, Error> load(const QString &path)
{
    const auto loaded = loadBytes(path);
    if (const auto *error = std::get_if<Error>(&loaded))
        return *error;
    return read(std::get<QByteArray>(loaded));
}

std::variant<Record, Error> loadRegular(const QString &path)
{
    const QFileInfo file(path);
    if (file.exists() && !file.isFile() && !file.isDir())
        return Error{"file.is-device", {}};
    return load(path);
}

std::optional<Error> save(const Record &record, const QString &path)
{
    const QByteArray bytes = write(record);
    const auto readAgain = read(bytes);
    if (const auto *error = std::get_if<Error>(&readAgain))
        return *error;
    return replaceFile(path, bytes);
}

std::optional<FileStamp> stampOf(const QString &path)
{
    QFile file(path);
    // Opening a pipe would wait for somebody to write into it.
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = beginning(file);
    if (file.error() != QFileDevice::NoError)
        return std::nullopt;
    return FileStamp{file.size(), QCryptographicHash::hash(bytes, QCryptographicHash::Sha256)};
}

} // namespace record
