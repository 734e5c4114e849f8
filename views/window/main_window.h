// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QTimer>

#include "model/play/autosave.h"
#include "model/replay/navigator.h"
#include "model/scenario/course.h"
#include "views/common/settings.h"
#include "views/export/export_source.h"
#include "views/play/game_page.h"

class QMenu;
class QStackedWidget;

namespace views {

class CoursePage;
class EditorPage;
class LessonPage;
class NoticeBar;
class ReviewPage;
class StartPage;
class Windows;

/// The window: start page; a game, played or reviewed; a scenario, made or learnt; the menu, files. Holds one game or
/// scenario.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `windows` owns it, if anybody does: a window that stands alone opens no other.
    explicit MainWindow(Settings &settings, Windows *windows = nullptr, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Begins a game with this record. Asks about unsaved changes of the present one first: false if the answer was to
    /// stay. Without a seed the program chooses one.
    bool beginGame(record::Record record, std::optional<std::uint64_t> seed = {});
    /// The same with a review of it: nothing is played before somebody leaves that.
    bool beginReview(record::Record record);
    /// How a file is to be opened.
    enum class As {
        Itself, ///< a scenario to be learnt, else a game; one that is over in the review
        Review, ///< a game in the review
        Edit    ///< a scenario in the editor; of a game its last position in a new scenario
    };
    /// Opens a file; what is wrong with it is said in a dialogue. False if it was not opened. A review opens at that
    /// step, or else where it was last left.
    bool openFile(QString path, As as = As::Itself, std::optional<int> step = {});
    /// True if the scenario of such a file is to be learnt or edited, rather than a game to be played.
    static bool isForScenario(const record::Record &record, As as);
    /// What is wrong with a file that could be read but is not opened, if anything is.
    static std::optional<record::Error> errorOf(const record::Record &record, As as);
    /// Shows the scenario of a record without a file; only where `isForScenario`, without an error, and where the
    /// window holds nothing yet.
    void showScenario(record::Record record, As as);
    /// Edits that record, which has no actions, as a scenario of its own. False as for `beginGame`.
    bool beginScenario(record::Record record);
    /// The lessons of a game, in place of the start page. False as for `beginGame`.
    bool showCourse(const engine::Game &game);
    /// Goes on with a game that was left over, which can be read, instead of the present one.
    void goOnWith(play::RecoverableSession session);
    /// A game as it was last set up, or of the most players, the first a person, the others computers.
    void playNow(const engine::Game &game);
    /// Computers against each other, as many as can play.
    void demo(const engine::Game &game);
    /// The program ends now, and nobody is asked: a game comes back by itself where it would when the program is quit;
    /// else what is not saved is offered at the next start.
    void endAtOnce();
    /// For this run only: not remembered.
    void useTheme(const QString &name);

    /// Reviews the game, which waits meanwhile, or goes back to it. One that is not over becomes a training game if the
    /// answer to that question is yes; it is not asked where the game was opened to be reviewed. True if it is as
    /// wanted.
    bool setReview(bool on, bool wasOpenedForIt = false);

    GamePage *page() const { return m_page; }
    /// The review of its game; null while that is played.
    ReviewPage *review() const { return m_review; }
    /// The editor of its scenario, or null.
    EditorPage *editor() const { return m_editor; }
    /// The scenario that is being learnt, or tried out of the editor; or null.
    LessonPage *lesson() const { return m_lesson; }
    CoursePage *course() const { return m_course; }
    /// The game or scenario that it holds, or null.
    play::Play *play() const;
    /// Keeps the game on disk; null where there is none.
    play::Autosave *autosave() const { return m_autosave.get(); }

signals:
    /// It was closed for good.
    void closed();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void makeMenus();
    void makeLookMenu(QMenu *show);
    void makeReviewMenu();
    void makeScenarioMenu();
    QMenu *addMenu(QMenu *parent, const char *text);
    QAction *addAction(QMenu *menu, const char *text, const QKeySequence &keys, void (MainWindow::*slot)());
    void retranslate();
    void applyTheme();
    void refreshActions();
    void refreshRecent();
    void showGame(std::unique_ptr<play::Play> play, std::unique_ptr<play::Autosave> autosave, bool review = false,
                  const std::optional<record::ShownPlace> &place = {});
    void take(std::unique_ptr<play::Autosave> autosave);
    void leavePages();
    void leave(QWidget *page);
    std::unique_ptr<play::Autosave> keep(play::Play &play, play::OwnFile own = {});
    /// A file that was read, and what it held then.
    struct Opened {
        play::OwnFile own;
        record::Record record;
    };
    std::optional<Opened> readFile(const QString &path, As as);
    void commit();
    bool mayLeaveGame(const QString &file = {});
    void endGame();
    bool comesBack() const;
    const engine::Game &gameAtHand() const;
    void refreshTitle();
    void refreshUndo();
    void refreshGameActions();
    void refreshReviewActions();
    void refreshEyes();
    const replay::Timeline *shownTimeline() const;
    int shownStep() const;
    void notifyTrouble();
    void notifyFile();
    void notifyDraft();
    std::vector<play::RecoverableSession> keptGames(const QString &file) const;
    bool goOnWithSame(const Opened &file, std::vector<play::RecoverableSession> &kept);
    void openScenario(Opened &file, As as);
    void showOpened(Opened &file, bool review, std::optional<int> step = {});
    void notePlace();
    void notifyKept();
    void bringBackKept();

    void newGame();
    void newWindow();
    void quit();
    void settings();
    void open();
    bool save();
    bool saveAs();
    bool saveTo(const QString &path);
    bool mayReplaceFile(const QString &path);
    bool afterFailedSave(const record::Error &error);
    void reload();
    void saveFromMenu() { save(); }
    void saveAsFromMenu() { saveAs(); }
    void undo();
    void redo();
    void showLastTurn();
    void skip();
    void go(replay::Jump jump);
    void toggleReview();
    bool mayReveal(bool wasOpenedForIt);
    void leaveReview();
    void playFromHere();
    void playOn(record::Record record);
    void playScenario();
    bool scenarioGoesOn() const;
    void editAnew(record::Record record);
    void showEditor(std::unique_ptr<play::Play> play, std::unique_ptr<play::Autosave> autosave);
    void showLesson(record::Record record, const QString &id);
    LessonPage *makeLesson(record::Record record, const QString &id);
    void openLesson(int index);
    void leaveLesson();
    void tryScenario();
    void editPosition();
    void newScenario(const engine::Game &game);
    std::optional<engine::Position> positionToEdit() const;
    void refreshScenarioActions();
    QString scenarioTitle() const;
    MainWindow *windowForMore();
    void togglePlaying();
    void analyse();
    void promoteLine();
    void removeLine();
    void copyLine();
    ExportSource exportSource() const;
    void exportGame();
    void exportTo(const QString &path, const ExportChoice &choice);
    void copyPosition();
    void copyGame();
    std::variant<record::Record, record::Error> pastedRecord();
    void paste();
    void hint();
    void players();
    void pause();
    void resign();
    void agreeDraw();
    void bringBack();
    void onFinished();
    void rematch();
    void handbook();
    void rules();
    void card();
    void about();

    /// A menu or action and its English text, to be put into words again when the language changes.
    struct Spoken {
        QAction *action;
        const char *text;
    };

    Settings &m_settings;
    Windows *m_windows; ///< null for one alone
    QStackedWidget *m_stack;
    StartPage *m_start;
    GamePage *m_page = nullptr;
    ReviewPage *m_review = nullptr;
    EditorPage *m_editor = nullptr;
    LessonPage *m_lesson = nullptr;
    CoursePage *m_course = nullptr;
    QString m_scenarioFile;                    ///< of the lesson that is shown, if it is in a file of its own
    std::optional<scenario::Course> m_lessons; ///< those that are gone through
    int m_lessonIndex = -1;                    ///< of the one that is shown
    std::unique_ptr<play::Autosave> m_autosave;
    QTimer m_notingPlace; ///< what the review shows is written down once in a while
    NoticeBar *m_notices;
    play::MatchScore m_match;
    play::MatchScore m_matchBefore; ///< as it stood when the present game began
    QList<Spoken> m_spoken;
    QMenu *m_recent = nullptr;
    QAction *m_save = nullptr;
    QAction *m_saveAs = nullptr;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_lastTurn = nullptr;
    QAction *m_skip = nullptr;
    QAction *m_counting = nullptr;
    QAction *m_rematch = nullptr;
    QAction *m_hint = nullptr;
    QAction *m_players = nullptr;
    QAction *m_pause = nullptr;
    QAction *m_resign = nullptr;
    QAction *m_agreeDraw = nullptr;
    QAction *m_reviewing = nullptr;
    QAction *m_playFromHere = nullptr;
    QAction *m_playing = nullptr;
    std::vector<std::pair<replay::Jump, QAction *>> m_jumps;
    QMenu *m_eyes = nullptr; ///< whose eyes look at the review
    QAction *m_analyse = nullptr;
    QAction *m_promote = nullptr;
    QAction *m_removeLine = nullptr;
    QAction *m_copyLine = nullptr;
    QAction *m_export = nullptr;
    QAction *m_copyPosition = nullptr;
    QAction *m_copyGame = nullptr;
    QAction *m_editPosition = nullptr;
    QAction *m_tryScenario = nullptr;
};

} // namespace views
