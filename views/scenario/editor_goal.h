// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "model/scenario/scenario.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace views {

class EditorAnswer;
class EditorConditions;
class EditorContext;

/// What a learner is to bring about, for whom, and the answer.
class EditorGoal : public QWidget {
    Q_OBJECT

public:
    /// `answer` outlives the form.
    EditorGoal(EditorContext &context, EditorAnswer &answer, QWidget *parent = nullptr);

    void refresh();
    void retranslate();

private:
    void change(const std::function<void(scenario::Scenario &)> &edit, const QObject *control);
    void connectControls();
    void showParts();
    void showAnswer();
    void fillSeats();

    EditorContext &m_context;
    EditorAnswer &m_answer;
    QLabel *m_kindLabel;
    QComboBox *m_kind;
    QLabel *m_seatLabel;
    QComboBox *m_seat;
    QWidget *m_limitPart;
    QLabel *m_limitLabel;
    QComboBox *m_limit;
    QSpinBox *m_actions;
    EditorConditions *m_conditions;
    QWidget *m_bestPart;
    QLabel *m_withinLabel;
    QSpinBox *m_within; ///< in hundredths
    QLabel *m_answerLabel;
    QLabel *m_answerText;
    QPushButton *m_record;
    QPushButton *m_clear;
};

} // namespace views
