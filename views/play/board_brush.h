// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "views/board/compact_board.h"

class QPainter;

namespace views {

/// What a large board is painted with: words that fit, pictures of the game.
class BoardBrush : protected BoardReader {
public:
    /// The thing as high as `rect`, in its middle; pieces in the colours of that seat.
    static void drawThing(QPainter &painter, const engine::Possession &thing, const QString &owner, const QRectF &rect,
                          const PanelContext &context);

protected:
    BoardBrush(QPainter &painter, const engine::SeatBoard &board, const PanelContext &context);

    void words(const QRectF &rect, const QString &text, qreal pixels, QFont::Weight weight, QStringView token = u"ink",
               Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter);
    void picture(const QString &id, const QRectF &rect);
    void line(const QPointF &from, const QPointF &to, QStringView token, qreal width);
    qreal figure(const QPointF &at, qreal size, const QString &picture, const QString &number);
    void pyramid(const engine::BoardRow &row, const QRectF &rect);

    QPainter &m_painter;
    const Theme &m_theme;
};

} // namespace views
