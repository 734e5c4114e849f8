// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "model/play/journals.h"
#include "model/record/tree.h"
#include "model/scenario/scenario.h"
#include "model/scenario/study.h"
#include "views/common/commands.h"

namespace play {
class Document;
}

namespace views {

class DocumentFiles;
class LessonPage;
class MistakeLessons;
class NoticeBar;
class PageStack;
class Settings;
class StartPage;
class Studies;
class Windows;

/// Leads a window from page to page: opens games, reviews, scenarios and lessons, and goes back. The only one who knows
/// which pages there are.
class Navigator : public QObject {
    Q_OBJECT

public:
    /// All outlive it; `windows` is null for a window that stands alone and opens no other. `window` is that over which
    /// it asks.
    Navigator(Settings &settings, Windows *windows, PageStack &pages, DocumentFiles &files, NoticeBar &notices,
              QWidget *window);

    /// How a file is to be opened.
    enum class As {
        Itself, ///< a scenario to be learnt, else a game; one that is over in the review
        Review, ///< a game in the review
        Edit    ///< a scenario in the editor; of a game its last position in a new scenario; a study with its tools
    };

    // Those that begin something keep the present document first, or ask about unsaved changes: false if the answer was
    // to stay.

    /// Begins a game with this record. Without a seed the program chooses one.
    bool beginGame(record::Record record, std::optional<std::uint64_t> seed = {});
    /// The same with a review of it: nothing is played before somebody leaves that.
    bool beginReview(record::Record record);
    /// Opens a file; what is wrong with it is said in a dialogue. False if it was not opened: then it may be that
    /// another window, which shows it so, has come to the front. With a step a game opens in its review, at that step;
    /// other reviews open where they were last left.
    bool openFile(QString path, As as = As::Itself, std::optional<int> step = {});
    /// Opens each of these files: the first here, the others in windows of their own.
    void openFiles(const QStringList &paths);
    /// True if the scenario of such a file is to be learnt or edited, rather than a game to be played.
    static bool isForScenario(const record::Record &record, As as);
    /// True if nothing but a position and its scenario would be changed by editing the record itself.
    static bool isOnlyPosition(const record::Record &record);
    /// What is wrong with a file that could be read but is not opened, if anything is.
    static std::optional<record::Error> errorOf(const record::Record &record, As as);
    /// Shows the scenario of a record without a file; only where `isForScenario`, without an error, and where the
    /// window holds nothing yet.
    void showScenario(record::Record record, As as);
    /// Edits that record, which has no actions, as a scenario of its own.
    bool beginScenario(record::Record record);
    /// The mistakes that come again, and those of the game of the window.
    MistakeLessons &mistakes() { return *m_mistakes; }
    /// The study of the window.
    Studies &studies() { return *m_studies; }
    /// The lessons of a game, in place of the start page.
    bool showCourse(const engine::Game &game);
    /// A new study, in a file that is asked for.
    void newStudy();
    /// Goes on with a session that was left over, which can be read, instead of the present document.
    void resumeWith(play::RecoverableSession session);
    /// Goes on with what was kept of the present file for the next start. False if nothing was, or not any more.
    bool bringBackKept();
    /// Goes on with the session of that journal, unless it is gone or somebody else has it.
    void resumeSetAside(const QString &journal);
    /// Opens a game of the library so, in place of the present document if that is over; `step` as above.
    void openFromLibrary(const QString &path, As as, std::optional<int> step = {});
    /// The document's own file, as it is now.
    void reload();

    /// A game as it was last set up, or of the most players, the first a person, the others computers.
    void playNow(const engine::Game &game);
    /// Computers against each other, as many as can play.
    void demo(const engine::Game &game);
    /// A scenario that begins with the standard set-up.
    void newScenario(const engine::Game &game);
    /// Reviews the game, which waits meanwhile, or goes back to it. One that is not over becomes a training game if the
    /// answer to that question is yes; it is not asked where the game was opened to be reviewed. True if it is as
    /// wanted.
    bool setReview(bool on, bool wasOpenedForIt = false);

    /// The game that is shown, or the first there is.
    const engine::Game &gameAtHand() const;
    /// True if that file is open in the window: as itself, whatever is shown of it, or in a review or the editor.
    bool shows(const QString &path, As as) const;
    /// True if the window shows neither a game nor a scenario nor a study of somebody's own, and reads none.
    bool isFree() const;
    /// That of this window if it is free, else that of another one (`Windows::openFree`) if there may be any.
    Navigator &elsewhere();

signals:
    /// A game is shown, from now on the window's.
    void gameShown();
    /// What is opened is no game of the series that is being played.
    void seriesEnded();
    /// A file is not opened here, because another window or program shows it.
    void shownElsewhere();
    /// A page wants what is not a matter of pages.
    void wanted(views::Command command);

private:
    /// A file that was read, and what it held then.
    struct Opened {
        play::OwnFile own;
        record::Record record;
        std::optional<scenario::Study> study = {}; ///< instead of a record
    };
    std::unique_ptr<play::Document> newDocument(record::Record record, play::OwnFile own = {},
                                                std::optional<std::uint64_t> seed = {});
    std::optional<Opened> readFile(const QString &path, As as);
    std::vector<play::RecoverableSession> keptSessions(const QString &file) const;
    bool resumeSame(const Opened &file, std::vector<play::RecoverableSession> &kept);
    void showOpened(Opened &file, bool review, std::optional<int> step = {});
    void showGame(std::unique_ptr<play::Document> document, bool review);
    void pushGame(std::unique_ptr<play::Document> document, bool review);
    void showEditor(std::unique_ptr<play::Document> document);
    void pushEditor(std::unique_ptr<play::Document> document);
    void openScenario(Opened &file, As as);
    LessonPage *pushLesson(record::Record record, const QString &id);
    void leave();
    void goBack();
    void connectStart(StartPage *start);
    void answer(Command command);
    bool mayReveal(bool wasOpenedForIt);
    void playFromHere();
    void editPosition();
    void tryScenario();

    Settings &m_settings;
    Windows *m_windows;
    PageStack &m_pages;
    DocumentFiles &m_files;
    QWidget *m_window;
    MistakeLessons *m_mistakes;
    Studies *m_studies;
    QString m_scenarioFile;                              ///< of the lesson that is shown, if it is in a file of its own
    std::optional<record::ShownPlace> m_reviewLeft = {}; ///< where the review of the present game was left
    bool m_isReading = false;                            ///< a file, which may take long
};

} // namespace views
