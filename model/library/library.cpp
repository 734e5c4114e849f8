// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library.h"

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QSet>

#include "model/library/free_name.h"
#include "model/record/disk.h"
#include "model/record/write_whole.h"

namespace library {

namespace {

constexpr int kSoonMs = 300;
constexpr int kMostWatched = 2'000; ///< folders: the system has not many more watches to give

/// The desktop's trash keeps beside each file a note of where it came from.
void forgetTrashNote(const QString &inTrash)
{
    const QFileInfo file(inTrash);
    QFile::remove(QFileInfo(file.path()).path() + QStringLiteral("/info/%1.trashinfo").arg(file.fileName()));
}

} // namespace

Library::Library(Folders folders, QObject *parent)
    : QObject(parent), m_folders(std::move(folders)), m_collection(readCollection(m_folders.collection)),
      m_index(m_folders.cache)
{
    FinishedGames(m_folders).takeOver();
    m_index.setTags(m_collection.tags);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMs);
    connect(&m_soon, &QTimer::timeout, this, &Library::scan);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_soon, qOverload<>(&QTimer::start));
    scan();
}

void Library::scan()
{
    m_read = m_toRead = 0;
    ScanPlan plan{QStringList(m_folders.games) + m_collection.folders, m_collection.files, m_index.states()};
    m_worker.begin(scanJob(std::move(plan), [this](const Found &found) { take(found); }));
}

void Library::take(const Found &found)
{
    std::vector<Entry> entries = found.entries;
    for (Entry &entry : entries) {
        if (const auto tags = m_collection.tags.find(entry.path); tags != m_collection.tags.end())
            entry.tags = tags->second;
    }
    if (!entries.empty())
        m_index.put(entries);
    if (!found.gone.isEmpty())
        m_index.remove(found.gone);
    m_read = found.done;
    m_toRead = found.count;
    if (found.done == 0) {
        const QStringList watched = m_watcher.directories();
        const QSet<QString> before(watched.begin(), watched.end());
        QStringList news = found.folders.mid(0, kMostWatched);
        news.erase(std::remove_if(news.begin(), news.end(), [&](const QString &each) { return before.contains(each); }),
                   news.end());
        if (!news.isEmpty())
            m_watcher.addPaths(news);
    }
    if (m_index.wasMadeAnew())
        m_soon.start();
    if (!entries.empty() || !found.gone.isEmpty())
        emit changed();
    emit scanned();
}

std::optional<record::Error> Library::changeCollection(const std::function<void(Collection &)> &change)
{
    if (std::optional<record::Error> error = library::changeCollection(m_folders.collection, change))
        return error;
    m_collection = readCollection(m_folders.collection);
    m_index.setTags(m_collection.tags);
    emit changed();
    return std::nullopt;
}

std::optional<record::Error> Library::setOwnFolders(const QStringList &folders)
{
    const QStringList watched = m_watcher.directories();
    std::optional<record::Error> error = changeCollection([&](Collection &all) { all.folders = folders; });
    if (!error && !watched.isEmpty())
        m_watcher.removePaths(watched);
    scan();
    return error;
}

QStringList Library::tags() const
{
    QStringList tags;
    for (const auto &[path, all] : m_collection.tags)
        tags << all;
    tags.removeDuplicates();
    std::sort(tags.begin(), tags.end(), [](const QString &a, const QString &b) { return a.localeAwareCompare(b) < 0; });
    return tags;
}

std::optional<record::Error> Library::setTag(const QStringList &paths, const QString &tag, bool on)
{
    return changeCollection([&](Collection &all) {
        for (const QString &path : paths) {
            QStringList &tags = all.tags[path];
            tags.removeAll(tag);
            if (on)
                tags << tag;
            if (tags.isEmpty())
                all.tags.erase(path);
        }
    });
}

std::optional<record::Error> Library::exportTo(const QStringList &paths, const QString &folder)
{
    for (const QString &path : paths) {
        const auto bytes = record::loadBytes(path);
        if (const auto *error = std::get_if<record::Error>(&bytes))
            return *error;
        const QString copy = freeName(folder, QFileInfo(path).completeBaseName());
        if (std::optional<record::Error> error = record::writeWhole(copy, std::get<QByteArray>(bytes)))
            return error;
    }
    return std::nullopt;
}

bool Library::remove(const QStringList &paths)
{
    m_removed.clear();
    record::makeFolder(record::dataFolder()); // else there may be no place for the trash
    bool areAll = true;
    QStringList gone;
    for (const QString &path : paths) {
        QString inTrash;
        if (!QFile::moveToTrash(path, &inTrash)) {
            areAll = areAll && !QFileInfo::exists(path);
            continue;
        }
        gone << path;
        m_removed.push_back({path, inTrash});
        if (const QString backup = path + QLatin1Char('~'); QFile::moveToTrash(backup, &inTrash))
            m_removed.push_back({backup, inTrash});
    }
    m_index.remove(gone);
    emit changed();
    return areAll;
}

bool Library::putBack()
{
    bool areAll = true;
    for (const Removed &each : std::exchange(m_removed, {})) {
        if (QFile::rename(each.inTrash, each.path))
            forgetTrashNote(each.inTrash);
        else
            areAll = false;
    }
    scan();
    emit changed();
    return areAll;
}

} // namespace library
