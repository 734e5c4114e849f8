// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "model/engine/core/game.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace views {

class BoardView;
class EditorContext;

/// What lies on one place while a position is set up: a number for each sort of pieces that may lie there, which can be
/// changed. What is typed into one field is one step of undo.
class EditorContents : public QWidget {
    Q_OBJECT

public:
    EditorContents(EditorContext &context, BoardView &board, QWidget *parent = nullptr);

    engine::PlaceIndex place() const { return m_place; }
    /// Shows that place, if anything may lie there.
    void setPlace(engine::PlaceIndex place);
    /// Shows what lies there now; `anew`: with other words or pictures, too.
    void refresh(bool anew = false);

private:
    void fillPlaces();
    void build();
    void addRow(int row);
    void change(std::size_t row, int count);
    std::vector<engine::Piece> sortsHere() const;
    QString nameOf(const engine::Piece &sort) const;

    EditorContext &m_context;
    BoardView &m_board;
    engine::PlaceIndex m_place = engine::kNowhere;
    std::vector<engine::PlaceIndex> m_places;
    std::vector<engine::Piece> m_sorts; ///< as they lie here, one a row
    std::vector<QSpinBox *> m_counts;
    QLabel *m_heading;
    QComboBox *m_choice;
    QWidget *m_rows = nullptr;
};

} // namespace views
