// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <vector>

#include <QWidget>

#include "model/engine/core/game.h"

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace views {

class EditorContext;

/// What a position holds and no piece shows: a control for each field of the game, those of a group under a heading
/// that folds them. What is done with one control before
/// it is left is one step of undo.
class EditorFields : public QWidget {
    Q_OBJECT

public:
    explicit EditorFields(EditorContext &context, QWidget *parent = nullptr);

    /// Shows the values as they are; builds the controls anew where the game has other fields now. `anew`: in any
    /// case, for the words have changed.
    void refresh(bool anew = false);
    /// The control of that field, or null.
    QWidget *controlOf(const std::string &field) const;

private:
    struct Row {
        engine::FieldRule rule;
        QWidget *control = nullptr;
    };

    void build(const std::vector<engine::FieldRule> &rules);
    QGridLayout *makeGroup(const std::string &group, QVBoxLayout &groups);
    void addRow(const engine::FieldRule &rule, QGridLayout &grid);
    QWidget *makeControl(const engine::FieldRule &rule);
    QWidget *makeNumber(const engine::FieldRule &rule);
    QWidget *makeChoice(const engine::FieldRule &rule);
    QWidget *makeFlag(const engine::FieldRule &rule);
    QWidget *makeFigures(const engine::FieldRule &rule);
    void showValue(const Row &row);
    void change(const std::string &field, const engine::Value &value, const QObject *control);
    QString labelOf(const engine::FieldRule &rule) const;
    QString textOf(const std::string &prefix, const std::string &name) const;
    std::vector<std::string> choicesOf(const engine::FieldRule &rule) const;
    QString choiceName(const engine::FieldRule &rule, const std::string &choice) const;

    EditorContext &m_context;
    QLabel *m_heading;
    QWidget *m_content = nullptr;
    std::vector<Row> m_rows;
    std::set<std::string> m_open; ///< groups that are unfolded
};

} // namespace views
