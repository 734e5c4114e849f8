// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>

#include "model/play/file_lock.h"

namespace play {

/// Tells other windows and programs for as long as it lives that a file is open here: by a file `open-….lock` in a
/// folder that they share, the journals', which they find locked and write into to have the file shown.
class OpenFile : public QObject {
    Q_OBJECT

public:
    /// That file, which exists. Nothing is told where somebody else has it open already or the system refuses.
    OpenFile(const QString &folder, const QString &file);

    /// True if somebody has the file open, in this program or another.
    static bool isOpen(const QString &folder, const QString &file);
    /// Asks whoever has the file open to show it.
    static void ask(const QString &folder, const QString &file);

signals:
    /// Somebody wants to see the file here.
    void wanted();

private:
    std::unique_ptr<FileLock> m_lock;
    QFileSystemWatcher m_watcher;
};

} // namespace play
