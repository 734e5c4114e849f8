// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>

#include "model/play/journal.h"
#include "model/play/play.h"

namespace play {

/// Keeps one game on disk: its journal, which has every edit before anybody else hears of it, and the player's own
/// file, which is written only by `save`. The journal begins with the first edit: a game in which nothing was done
/// needs none. Destroyed without `endInOrder` it leaves the journal behind, as a program that was killed does.
///
/// Whatever goes wrong with the journal, play goes on; `trouble` says what it is.
class Autosave : public QObject {
    Q_OBJECT

public:
    /// Keeps a journal in `folder`, or none if that is empty. `own`: the file out of which the game's beginning
    /// was read; none if it is new.
    Autosave(Play &play, const QString &folder, OwnFile own = {}, QObject *parent = nullptr);
    /// Goes on with the journal of a left-over game that can be read; `play` began as it says and has repeated its
    /// edits. If it could not repeat them all, the journal begins anew without the others, and the old one stays beside
    /// it under its name with a `~`.
    Autosave(Play &play, RecoverableSession session, QObject *parent = nullptr);
    ~Autosave() override;

    /// Why the journal cannot be written, in the program's language; empty if it says all. Tried again with each edit.
    QString trouble() const;
    /// The journal, which is there once it has begun; empty if none is kept.
    QString journalPath() const { return m_journal ? m_journal->path() : QString(); }

    /// Absolute path of the player's own file, or empty if the game was never saved.
    const QString &file() const { return m_own.path; }
    /// Writes the game to that file, which is its own from then on. After an error (of `record::save`) nothing has
    /// changed.
    std::optional<record::Error> save(const QString &path);
    /// The changes so far are none that a person would save: the journal goes, and begins anew with the next edit.
    void countAsSaved();
    /// True if closing the game now would lose nothing: there are no edits that are not in the file, and it still
    /// holds what was last read or written.
    bool isSaved() const;

    /// Another program has changed the file since it was last read or written here. Looks at the disk.
    bool isChangedOnDisk() const { return disk() == Disk::Changed; }
    /// The file is no longer where it was. Looks at the disk.
    bool isGone() const { return disk() == Disk::Gone; }
    /// The player knows that the file is changed or gone and keeps this game: the two above are false until the file
    /// changes again.
    void keepMine();

    /// A review shows that place, or the game is played (as at first). The journal keeps it, to be shown again.
    void setReviewed(const std::optional<record::ShownPlace> &place);

    /// Begins the journal, where it has not begun. False where none is kept or the system refuses to write it.
    bool keep();
    /// Call it when the window of the game closes. With `forNextStart` there is a journal, closed in order: false if
    /// that is not possible, and nothing changes. Else it is deleted. Nothing more is kept then.
    bool endInOrder(bool forNextStart);
    /// The same when another document takes the place of this one: the journal stays, for whoever asks for it. Where it
    /// cannot be closed in order it stays as that of a program that was killed.
    void setAside();

signals:
    /// `trouble` says something else.
    void troubleChanged();
    /// `isChangedOnDisk` or `isGone` says something else, and not because of `save` or `keepMine`.
    void fileChangedOnDisk();

private:
    enum class Disk { Same, Changed, Gone };

    void noteCutOffSave();
    void begin();
    void noteSaved();
    bool close(bool setAside);
    void letGo();
    void listen();
    void report();
    Disk disk() const;
    void watch();
    void lookAtDisk();

    Play &m_play;
    std::unique_ptr<Journal> m_journal; ///< null: none is kept
    bool m_hasBegun = false;            ///< the journal
    int m_trouble = 0;                  ///< Journal::error() as it was told
    OwnFile m_own;
    std::size_t m_saved = 0;                      ///< edits that no person would have to save
    std::optional<record::ShownPlace> m_reviewed; ///< as the journal has it
    std::optional<OwnFile> m_accepted;            ///< the file as `keepMine` found it
    Disk m_reported = Disk::Same;
    QFileSystemWatcher m_watcher;
};

} // namespace play
