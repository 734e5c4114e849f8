// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <set>

#include <QDialog>
#include <QPushButton>
#include <QTemporaryDir>

#include "views/board/board_view.h"
#include "views/replay/review_page.h"
#include "views/scenario/course_page.h"
#include "views/scenario/editor_page.h"
#include "views/scenario/lesson_page.h"
#include "views/window/main_window.h"

namespace views {
class GamePage;
} // namespace views

/// The middle of a card of that value on that place, in the board's viewport.
QPoint cardOn(const views::BoardView &board, engine::PlaceIndex place, int value);

/// A window with a game, seen by somebody who sits before it: where things are, what may be done now, and hands
/// that wait until the window waits for them. It does nothing to a game itself.
class Table {
public:
    /// A new window, on the start page. Nothing moves by itself and nothing is told at length.
    Table();
    /// Before a window that others keep, with settings of its own; it lives as long as this.
    explicit Table(views::MainWindow &window) : m_window(&window) {}
    /// Gives the window the keyboard, as a window manager does when a dialogue has closed.
    bool activate();
    /// A game of Aton between these players (`human` or a level).
    void begin(const QString &red, const QString &blue, std::uint64_t seed);
    /// Shows the game without motion and without pauses. A page begins with the style of the settings.
    void hurry();

    views::MainWindow &window() { return *m_window; }
    views::Settings &settings() { return m_settings; }
    views::GamePage &page();
    play::Play &play();
    views::BoardView &board();
    const views::BoardViewState &shown() { return *board().boardScene().shown(); }
    QPushButton &button(const char *name);
    QString prompt();
    /// The button that uncovers the board, or null where it is not covered.
    QPushButton *uncover();
    /// The dialogue at the end of the game, or null.
    QDialog *result();
    /// A button of a dialogue, by its text without ampersands.
    static QPushButton *buttonOf(const QWidget &dialog, const QString &text);
    /// Types a path into a dialogue for files and confirms it.
    static void typeFile(QDialog &dialog, const QString &path);

    /// True if the window waits for a person: something may be chosen, uncovered, or the game has ended.
    bool isReady();
    /// Waits until it does.
    bool waitReady();

    /// The action that looks best to the seat that a person has to play for now; with cards to lay, one that
    /// differs from round to round.
    engine::Action chosen();
    /// The verb of an action: `lay`, `place` …; remembered in `seen`.
    std::string verb(engine::Action action);
    std::vector<engine::MoveTarget> moveTargets(engine::Action action) { return play().position().moveTargets(action); }
    std::set<std::string> seen;

    /// Place of that id.
    engine::PlaceIndex place(const char *id) { return play().game().placeOf(id); }
    /// The middle of a place, in the board's viewport.
    QPoint middleOf(engine::PlaceIndex place) { return board().placeRect(place).center(); }
    /// The middle of a card of that value on that place.
    QPoint cardOn(engine::PlaceIndex place, int value) { return ::cardOn(board(), place, value); }

    /// True if the program that checks saved games finds nothing wrong with the file.
    static bool verifies(const QString &path);

private:
    views::Settings m_settings; ///< of the own window
    std::unique_ptr<views::MainWindow> m_own;
    views::MainWindow *m_window;
};

/// Waits for the next modal dialogue of a class and lets `answer` deal with it, once it has the keyboard. Make one
/// before what opens the dialogue.
class Answer : public QObject {
    Q_OBJECT

public:
    Answer(const char *className, std::function<void(QDialog &)> answer);
    /// One that presses the button with that text.
    Answer(const char *className, const QString &button);
    /// True once the dialogue came.
    bool came() const { return m_came; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const char *m_className;
    std::function<void(QDialog &)> m_answer;
    bool m_came = false;
};

/// Moves the cursor of a board that has the keyboard to that place, by arrow keys, the shortest way.
void walkTo(views::BoardView &board, engine::PlaceIndex place);

/// Every warning fails the test that runs, but those of a platform without screen.
void failOnWarnings();
