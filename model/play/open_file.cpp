// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/open_file.h"

#include <cerrno>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace play {

namespace {

/// Every path to a file comes to the same; none where there is no file.
QString lockOf(const QString &folder, const QString &file)
{
    const QByteArray path = QFile::encodeName(QFileInfo(file).canonicalFilePath());
    if (path.isEmpty())
        return {};
    const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex().left(32);
    return folder + QStringLiteral("/open-%1.lock").arg(QLatin1String(hash));
}

} // namespace

OpenFile::OpenFile(const QString &folder, const QString &file)
{
    QDir().mkpath(QFileInfo(folder).path());
    QDir().mkdir(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner); // as a journal makes it
    const QString path = lockOf(folder, file);
    m_lock = path.isEmpty() ? nullptr : FileLock::take(path);
    if (!m_lock)
        return;
    m_watcher.addPath(path);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] {
        if (m_lock->isInPlace()) // nobody has cleared the folder away
            emit wanted();
    });
}

bool OpenFile::isOpen(const QString &folder, const QString &file)
{
    const QString path = folder.isEmpty() ? QString() : lockOf(folder, file);
    return !path.isEmpty() && !FileLock::take(path) && errno == EWOULDBLOCK;
}

void OpenFile::ask(const QString &folder, const QString &file)
{
    QFile lock(lockOf(folder, file));
    if (lock.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::ExistingOnly))
        lock.write("!");
}

} // namespace play
