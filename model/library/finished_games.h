// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QStringList>

#include "model/library/folders.h"
#include "model/record/record.h"

namespace library {

/// Games that are over and that nobody has saved, kept by the program itself: ordinary saved games in a folder of their
/// own, named by the time and the players. Files that a person puts there or takes away are as good.
class FinishedGames {
public:
    /// Those in `folders.games`; none are kept where that is empty.
    explicit FinishedGames(Folders folders = {}) : m_folders(std::move(folders)) {}

    const Folders &folders() const { return m_folders; }
    bool isKeeping() const { return m_folders.isKeeping(); }
    /// Moves what an earlier version kept in `folders.former` here, and leaves a link in its place: journals and
    /// settings know the games by that path. A link to elsewhere that is there already stays. Costs nothing once that
    /// is done.
    void takeOver() const;
    /// The path of a file of its own for a game that ended then; there is none of that name. Makes the folder, where it
    /// can. Only while `isKeeping`.
    QString newFile(const record::Record &record, const QDateTime &when = QDateTime::currentDateTime()) const;
    /// Writes a game that ended then into such a file. After an error (of `record::save`) nothing has changed.
    std::optional<record::Error> keep(const record::Record &record,
                                      const QDateTime &when = QDateTime::currentDateTime());
    /// True for a file in the folder.
    bool holds(const QString &path) const;
    /// When the game in that file ended: by its name, else by the file's own time.
    static QDateTime endOf(const QString &path);

private:
    Folders m_folders;
};

} // namespace library
