// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "model/engine/core/panel.h"
#include "views/panels/compact_board.h"

namespace views {

/// How a seat's board is drawn.
enum class BoardForm : std::uint8_t {
    Large,   ///< all, with words
    Plain,   ///< all, without words
    Compact, ///< one among several: signs and figures, as many rows as there is room for
    Tab      ///< its sign and the total
};

/// A large board of a seat as elements, but for its cards.
class LargeBoard : BoardDraft {
public:
    LargeBoard(const engine::SeatBoard &board, const PanelContext &context, const QRectF &room, BoardForm form);

    std::vector<Element> elements(bool isActing);
    /// After `elements`: the rows and where they are.
    const std::vector<std::pair<QRectF, const engine::BoardRow *>> &drawnRows() const { return m_drawn; }
    /// Where the cards stand in such a board: a rectangle for each; empty ones where there is no room. `uncovered` is
    /// what is to be seen of it.
    static std::vector<QRectF> cardRects(const QRectF &room, const QRectF &uncovered, BoardForm form,
                                         std::size_t count);
    /// A unit of the design of a large board, in pixels.
    static qreal unitFor(const QRectF &room, BoardForm form);
    /// What of such a board is below stock, levels and scales.
    static QRectF belowStock(const QRectF &room, BoardForm form);

private:
    void said(const QRectF &rect, const QString &text, qreal pixels, QFont::Weight weight,
              const QString &token = QStringLiteral("ink"), Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter);
    void line(const QPointF &from, const QPointF &to, const QString &token, qreal width);
    void head(const QRectF &rect);
    qreal headFigures(const QRectF &rect, qreal right);
    void level(const engine::BoardRow &row, const QRectF &rect);
    void scales(const engine::BoardRow &row, const QRectF &rect);
    void pan(const QPointF &hung, qreal width, const engine::PossessionGroup &group, qreal size);
    void path(const engine::BoardRow &row, const QRectF &rect);
    void spaces(const engine::BoardRow &row, const QRectF &rect);
    void pieces(const QRectF &rect);

    QRectF m_room;
    bool m_hasWords;
    std::vector<std::pair<QRectF, const engine::BoardRow *>> m_drawn;
};

} // namespace views
