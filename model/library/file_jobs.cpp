// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/file_jobs.h"

#include <cerrno>

#include <QFile>
#include <QFileInfo>

#include "model/library/free_name.h"
#include "model/record/disk.h"
#include "model/record/system_error.h"
#include "model/record/write_whole.h"

namespace library {

namespace {

/// The desktop's trash keeps beside each file a note of where it came from.
void forgetTrashNote(const QString &inTrash)
{
    const QFileInfo file(inTrash);
    QFile::remove(QFileInfo(file.path()).path() + QStringLiteral("/info/%1.trashinfo").arg(file.fileName()));
}

std::optional<record::Error> copyFile(const QString &path, const QString &folder)
{
    const auto bytes = record::loadBytes(path);
    if (const auto *error = std::get_if<record::Error>(&bytes))
        return *error;
    if (std::get<QByteArray>(bytes).size() > record::kMostBytes) // not all of it was read
        return record::systemError(EFBIG);
    return record::writeWhole(freeName(folder, QFileInfo(path).completeBaseName()), std::get<QByteArray>(bytes));
}

} // namespace

FilesDone copyFiles(const QStringList &paths, const QString &folder, const MayContinue &mayContinue)
{
    FilesDone done;
    for (const QString &path : paths) {
        if (!mayContinue(done.count))
            break;
        done.error = copyFile(path, folder);
        if (done.error)
            break;
        ++done.count;
    }
    return done;
}

FilesDone removeFiles(const QStringList &paths, const MayContinue &mayContinue)
{
    record::makeFolder(record::dataFolder()); // else there may be no place for the trash
    FilesDone done;
    std::vector<Removed> removed;
    int tried = 0;
    for (const QString &path : paths) {
        if (!mayContinue(tried++))
            break;
        QString inTrash;
        if (QFile::moveToTrash(path, &inTrash)) {
            ++done.count;
            removed.push_back({path, inTrash});
            if (const QString backup = path + QLatin1Char('~'); QFile::moveToTrash(backup, &inTrash))
                removed.push_back({backup, inTrash});
        } else if (QFileInfo::exists(path)) {
            done.areAll = false;
            continue;
        }
        done.gone << path;
    }
    done.inTrash = std::move(removed);
    return done;
}

FilesDone putBackFiles(const std::vector<Removed> &removed, const MayContinue &mayContinue)
{
    FilesDone done;
    auto next = removed.begin();
    for (; next != removed.end() && mayContinue(static_cast<int>(next - removed.begin())); ++next) {
        if (QFile::rename(next->inTrash, next->path)) {
            forgetTrashNote(next->inTrash);
            ++done.count;
        } else {
            done.areAll = false;
        }
    }
    done.inTrash = std::vector<Removed>(next, removed.end());
    return done;
}

} // namespace library
