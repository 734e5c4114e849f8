// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QSpinBox>
#include <QTabBar>

#include "program.h"
#include "views/panels/place_button.h"
#include "views/scenario/editor_page.h"
#include "views/scenario/lesson_page.h"
#include "views/scenario/lesson_playback.h"

/// Somebody at a window who makes scenarios, and does them. Hands go where a person's would: a click on what is not in
/// sight, or lies under something else, fails the test; keys go to what has the keyboard.
class Maker {
public:
    /// The window becomes as large as windows usually are.
    explicit Maker(views::MainWindow &window);

    views::MainWindow &window() { return *m_window; }
    views::EditorPage &page() { return *m_window->find<views::EditorPage>(); }
    editor::Editor &editor() { return page().editor(); }
    play::Play &play() { return page().play(); }
    views::LessonPage &lesson() { return *m_window->find<views::LessonPage>(); }
    /// The page that is seen.
    QWidget &front();
    views::BoardView &board() { return *front().findChild<views::BoardView *>(); }
    const views::BoardViewState &shown() { return *board().boardScene().shown(); }
    /// Of the page that is seen, the control of that name; one in sight if there are several.
    template <class Control>
    Control &control(const char *name)
    {
        const auto all = front().findChildren<Control *>(QLatin1String(name));
        const auto seen = std::find_if(all.begin(), all.end(), [](Control *one) { return one->isVisible(); });
        if (all.isEmpty())
            qFatal("There is no control %s", name);
        return seen == all.end() ? *all.front() : **seen;
    }
    QPushButton &button(const char *name) { return control<QPushButton>(name); }
    /// The one in sight with that text.
    QPushButton &buttonNamed(const char *text);
    /// Which entry of that box stands for `data`, or -1.
    int choiceOf(const char *name, const char *data);
    /// All that would be saved.
    QByteArray record();
    /// The records to which undoing comes, and redoing from there; it ends where it was.
    QList<QByteArray> walked();
    engine::PlaceIndex place(const char *id);
    /// A sort of pieces in the box: the first one of that kind and value, if nobody's in particular is meant.
    struct Sort {
        const char *kind;
        engine::Seat owner = engine::kNobody;
        int value = 0;
    };
    /// How many pieces lie there.
    int countAt(const char *id);
    /// The notice above the page, or null.
    QWidget *notice(const char *name);
    /// The words of a notice.
    static QString sentenceOf(const QWidget &notice);

    // ---- by mouse

    void click(QWidget &widget, QPoint at);
    void click(QWidget &widget);
    /// An entry of the menu and its submenus, by their texts without ampersands.
    void clickMenu(const QStringList &texts);
    void clickSort(const Sort &sort);
    void clickPlace(engine::PlaceIndex place);
    void clickPlace(const char *id) { clickPlace(place(id)); }
    void clickTab(const char *text);
    void clickChoice(const char *box, int index);
    /// After its form has been scrolled to it.
    void clickButton(QAbstractButton &button);
    /// That many clicks on the upper arrow of a number.
    void clickUp(const char *number, int times);
    /// Does that action where the answer is recorded or the lesson is learnt.
    void clickAction(const char *text);

    /// From the start page to the first lesson that is not done; `button` leads to the lessons.
    void learn(const char *button);
    /// Does the answer of a lesson.
    void solve();

    // ---- by keyboard

    /// To what has the keyboard, or to the menu that is open.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void type(const QString &text);
    /// Tab until it has the keyboard.
    void tabTo(const QWidget &widget, Qt::Key key = Qt::Key_Tab);
    /// The menu of that letter, then entries by arrows and Return.
    void keyMenu(Qt::Key letter, const QStringList &texts);
    void keySort(const Sort &sort);
    void keyPlace(const char *id);
    void keyTab(const char *text);
    void keyChoice(const char *box, int index);
    void keyButton(QAbstractButton &button);
    void keyUp(const char *number, int times);
    void keyAction(const char *text);

private:
    QTabBar &tabs();
    int tabOf(const char *text);
    engine::Position positionNow();
    /// What stands for that place in a table beside the board, or null.
    views::PlaceButton *tableRow(engine::PlaceIndex place);
    engine::Piece find(const Sort &sort);
    std::vector<engine::MoveTarget> moveTargetsOf(const char *action);
    static void rest();
    static void reveal(QWidget &widget);

    views::MainWindow *m_window;
};
