// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QTimer>

#include "model/library/collection.h"
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
    Entry entry(qint64 number) { return m_index.entry(number); }
    int stepOf(qint64 number, std::uint64_t board) { return m_index.stepOf(number, board); }
    /// Why the index is kept in memory only, so that all is read again the next time.
    const std::optional<record::Error> &trouble() const { return m_index.trouble(); }
    /// Files read and to be read by the scan that is under way; 0 where none is.
    int readCount() const { return m_read; }
    int toReadCount() const { return m_toRead; }
    bool isScanning() const { return m_worker.isBusy(); }

    // Errors of the following are told; what was done before them stays done.

    /// The person's own folders.
    const QStringList &ownFolders() const { return m_collection.folders; }
    std::optional<record::Error> addFolder(const QString &folder);
    std::optional<record::Error> leaveOut(const QString &folder);
    /// All tags that some file has, sorted.
    QStringList tags() const;
    /// Gives these files that tag, or takes it from them.
    std::optional<record::Error> setTag(const QStringList &paths, const QString &tag, bool on);
    /// Copies these files into a folder; one whose name is taken there gets a number.
    static std::optional<record::Error> exportTo(const QStringList &paths, const QString &folder);
    /// Moves files to the desktop's trash, each with its backup. False if that refused one; it stays then. One that
    /// is not there any more is forgotten.
    bool remove(const QStringList &paths);
    /// So many games did the last `remove` move.
    int removedCount() const { return m_removedCount; }
    /// True while what was removed last can be put back.
    bool canPutBack() const { return !m_removed.empty(); }
    /// Puts back what was removed last. False if something was not there any more, or its place was taken.
    bool putBack();

signals:
    /// Other games are known, or other things of them.
    void changed();
    /// The scan has come further.
    void scanned();

private:
    struct Removed {
        QString path;
        QString inTrash;
    };
    void scan();
    void take(const Found &found);
    std::optional<record::Error> changeCollection(const std::function<void(Collection &)> &change);
    std::optional<record::Error> changeFolders(const std::function<void(QStringList &folders)> &change);

    Folders m_folders;
    Collection m_collection;
    Index m_index;
    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< one scan for many changes at once
    std::vector<Removed> m_removed;
    int m_removedCount = 0;
    int m_read = 0;
    int m_toRead = 0;
    replay::Worker m_worker; ///< last: it ends first
};

} // namespace library
