// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

#include <QFileSystemWatcher>
#include <QTimer>

#include "model/library/collection.h"
#include "model/library/file_jobs.h"
#include "model/library/finished_games.h"
#include "model/library/index.h"
#include "model/library/scan.h"
#include "model/replay/worker.h"

namespace library {

/// The games on the disk: those that the program keeps, those opened or saved by choice, those of folders of the
/// person's own. While it is there it follows what happens to them.
class Library : public QObject {
    Q_OBJECT

public:
    /// Shows at once what the index knows, and looks at the files in a thread of its own.
    explicit Library(Folders folders, QObject *parent = nullptr);

    const Folders &folders() const { return m_folders; }
    std::vector<qint64> find(const Query &query);
    std::vector<int> seatCounts(const QString &game) { return m_index.seatCounts(game); }
    std::vector<Entry> played(const QString &game, int seats) { return m_index.played(game, seats); }
    Entry entry(qint64 number) { return m_index.entry(number); }
    int stepOf(qint64 number, std::uint64_t board) { return m_index.stepOf(number, board); }
    /// Why the index is kept in memory only, so that all is read again the next time.
    const std::optional<record::Error> &trouble() const { return m_index.trouble(); }
    /// Files read and to be read by the scan that is under way; 0 where none is.
    int readCount() const { return m_read; }
    int toReadCount() const { return m_toRead; }
    bool isScanning() const { return m_worker.isBusy(); }

    /// The person's own folders.
    const QStringList &ownFolders() const { return m_collection.folders; }
    std::optional<record::Error> addFolder(const QString &folder);
    std::optional<record::Error> leaveOut(const QString &folder);
    /// All tags that some game has which is there, sorted.
    QStringList tags();
    /// Gives these files that tag, or takes it from them.
    std::optional<record::Error> setTag(const QStringList &paths, const QString &tag, bool on);

    // Jobs with files, as `file_jobs.h` has them, in a thread of their own; `ended` tells what came of it. None is
    // begun while there is one. What was done stays done when it is stopped or the library goes.

    void exportTo(const QStringList &paths, const QString &folder);
    /// A file that is not there any more is forgotten.
    void remove(const QStringList &paths);
    /// What was removed last.
    void putBack();
    /// True while something can be put back.
    bool canPutBack() const { return !m_removed.empty() && !isHandlingFiles(); }
    bool isHandlingFiles() const { return m_files.isBusy(); }
    /// The job ends after the file that it is at.
    void stop() { m_isStopped = true; }

signals:
    /// Other games are known, or other things of them.
    void changed();
    /// The scan has come further.
    void scanned();
    /// A job that takes a while has done so many files.
    void advanced(int done, int all);
    void ended(const library::FilesDone &done);

private:
    void scan();
    void take(const Found &found);
    void begin(qsizetype all, std::function<FilesDone(const MayContinue &mayContinue)> job);
    void end(const FilesDone &done);
    std::optional<record::Error> changeCollection(const std::function<void(Collection &)> &change);
    std::optional<record::Error> changeFolders(const std::function<void(QStringList &folders)> &change);

    Folders m_folders;
    Collection m_collection;
    Index m_index;
    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< one scan for many changes at once
    std::vector<Removed> m_removed;
    std::atomic<bool> m_isStopped = false;
    int m_read = 0;
    int m_toRead = 0;
    replay::Worker m_files;
    replay::Worker m_worker; ///< the workers are last: they end first
};

} // namespace library
