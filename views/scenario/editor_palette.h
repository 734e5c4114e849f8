// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QListWidget>
#include <QPixmap>

#include "model/engine/core/game.h"
#include "views/screen/editor_shown.h"

namespace views {

class BoardView;
class EditorContext;

/// The box of a game while a position is set up: each sort of pieces with its picture, its name and how many of it are
/// left, by their owners. The keyboard walks through it; an entry may be dragged to wherever it is to lie.
class EditorPalette : public QListWidget {
    Q_OBJECT

public:
    /// `context` and `board` outlive the palette; it shows nothing before `show`.
    EditorPalette(EditorContext &context, BoardView &board, QWidget *parent = nullptr);

    /// The box as it is now, all sorts of an owner together.
    std::vector<SortShown> content() const;
    /// Shows that; builds the list anew where the sorts are others. `anew`: in any case, for words or pictures have
    /// changed.
    void show(const std::vector<SortShown> &box, bool anew);
    using QListWidget::show;
    /// Words and pictures as many times larger as that.
    void fit(qreal scale);
    /// The sort that is chosen.
    std::optional<engine::Piece> sort() const;
    /// Row of that sort, or -1.
    int rowOf(const engine::Piece &sort) const;

    QSize sizeHint() const override { return {190, 300}; }

signals:
    /// Somebody chose a sort, with mouse or keyboard.
    void sortChosen();
    /// A sort was chosen with Return: on to the board.
    void sortTaken();
    /// The mouse drags a sort, or let go of it; `at` is a point of the screen.
    void sortCarried(QPoint at);
    void sortLetGo(QPoint at);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    std::vector<engine::Piece> boxByOwner() const;
    void build();
    QString leftSaid(const engine::Piece &sort, int left) const;
    void addHead(const QString &owner);
    QString ownerName(engine::Seat owner) const;

    EditorContext &m_context;
    BoardView &m_board;
    std::vector<SortShown> m_box; ///< as it is shown
    QPoint m_pressedAt;
    bool m_isPressed = false;
    bool m_isCarrying = false;
    bool m_isBuilding = false;
};

/// The picture of a piece of the game that this board shows, with its face, as large as fits into `room`; empty where
/// the game has none for it.
QPixmap picturePiece(BoardView &board, const engine::Piece &piece, QSizeF room);

} // namespace views
