// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of a position that is set up.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include <QWidget>

#include "model/engine/core/game.h"
#include "views/screen/editor_shown.h"

class QComboBox;
class QLabel;
class QMenu;
class QPushButton;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace views {

class BoardView;
class EditorContext;
class FieldWords;

/// What lies on one place while a position is set up: a number for each sort of pieces that may lie there, which can be
/// changed; of many sorts those that lie there, and the others are added out of a menu. What is typed into one field is
/// one step of undo.
class EditorContents : public QWidget {
    Q_OBJECT

public:
    EditorContents(EditorContext &context, BoardView &board, QWidget *parent = nullptr);

    engine::PlaceIndex place() const { return m_shown.place; }
    /// That place is to be shown, if anything may lie there.
    void setPlace(engine::PlaceIndex place);
    /// What may lie and lies at the place that is looked at.
    ContentsShown content() const;
    /// Shows that; `anew`: with other words or pictures, too.
    void show(const ContentsShown &contents, bool anew);
    using QWidget::show;

private:
    void showPlaces(bool areOthers);
    void showCounts();
    void build();
    void addRow(std::size_t listed);
    void change(const engine::Piece &sort, int count);
    void fillMenu();
    void addToMenu(const std::vector<engine::Piece> &sorts, bool isOwn);
    void add(const engine::Piece &sort);
    QString nameOf(const engine::Piece &sort) const;

    EditorContext &m_context;
    BoardView &m_board;
    ContentsShown m_shown;
    std::vector<std::size_t> m_listed; ///< indices of the sorts with a row
    std::vector<QSpinBox *> m_counts;  ///< one a row
    QComboBox *m_choice;
    QLabel *m_heading;
    QWidget *m_list; ///< holds the rows
    QWidget *m_rows = nullptr;
    QPushButton *m_more; ///< opens the menu of the sorts without a row
    QMenu *m_menu;
};

/// What a position holds and no piece shows: a control for each field of the game, those of a group under a heading
/// that folds them. Controls of a group are made when it is unfolded the first time: a game may have hundreds. What is
/// done with one control before it is left is one step of undo.
class EditorFields : public QWidget {
    Q_OBJECT

public:
    explicit EditorFields(EditorContext &context, QWidget *parent = nullptr);

    /// The fields as they are now, those of one group together.
    std::vector<FieldShown> content() const;
    /// Shows these values; builds the controls of a group anew where its fields are others, and all of them where other
    /// groups are there. `anew`: in any case, for the words have changed.
    void show(const std::vector<FieldShown> &fields, bool anew);
    using QWidget::show;
    /// The control of that field, also where nobody has unfolded its group yet; null if there is no such field.
    QWidget *controlOf(const std::string &field);

private:
    struct FieldRow {
        engine::FieldRule rule;
        QWidget *control = nullptr;
        std::vector<std::string> choices = {}; ///< of a combo box, in its order
    };

    struct FieldGroup {
        std::vector<FieldShown> fields; ///< all of one group; at least one
        QWidget *room = nullptr;        ///< of the controls
        QToolButton *heading = nullptr; ///< folds the room; null for fields of no group
        QWidget *content = nullptr;     ///< the controls; null before somebody asks for them
        std::vector<FieldRow> rows = {};

        const std::string &id() const { return fields.front().rule.group; }
    };

    static std::vector<FieldGroup> groupsOf(const std::vector<FieldShown> &fields);
    void build();
    void makeGroup(std::size_t index, QVBoxLayout &groups);
    void unfold(std::size_t index, bool open);
    void fill(FieldGroup &group);
    void addRow(FieldGroup &group, const engine::FieldRule &rule);
    QWidget *makeControl(const engine::FieldRule &rule, QWidget *parent);
    static void showValues(const FieldGroup &group);
    static void showValue(const FieldRow &row, const std::optional<engine::Value> &value);
    FieldWords said() const;
    std::vector<std::string> choicesOf(const engine::FieldRule &rule) const;

    EditorContext &m_context;
    QLabel *m_heading;
    QWidget *m_content = nullptr;
    std::vector<FieldGroup> m_groups;
    std::set<std::string> m_open; ///< groups that are unfolded
};

} // namespace views
