// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFont>
#include <QRectF>

#include "views/play/panel_box.h"

class QPainter;

namespace views {

/// The smallest words on a seat's board.
inline constexpr qreal kLeastBoardWords = 12;

/// What seats' boards are drawn with: rows of a board by how they are shown, words that fit, pictures of the game. Only
/// for as long as what it was given lives.
class BoardBrush {
public:
    /// The thing as high as `rect`, in its middle; pieces in the colours of that seat.
    static void drawThing(QPainter &painter, const engine::Possession &thing, const QString &owner, const QRectF &rect,
                          const PanelContext &context);

protected:
    BoardBrush(QPainter &painter, const engine::SeatBoard &board, const PanelContext &context);

    std::vector<const engine::BoardRow *> rowsOf(engine::BoardPart part) const;
    const engine::BoardRow *rowOf(engine::BoardPart part) const;
    QString pictureOf(const engine::BoardRow &row) const;
    void words(const QRectF &rect, const QString &text, qreal pixels, QFont::Weight weight, QStringView token = u"ink",
               Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter);
    void picture(const QString &id, const QRectF &rect);
    void line(const QPointF &from, const QPointF &to, QStringView token, qreal width);
    qreal figure(const QPointF &at, qreal size, const QString &picture, const QString &number);
    void pyramid(const engine::BoardRow &row, const QRectF &rect);

    QPainter &m_painter;
    const engine::SeatBoard &m_board;
    const PanelContext &m_context;
    const Theme &m_theme;
    QString m_owner;
    qreal m_unit = 1; ///< pixels for a unit of the design
};

} // namespace views
