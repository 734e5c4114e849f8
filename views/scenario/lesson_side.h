// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "views/scenario/lesson_buttons.h"
#include "views/scenario/lesson_goal.h"
#include "views/scenario/lesson_message.h"

class QScrollArea;
class QVBoxLayout;

namespace views {

class PanelColumn;

/// The column beside the board of a lesson: what it is about, its goal, what came of it, the tables of the game, and
/// the buttons. It says what it is told; only the tables are folded and unfolded here.
class LessonSide : public QWidget {
    Q_OBJECT

public:
    explicit LessonSide(QWidget *parent = nullptr);

    /// Difficulty as in scenario::Scenario.
    void setLesson(const QString &title, int difficulty, const QString &text);
    /// Empty: none is shown.
    void setHint(const QString &hint);
    /// Lays the hint before the eyes.
    void scrollToHint();

    LessonGoal *goal() { return m_goal; }
    LessonMessage *message() { return m_message; }
    PanelColumn *panels() { return m_panels; }
    LessonButtons *buttons() { return m_buttons; }
    /// Whether the game has any tables.
    void setPanelsUsed(bool used);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showPanels(bool shown);
    void fitFocus();

    QScrollArea *m_scroll;
    QLabel *m_title;
    QLabel *m_difficulty;
    QLabel *m_text;
    LessonGoal *m_goal;
    QFrame *m_hint;
    QLabel *m_hintHeading;
    QLabel *m_hintText;
    QPushButton *m_fold; ///< folds and unfolds the tables
    PanelColumn *m_panels;
    LessonMessage *m_message;
    LessonButtons *m_buttons;
    int m_stars = 0;
    bool m_panelsUsed = false;
};

} // namespace views
