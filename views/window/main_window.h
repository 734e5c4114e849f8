// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

#include "views/play/game_page.h"
#include "views/window/settings.h"

class QActionGroup;
class QMenu;
class QStackedWidget;

namespace views {

class StartPage;

/// The window: start page or a game, the menu, files. Holds one game.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Settings &settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Begins a game with this record. Asks about unsaved changes of the present one first: false if the answer was to
    /// stay. Without a seed the program chooses one.
    bool beginGame(record::Record record, std::optional<std::uint64_t> seed = {});
    /// Opens a file; what is wrong with it is said in a dialogue. False if it was not opened.
    bool openFile(const QString &path);
    /// A game with the seats and options last chosen, or of the most players, the first a person, the others computers.
    void playNow(const engine::Game &game);
    /// Computers against each other, as many as can play.
    void demo(const engine::Game &game);
    /// For this run only: not remembered.
    void useTheme(const QString &name);

    GamePage *page() const { return m_page; }

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void makeMenus();
    QAction *addAction(QMenu *menu, const char *text, const QKeySequence &keys, void (MainWindow::*slot)());
    void retranslate();
    void applyTheme();
    void refreshActions();
    void refreshRecent();
    void showGame(std::unique_ptr<play::Play> play, const QString &path);
    bool mayLeaveGame();

    void newGame();
    void open();
    bool save();
    bool saveAs();
    bool saveTo(const QString &path);
    void saveFromMenu() { save(); }
    void saveAsFromMenu() { saveAs(); }
    void undo();
    void redo();
    void showLastTurn();
    void skip();
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
    QStackedWidget *m_stack;
    StartPage *m_start;
    GamePage *m_page = nullptr;
    QString m_theme; ///< for this run, or empty
    QString m_path;  ///< of the game's file; empty while it has none
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
};

} // namespace views
