// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QStringList>
#include <QWidget>

#include "model/replay/timeline.h"
#include "model/scenario/scenario.h"

class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace views {

class EditorContext;

/// What a goal asks for, as a list of sentences, with a form for the one that is chosen. Conditions on facts and
/// actions are taken from what the answer brings; those that it does not know stay as they are.
class EditorConditions : public QWidget {
    Q_OBJECT

public:
    explicit EditorConditions(EditorContext &context, QWidget *parent = nullptr);

    /// Shows these sentences, one a condition of the goal. `answer`: the course of the answer, if there is one.
    void show(const QStringList &said, std::optional<replay::Timeline> answer);
    using QWidget::show;
    void retranslate();

private:
    /// A choice of an operand: its words, and the condition that it makes of the present one.
    struct Choice {
        QString words;
        scenario::Condition made;
    };

    const std::vector<scenario::Condition> &conditions() const;
    /// The one that is chosen, or null.
    const scenario::Condition *chosen() const;
    void become(const scenario::Condition &condition, const QObject *control);
    void add();
    void remove();
    bool keepsNumber();
    void buildForm();
    void addRows(const scenario::Condition &now);
    void addKind(const scenario::Condition &now);
    void addChoice(const QString &label, const char *name, const std::vector<Choice> &choices);
    void addNumber(const QString &label, const scenario::Condition &now);
    void addSeat(const scenario::Condition &now);
    void addPlace(const scenario::Condition &now);
    void addPiece(const scenario::Condition &now);
    void addReason(const scenario::Condition &now);
    void addKnown(const char *name, const scenario::Condition &now, std::vector<scenario::Condition> known);
    static std::vector<Choice> choices(scenario::Condition made, std::string scenario::Condition::*part,
                                       const std::vector<std::string> &ids,
                                       const std::function<QString(const std::string &)> &words);
    scenario::Condition madeOf(scenario::Condition::Kind kind) const;
    std::vector<scenario::Condition> factsOfAnswer() const;
    std::vector<scenario::Condition> actionsHere() const;
    std::vector<std::string> rows() const;
    QString say(const scenario::Condition &condition) const;

    EditorContext &m_context;
    std::optional<replay::Timeline> m_answer;
    QListWidget *m_list;
    QLabel *m_heading;
    QPushButton *m_add;
    QPushButton *m_remove;
    QWidget *m_form = nullptr;
    QFormLayout *m_rows = nullptr;
    QSpinBox *m_number = nullptr; ///< in the form, if the condition has one
    int m_built = -1;             ///< row for which the form was built
};

} // namespace views
