// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include "model/library/finished_games.h"
#include "model/play/open_file.h"
#include "views/window/page_stack.h"

namespace views {

class NoticeBar;
class Settings;

/// The document of a window on disk: saving it, asking before it is left, and the notices of what its autosave meets.
class DocumentFiles : public QObject {
    Q_OBJECT

public:
    /// All outlive it. `window` is that over which it asks; games are kept in the folder `journals` and beside it, or
    /// nowhere if that is empty.
    DocumentFiles(Settings &settings, PageStack &pages, NoticeBar &notices, QString journals, QWidget *window);

    /// Absolute path of the document's own file; empty where there is none.
    QString file() const;
    /// What a file of the document might be called, without its ending.
    QString suggestedName() const;
    /// False if it was not saved: something went wrong or the answer to a question was to stay.
    bool save();
    bool saveAs();
    /// Asks for the place of a file that is to be written, and about what is replaced there; nothing if the answer was
    /// to stay. `suggested` is a path or a name; what is typed gets that ending (`record::withEnding`).
    std::optional<QString> askPlace(const QString &title, const QString &filter, const QString &suggested,
                                    const QString &ending);
    /// True if that is the document's own file, by whatever path. Looks at the disk of `path` alone.
    bool isOwn(const QString &path) const;
    /// True if this window may open that file, which no other window of the program shows so. Where it is open already,
    /// that is asked, and shown there if it is wanted.
    bool mayOpen(const QString &path);
    /// True if another document may take the place of the present one. What is not saved is kept by itself: a game that
    /// is over among the finished games or in its file there, anything else with its journal, set aside. Only what
    /// cannot be kept so is asked about, and whether its own file, as `file`, is to be opened in its place.
    bool mayLeave(const QString &file = {});
    /// True if the window may close for good: a game that is over is kept as above, else what is not saved is asked
    /// about.
    bool mayClose();
    /// What was typed, measured or looked at and is not yet in the record becomes part of it.
    void commit();
    /// Tells from now on what the autosave of the present document meets.
    void follow();
    /// When the document that is shown next, which comes back from its journal, was written last.
    void setWritten(const QDateTime &when) { m_written = when; }
    /// Writes a document into the file of which it is a part; false if that was not done, and is said.
    using SaveInto = std::function<bool(const record::Record &record)>;
    /// The present document, which has no file of its own, is part of that file: saving writes it there, until it is
    /// saved elsewhere.
    void setPartOf(const QString &file, SaveInto saveInto);
    /// Path of the file that has the document: its own, or that of which it is a part; empty where there is none.
    QString place() const { return m_saveInto ? m_whole : file(); }
    /// The document goes; its journal with it, unless `mayLeave` has set it aside.
    void end();
    /// The games that are over and were kept by themselves.
    library::FinishedGames &finished() { return m_finished; }
    /// A rated game that is over and that nobody has saved is kept among them already, so that it is counted.
    void keepRated();
    /// True for a document that the next start brings back: one that is not over or not saved, but for what nobody
    /// played.
    bool comesBack() const;
    /// Keeps the journal for the next start, where `comesBack`. False if that is not possible.
    bool keepForNextStart();
    /// Says that changes which are not in the file are kept; `bringBackWanted` follows if they are wanted.
    void notifyKept();
    void withdrawKept();

signals:
    void saved();
    /// A file is not opened here, because whoever has it open shows it.
    void shownElsewhere();
    /// The document's own file is to be opened again as it is now.
    void reloadWanted();
    void bringBackWanted();
    /// The document with that journal, which was set aside, is to take the place of the present one again.
    void resumeWanted(const QString &journal);

private:
    bool saveIntoWhole();
    bool isSafe(bool opensAgain) const;
    bool keepFinished();
    bool ask(bool opensAgain);
    void notifySetAside(const QString &journal, const QString &title);
    bool saveTo(const QString &path);
    bool isChangedByOthers(const QString &path) const;
    bool mayReplace(const QString &path);
    bool askToReplace(const QString &path, const QString &why);
    bool afterFailedSave(const record::Error &error);
    bool isScenario() const;
    void notePlace();
    void noteEnd();
    void claim();
    void notifyTrouble();
    void notifyFile();
    void notifyDraft();

    Settings &m_settings;
    PageStack &m_pages;
    NoticeBar &m_notices;
    QString m_journals;
    library::FinishedGames m_finished;
    QWidget *m_window;
    std::unique_ptr<play::OpenFile> m_open; ///< tells others of the document's own file
    QString m_ownPlace;                     ///< of that file, without links; empty where there is none
    QString m_whole;                        ///< the file of which the document is a part
    SaveInto m_saveInto;                    ///< it; nothing: the document is no part of any
    bool m_setsAside = false;               ///< at the end of the present document
    QDateTime m_written;                    ///< of the document that is shown next; invalid for any other
    QDateTime m_ended;                      ///< when its game was over, as far as is known; else invalid
    QTimer m_notingPlace;                   ///< what a review shows is written down once in a while
};

} // namespace views
