// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

#include "model/play/keeper.h"
#include "model/replay/navigator.h"
#include "views/export/export_source.h"
#include "views/play/game_page.h"
#include "views/window/settings.h"

class QMenu;
class QStackedWidget;

namespace views {

class NoticeBar;
class ReviewPage;
class StartPage;
class Windows;

/// The window: start page or a game, played or reviewed, the menu, files. Holds one game.
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
    /// Opens a file; what is wrong with it is said in a dialogue. False if it was not opened. A game that is over opens
    /// in the review, any other one if `review` says so.
    bool openFile(QString path, bool review = false);
    /// Goes on with a game that was left over, which can be read, instead of the present one.
    void goOnWith(play::Leftover leftover);
    /// A game as it was last set up, or of the most players, the first a person, the others computers.
    void playNow(const engine::Game &game);
    /// Computers against each other, as many as can play.
    void demo(const engine::Game &game);
    /// For this run only: not remembered.
    void useTheme(const QString &name);

    /// Reviews the game, which waits meanwhile, or goes back to it. One that is not over becomes a training game if the
    /// answer to that question is yes; it is not asked where the game was opened to be reviewed. True if it is as
    /// wanted.
    bool setReview(bool on, bool wasOpenedForIt = false);

    GamePage *page() const { return m_page; }
    /// The review of its game; null while that is played.
    ReviewPage *review() const { return m_review; }
    /// Keeps the game on disk; null where there is none.
    play::Keeper *keeper() const { return m_keeper.get(); }

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
    QMenu *addMenu(QMenu *parent, const char *text);
    QAction *addAction(QMenu *menu, const char *text, const QKeySequence &keys, void (MainWindow::*slot)());
    void retranslate();
    void applyTheme();
    void refreshActions();
    void refreshRecent();
    void showGame(std::unique_ptr<play::Play> play, std::unique_ptr<play::Keeper> keeper, bool review = false);
    std::unique_ptr<play::Keeper> keep(play::Play &play, play::OwnFile own = {});
    /// A file that was read, and what it held then.
    struct Opened {
        play::OwnFile own;
        record::Record record;
    };
    std::optional<Opened> readFile(const QString &path);
    bool mayLeaveGame(const QString &file = {});
    void endGame();
    bool comesBack() const;
    void refreshGameActions();
    void refreshReviewActions();
    void refreshEyes();
    const replay::Timeline *shownTimeline() const;
    int shownStep() const;
    void tellTrouble();
    void tellFile();
    std::vector<play::Leftover> keptGames(const QString &file) const;
    bool goOnWithSame(const Opened &file, std::vector<play::Leftover> &kept);
    void tellKept();
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
    void players();
    void pause();
    void resign();
    void agreeDraw();
    void bringBack();
    void onFinished();
    void rematch();
    void rules();
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
    std::unique_ptr<play::Keeper> m_keeper;
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
    QAction *m_rematch = nullptr;
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
};

} // namespace views
