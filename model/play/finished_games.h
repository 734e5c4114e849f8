// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QStringList>

#include "model/record/record.h"

namespace play {

/// Games that are over and that nobody has saved, kept by the program itself: ordinary saved games in a folder of their
/// own, named by the time and the players. Files that a person puts there or takes away are as good.
class FinishedGames {
public:
    /// So many are kept; then the oldest goes for each new one. The dialogue and the handbook say so.
    static constexpr int kMost = 500;

    /// Those in that folder; none are kept where it is empty.
    explicit FinishedGames(QString folder = {}) : m_folder(std::move(folder)) {}

    bool isKeeping() const { return !m_folder.isEmpty(); }
    /// Writes a game that ended then into a file of its own. Only while `isKeeping`. After an error (of `record::save`,
    /// or of a folder that cannot be made) nothing has changed.
    std::optional<record::Error> keep(const record::Record &record,
                                      const QDateTime &when = QDateTime::currentDateTime());
    /// Absolute paths of the games, the newest first. Whether they can be read nobody knows yet.
    QStringList files() const;
    /// True for a file in the folder.
    bool holds(const QString &path) const;
    /// When the game in that file ended: by its name, else by the file's own time.
    static QDateTime endOf(const QString &path);
    /// Deletes a file of the folder, with its backup, for good. False if the system refuses.
    bool remove(const QString &path) const;

private:
    void removeTooMany(const QString &written, const QDateTime &when) const;

    QString m_folder;
};

/// Where the finished games lie: `finished` beside the folder of the journals; empty where that is.
QString finishedFolder(const QString &journals);

} // namespace play
