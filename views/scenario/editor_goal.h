// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "model/scenario/attempt.h"
#include "views/scenario/editor_context.h"
#include "views/screen/editor_shown.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace views {

class BoardInputController;
class EditorConditions;

/// Records the answer of a scenario: it is played at the board for whoever owes a choice, chance draws by itself. All
/// that is recorded at one go is one step of undo. Or it has a wrong action chosen there: the learner's first one that
/// is not that of the answer.
class EditorAnswer : public QObject {
    Q_OBJECT

public:
    EditorAnswer(EditorContext &context, BoardInputController &input, QObject *parent = nullptr);
    ~EditorAnswer() override;

    bool isRecording() const { return m_course.has_value(); }
    /// Begins with the first action; false where the position cannot be played on.
    bool begin();
    /// Has a wrong action chosen, which is told by `wrongChosen`; false where nobody can choose one.
    bool beginWrong();
    bool isChoosingWrong() const { return m_attempt.has_value(); }
    void stop();
    /// Takes back the last action that a person did, with what followed by itself.
    bool canTakeBack() const { return isRecording() && !m_choices.empty(); }
    void takeBack();
    /// Takes away the answer that the scenario has.
    void clear();

    /// The course of what is recorded; only while it is.
    const replay::Timeline &course() const { return *m_course; }
    /// The course of the answer that the scenario has, from its position on; nothing where that cannot be played.
    std::optional<replay::Timeline> answer() const;
    /// The text of an action in words, if it can be done on the way along the answer; else that it
    /// cannot.
    QString words(const QString &action) const;

signals:
    /// The text of a wrong action, which nothing was done to.
    void wrongChosen(const QString &action);
    /// It has begun or ended, or another action was recorded.
    void changed();

private:
    void perform(engine::Action action);
    void performWrong(engine::Action action);
    void resume();
    void resumeWrong();
    void drawChance();
    void write();

    EditorContext &m_context;
    BoardInputController &m_input;
    std::optional<replay::Timeline> m_course;
    std::optional<scenario::Attempt> m_attempt; ///< while a wrong action is chosen: the way to it
    std::vector<int> m_choices;                 ///< steps before which a person chose
    int m_gesture = 0;
};

/// What a learner is to bring about, for whom, and the answer.
class EditorGoal : public QWidget {
    Q_OBJECT

public:
    /// `answer` outlives the form.
    EditorGoal(EditorContext &context, EditorAnswer &answer, QWidget *parent = nullptr);

    /// What is to be said of the goal now.
    GoalShown content() const;
    /// Shows that goal, and what is said of it.
    void show(const scenario::Goal &goal, const GoalShown &said);
    using QWidget::show;
    void retranslate();

private:
    void connectControls();
    void showParts();

    EditorContext &m_context;
    EditorAnswer &m_answer;
    QComboBox *m_kind;
    QLabel *m_kindLabel;
    QComboBox *m_seat;
    QLabel *m_seatLabel;
    QLabel *m_missing; ///< that it does not say yet what is to be reached
    QWidget *m_limitPart;
    QComboBox *m_limit;
    QLabel *m_limitLabel;
    QSpinBox *m_actions;
    EditorConditions *m_conditions;
    QWidget *m_bestPart;
    QSpinBox *m_within; ///< in hundredths
    QLabel *m_withinLabel;
    QLabel *m_answerLabel;
    QLabel *m_answerText;
    QPushButton *m_record;
    QPushButton *m_clear;
};

} // namespace views
