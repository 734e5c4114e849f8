// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "model/engine/core/panel.h"
#include "views/play/board_brush.h"

namespace views {

/// How a seat's board is drawn.
enum class BoardForm : std::uint8_t {
    Large,   ///< all, with words
    Plain,   ///< all, without words
    Compact, ///< one among several: signs and figures, as many rows as there is room for
    Tab      ///< its sign and the total
};

/// Draws a seat's board into a rectangle.
class BoardPainter : public BoardBrush {
public:
    BoardPainter(QPainter &painter, const engine::SeatBoard &board, const PanelContext &context);

    void draw(const QRectF &room, BoardForm form, bool isActing);
    /// After `draw`: the rows of a large board and where they are.
    const std::vector<std::pair<QRectF, const engine::BoardRow *>> &drawnRows() const { return m_drawn; }
    /// Where the cards stand in a board drawn so: a rectangle for each; empty ones where there is no room.
    /// `uncovered` is what is to be seen of it.
    static std::vector<QRectF> cardRects(const QRectF &room, const QRectF &uncovered, BoardForm form,
                                         std::size_t count);
    /// A unit of the design of a large board, in pixels.
    static qreal unitFor(const QRectF &room, BoardForm form);
    /// What of such a board is below name and figures.
    static QRectF belowHead(const QRectF &room, BoardForm form);

private:
    void large(const QRectF &room, bool hasWords);
    void head(const QRectF &rect, bool hasWords);
    qreal headFigures(const QRectF &rect, qreal right, bool hasWords);
    void level(const engine::BoardRow &row, const QRectF &rect, bool hasWords);
    void scales(const engine::BoardRow &row, const QRectF &rect, bool hasWords);
    void pan(const QPointF &hung, qreal width, const engine::PossessionGroup &group, qreal size);
    void spaces(const engine::BoardRow &row, const QRectF &rect);
    void pieces(const QRectF &rect, bool hasWords);

    std::vector<std::pair<QRectF, const engine::BoardRow *>> m_drawn;
};

} // namespace views
