// SPDX-License-Identifier: GPL-3.0-or-later
// With the calls of the system and not with QSaveFile, whose commit() overlooks that syncing fails (where a disk
// writes late, that is where it says that it is full) and which does not tell the number of an error.
#include "model/record/replace.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>
#include <utility>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "model/record/disk.h"
#include "model/record/file_name.h"
#include "model/record/system_error.h"
#include "model/words/words.h"

namespace record {

namespace {

/// A file beside another, with that one's name, this and a tag of six letters and digits behind.
const QByteArray kMark = ".~";

QByteArray freshTag()
{
    const auto number = QRandomGenerator::system()->bounded(36U * 36U * 36U * 36U * 36U * 36U);
    return QByteArray::number(number, 36).rightJustified(6, '0');
}

/// Such a file. It goes away again unless it takes the place of one. Functions return false where the system refuses;
/// `errno` then says why.
class Beside {
public:
    Beside(const QByteArray &neighbour, const QByteArray &tag) : m_wanted(neighbour + kMark + tag) {}
    ~Beside()
    {
        close();
        if (!m_name.isEmpty())
            ::unlink(m_name.constData());
    }
    Beside(const Beside &) = delete;
    Beside &operator=(const Beside &) = delete;

    /// An empty file, with the permissions of `like` if that is given.
    bool create(const struct stat *like)
    {
        m_file = ::open(m_wanted.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        // Some disks know no permissions and refuse to set any.
        if (m_file >= 0 && like)
            ::fchmod(m_file, like->st_mode & 07777U);
        return isMade(m_file >= 0);
    }
    /// A second name of the file `from`.
    bool link(const QByteArray &from) { return isMade(::link(from.constData(), m_wanted.constData()) == 0); }
    bool append(const QByteArray &bytes) { return writeAll(m_file, bytes.constData(), bytes.size()); }
    /// Everything that was appended is on the disk.
    bool finish() { return ::fsync(m_file) == 0 && close(); }
    bool takePlaceOf(const QByteArray &path)
    {
        if (std::rename(m_name.constData(), path.constData()) != 0)
            return false;
        // Renaming one of two names of a file to the other leaves both.
        ::unlink(m_name.constData());
        m_name.clear();
        return true;
    }
    /// It stays where it is, under the name that it has.
    void leave() { m_name.clear(); }

private:
    bool isMade(bool made)
    {
        if (made)
            m_name = m_wanted;
        return made;
    }
    bool close()
    {
        const int file = std::exchange(m_file, -1);
        return file < 0 || ::close(file) == 0;
    }

    QByteArray m_wanted;
    QByteArray m_name; ///< empty while there is none
    int m_file = -1;
};

engine::Value inWords(int number) { return words::enclosed(systemError(number)); }

Error cannotWrite(int number, const QString &path)
{
    switch (number) {
    case ENOSPC:
    case EDQUOT: return {"file.disk-full", {}};
    case ENOENT:
    case ENOTDIR: return {"file.no-folder", {{"folder", quoted(QFileInfo(path).absoluteDir().dirName())}}};
    case EACCES:
    case EPERM: return {"file.no-permission", {}};
    case EROFS: return {"file.read-only", {}};
    default: return {"file.cannot-write", {{"error", inWords(number)}}};
    }
}

Error noBackup(int number, const QString &path)
{
    if (number == ENOSPC || number == EDQUOT)
        return cannotWrite(number, path);
    return {"file.no-backup", {{"backup", quoted(backupShown(path))}, {"error", inWords(number)}}};
}

/// The name at the end of a chain of symbolic links, whether there is a file or not. (QFileInfo takes the `..` of a
/// link out of the text, which is wrong where the folder itself is a link.)
std::optional<QString> atTheEndOfLinks(const QString &path)
{
    constexpr int kMostLinks = 40; // as Linux itself
    std::filesystem::path file(QFile::encodeName(path).toStdString());
    std::error_code error;
    for (int links = 0; links < kMostLinks; ++links) {
        if (!std::filesystem::is_symlink(file, error))
            return QFile::decodeName(file.c_str());
        file = file.parent_path() / std::filesystem::read_symlink(file, error);
    }
    return std::nullopt;
}

bool holdsExactly(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.size() == bytes.size() && file.readAll() == bytes;
}

/// A second name of the old file, or a copy where the disk knows no second names.
bool keep(const QString &path, const struct stat &old, Beside &kept)
{
    if (kept.link(QFile::encodeName(path)))
        return true;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
        errno = EACCES;
        return false;
    }
    if (!kept.create(&old))
        return false;
    constexpr qint64 kPiece = 1024 * 1024;
    for (QByteArray piece = file.read(kPiece); !piece.isEmpty(); piece = file.read(kPiece)) {
        if (!kept.append(piece))
            return false;
    }
    if (file.error() != QFileDevice::NoError) {
        errno = EIO;
        return false;
    }
    return kept.finish();
}

// ---- what is left over

/// The tags of such files beside that one.
QList<QByteArray> tagsBeside(const QString &neighbour)
{
    static const QRegularExpression form(QStringLiteral("^[0-9a-z]{6}$"));
    const QString start = QFileInfo(neighbour).fileName() + QLatin1String(kMark);
    QList<QByteArray> tags;
    QDirIterator files(QFileInfo(neighbour).path(), QDir::Files | QDir::Hidden | QDir::System);
    while (files.hasNext()) {
        files.next();
        const QString name = files.fileName();
        if (name.startsWith(start) && form.match(name.mid(start.size())).hasMatch())
            tags << name.mid(start.size()).toLatin1();
    }
    return tags;
}

/// Removes what a program left beside the file when it was killed. Nobody writes there now.
void removeLeftOver(const QString &path)
{
    const auto beside = [](const QString &neighbour, const QByteArray &tag) {
        return neighbour + QLatin1String(kMark) + QLatin1String(tag);
    };
    const QList<QByteArray> fresh = tagsBeside(path);
    const QString backup = backupNameOf(path);
    QFile file(path);
    for (const QByteArray &tag : tagsBeside(backup)) {
        const QString kept = beside(backup, tag);
        const bool isThere = QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly);
        // Where the new file has taken its place, this is what was there before.
        if (fresh.contains(tag) || (isThere && holdsExactly(kept, file.readAll()))
            || std::rename(QFile::encodeName(kept).constData(), QFile::encodeName(backup).constData()) != 0)
            QFile::remove(kept);
        file.close();
    }
    for (const QByteArray &tag : fresh)
        QFile::remove(beside(path, tag));
}

/// While a file is being saved: the folder is locked, shared with others that save there. Whoever has it alone for a
/// moment knows that what lies there is left over, and removes it.
class Saving {
public:
    explicit Saving(const QString &path)
        : m_folder(::open(QFile::encodeName(QFileInfo(path).path()).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    {
        if (::flock(m_folder, LOCK_EX | LOCK_NB) == 0)
            removeLeftOver(path);
        // Others have it alone for no longer than that. Nobody waits for a program that locks folders for its own ends.
        constexpr int kMostMilliseconds = 100;
        for (int i = 0; ::flock(m_folder, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK && i < kMostMilliseconds; ++i)
            ::usleep(1000);
    }
    ~Saving()
    {
        if (m_folder >= 0)
            ::close(m_folder);
    }
    Saving(const Saving &) = delete;
    Saving &operator=(const Saving &) = delete;

private:
    int m_folder;
};

/// `path` is no symbolic link.
std::optional<Error> replace(const QString &path, const QByteArray &bytes)
{
    const QByteArray name = QFile::encodeName(path);
    struct stat old {};
    const bool isThere = ::stat(name.constData(), &old) == 0;
    if (!isThere && errno != ENOENT)
        return cannotWrite(errno, path);
    if (isThere && !S_ISREG(old.st_mode))
        return Error{"file.not-regular", {}};
    if (isThere && ::faccessat(AT_FDCWD, name.constData(), W_OK, AT_EACCESS) != 0)
        return cannotWrite(errno, path);
    const Saving saving(path);
    const QByteArray tag = freshTag();
    Beside fresh(name, tag);
    if (!fresh.create(isThere ? &old : nullptr) || !fresh.append(bytes) || !fresh.finish())
        return cannotWrite(errno, path);
    const QByteArray backup = QFile::encodeName(backupNameOf(path));
    Beside kept(backup, tag);
    const bool changes = isThere && !holdsExactly(path, bytes);
    if (changes && isInDocumentPortal(path))
        QDir().mkpath(QFileInfo(backupNameOf(path)).path()); // where that fails, so does what follows
    if (changes && !keep(path, old, kept))
        return noBackup(errno, path);
    if (!fresh.takePlaceOf(name))
        return cannotWrite(errno, path);
    if (changes && !kept.takePlaceOf(backup)) {
        const int why = errno;
        if (!kept.takePlaceOf(name))
            kept.leave(); // the only one with the old content
        return noBackup(why, path);
    }
    // So that a power cut does not undo the renaming. Nothing can be done where that fails: the new file is in place.
    syncFolder(QFileInfo(path).path());
    return std::nullopt;
}

} // namespace

QString backupNameOf(const QString &path)
{
    if (!isInDocumentPortal(path))
        return path + QLatin1Char('~');
    const QDir handed = QFileInfo(path).dir();
    return QStringLiteral("%1/backups/%2/%3~").arg(stateFolder(), handed.dirName(), QFileInfo(path).fileName());
}

QString backupShown(const QString &path)
{
    const QFileInfo backup(backupNameOf(path));
    return backup.path() == QFileInfo(path).path() ? backup.fileName() : backup.filePath();
}

void tidyUp(const QString &path)
{
    if (const std::optional<QString> file = atTheEndOfLinks(path))
        const Saving saving(*file);
}

std::optional<Error> replaceFile(const QString &path, const QByteArray &bytes)
{
    if (path.isEmpty() || path.contains(QChar(u'\0')))
        return Error{"file.cannot-write", {{"error", inWords(EINVAL)}}};
    if (const std::optional<QString> file = atTheEndOfLinks(path))
        return replace(*file, bytes);
    return cannotWrite(ELOOP, path);
}

} // namespace record
