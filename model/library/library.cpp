// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library.h"

#include <algorithm>
#include <chrono>

#include <QSet>

namespace library {

namespace {

constexpr int kSoonMs = 300;
constexpr std::chrono::milliseconds kTold{150}; ///< between two words of how far a job has come
constexpr int kMostWatched = 2'000;             ///< folders: the system has not many more watches to give

} // namespace

Library::Library(Folders folders, QObject *parent)
    : QObject(parent), m_folders(std::move(folders)), m_index(m_folders.cache)
{
    FinishedGames(m_folders).takeOver();
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMs);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        if (m_worker.isBusy()) // a folder in which much happens must not hold up the scan
            m_soon.start();
        else
            scan();
    });
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_soon, qOverload<>(&QTimer::start));
    scan();
}

std::vector<qint64> Library::find(const Query &query)
{
    std::vector<qint64> numbers = m_index.find(query);
    if (m_index.wasMadeAnew())
        m_soon.start();
    return numbers;
}

void Library::scan()
{
    Collection now = readCollection(m_folders.collection); // another program may have changed it
    const bool isOther = now != m_collection;
    m_collection = std::move(now);
    m_index.setTags(m_collection.tags);
    m_read = m_toRead = 0;
    ScanPlan plan{QStringList(m_folders.games) + m_collection.folders, m_collection.files, m_index.states()};
    m_worker.begin(scanJob(std::move(plan), [this](const Found &found) { take(found); }));
    if (isOther)
        emit changed();
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

std::optional<record::Error> Library::addFolder(const QString &folder)
{
    return changeFolders([&folder](QStringList &folders) {
        if (!folders.contains(folder))
            folders << folder;
    });
}

std::optional<record::Error> Library::leaveOut(const QString &folder)
{
    return changeFolders([&folder](QStringList &folders) { folders.removeAll(folder); });
}

std::optional<record::Error> Library::changeFolders(const std::function<void(QStringList &folders)> &change)
{
    const QStringList watched = m_watcher.directories();
    std::optional<record::Error> error = changeCollection([&](Collection &all) { change(all.folders); });
    if (!error && !watched.isEmpty())
        m_watcher.removePaths(watched);
    scan();
    return error;
}

QStringList Library::tags()
{
    QStringList tags = m_index.tags();
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

// ---- jobs with files

void Library::begin(qsizetype all, std::function<FilesDone(const MayContinue &mayContinue)> job)
{
    if (isHandlingFiles())
        return;
    m_isStopped = false;
    m_files.begin(
        [this, all, job = std::move(job)](const engine::CancelToken &cancel, const replay::Worker::Progress &progress) {
            using Clock = std::chrono::steady_clock;
            Clock::time_point told = Clock::now();
            const FilesDone done = job([&](int number) {
                if (Clock::now() - told >= kTold) { // most jobs are done before that
                    told = Clock::now();
                    progress([this, number, all] { emit advanced(number, static_cast<int>(all)); });
                }
                return !m_isStopped && !cancel.isCancelled();
            });
            return [this, done] { end(done); };
        });
}

void Library::end(const FilesDone &done)
{
    if (done.inTrash) {
        m_removed = *done.inTrash;
        m_index.remove(done.gone);
        m_soon.start(); // a scan that is under way may have read them before
        emit changed();
    }
    emit ended(done);
}

void Library::exportTo(const QStringList &paths, const QString &folder)
{
    begin(paths.size(),
          [paths, folder](const MayContinue &mayContinue) { return copyFiles(paths, folder, mayContinue); });
}

void Library::remove(const QStringList &paths)
{
    begin(paths.size(), [paths](const MayContinue &mayContinue) { return removeFiles(paths, mayContinue); });
}

void Library::putBack()
{
    begin(static_cast<qsizetype>(m_removed.size()),
          [removed = m_removed](const MayContinue &mayContinue) { return putBackFiles(removed, mayContinue); });
}

} // namespace library
