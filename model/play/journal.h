// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QDateTime>

#include "model/play/file_lock.h"
#include "model/record/tree.h"

namespace play {

class Play;

/// The player's own file of a game: its absolute path, empty if the game was never saved, and what it held when the
/// program last read or wrote it.
struct OwnFile {
    QString path = {};
    std::optional<record::FileStamp> stamp = {};

    /// The file as it is now. Before it is loaded: then a change that comes meanwhile is noticed later.
    static OwnFile at(const QString &path);
};

/// What a journal says: a game as it began, and what was done since.
struct JournalContent {
    std::optional<record::Record> beginning = {}; ///< nothing: the journal cannot be read
    std::uint64_t seed = 0;                       ///< of the game's chance and computer players
    std::vector<record::Json> changeLog = {};     ///< objects, as `Play::edited` tells them
    OwnFile own = {};
    std::size_t saved = 0;                           ///< so many of the edits are in the player's own file too
    std::optional<record::ShownPlace> reviewed = {}; ///< what was last shown of it; nothing: it was played
    bool closed = false;   ///< the journal was kept in order: for the next start of the program, or …
    bool setAside = false; ///< … until somebody asks for it, as another game took the place of this one
    int dropped = 0;       ///< lines at the end that are torn or damaged
};

/// Reads the bytes of a journal up to its first line that is torn or damaged. `good`: how many of the bytes the next
/// line has to follow.
JournalContent readJournal(const QByteArray &bytes, qsizetype *good = nullptr);

/// The line of a journal that names the player's own file.
QByteArray fileLine(const OwnFile &own);

/// A journal that no running program keeps. Holding it keeps others from taking it; letting it go leaves the journal
/// where it is.
struct RecoverableSession {
    QString path;
    QDateTime written; ///< when something was last written
    JournalContent content;
    QByteArray text; ///< what can be read of it, without the line that closes it
    std::unique_ptr<FileLock> lock;
    std::shared_ptr<Play> play = {}; ///< the game that it tells, once somebody has asked for it (`playOf`)
};

/// Where the journals of games in progress lie: `cartouche/games` in the state folder of the XDG specification.
QString journalFolder();

/// The journal of a game in progress: one file `ID.journal`, with `ID.lock` beside it for as long as a program keeps
/// it. Each line stands on the disk before the call that adds it returns.
///
/// A line is eight hexadecimal digits, a space and JSON. The digits are the beginning of the SHA-256 sum of those of
/// the line before and of the JSON: so a line is good only where all lines before it are. The first line is
/// `{"journal":1,"seed":"…","record":{…}}` with a saved game; after it an object is an edit, and a list is the
/// journal's own:
/// `["file",PATH,SIZE,HASH]` where the game so far was saved or read, `["review",STEP,PATH…]` where a review came to
/// that place, `["review"]` where it was left, `["closed"]` or `["closed","aside"]` at the end.
///
/// The journal also keeps its lines in memory: what could not be written is tried again with the next line, in a new
/// file if need be.
class Journal {
public:
    /// A journal of its own name in that folder; `begin` makes both. Only the player can read them.
    explicit Journal(const QString &folder);
    /// Goes on with one that was left over and can be read: the parts of a `RecoverableSession`.
    Journal(QString path, QByteArray text, std::unique_ptr<FileLock> lock);
    /// Lets go of the file, which stays.
    ~Journal();
    Journal(const Journal &) = delete;
    Journal &operator=(const Journal &) = delete;

    const QString &path() const { return m_path; }

    /// Begins, or begins anew, with all that `content` says; it has a beginning. The old file goes when the new one is
    /// whole. Like the functions below, false where not all is on the disk; then `error` says why.
    bool begin(const JournalContent &content);
    /// Adds an edit, which is an object. Only after `begin`.
    bool append(const record::Json &edit);
    /// The game with all edits so far now is in that file.
    bool setFile(const OwnFile &own);
    /// A review shows that place, or nobody reviews the game any more.
    bool setReviewed(const std::optional<record::ShownPlace> &place);
    /// The journal is kept in order: for the next start, or set aside.
    bool close(bool setAside = false);
    /// Deletes the file.
    void remove();

    /// The system's number of what went wrong (`record::systemError`); 0 if all is on the disk.
    int error() const { return m_error; }

private:
    void add(QByteArray json);
    bool write();
    bool writeHere();
    bool writeAnew();
    bool hold();
    bool failed();
    void letGoOfFile();

    QString m_path; ///< of the journal
    std::unique_ptr<FileLock> m_lock;
    QByteArray m_text;
    QByteArray m_check;      ///< of the last line
    qsizetype m_written = 0; ///< bytes of the text that are in the file
    int m_file = -1;
    int m_error = 0;
};

} // namespace play
