// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/play/board_brush.h"

namespace views {

/// The edge above a board, in the seat's colour; units of the design.
inline constexpr qreal kBoardEdge = 4;

/// A seat's board among others: signs and figures, without words.
class CompactBoard : BoardBrush {
public:
    /// `unit`: pixels for a unit of the design.
    CompactBoard(QPainter &painter, const engine::SeatBoard &board, const PanelContext &context, qreal unit);

    /// As many rows as there is room for.
    void draw(const QRectF &room);
    /// Its sign and the total alone.
    void drawTab(const QRectF &room);

private:
    void head(const QRectF &rect);
    void levels(const QRectF &rect);
    void figures(const QRectF &rect);
    void balance(const QRectF &rect);
    void path(const QRectF &rect);
    void pieces(const QRectF &rect);
};

} // namespace views
