// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFont>

#include "model/engine/core/panel.h"
#include "views/board/element.h"
#include "views/panels/panel_context.h"

namespace views {

/// The edge above a seat's board, in its colour; units of the design.
inline constexpr qreal kBoardEdge = 4;
/// The smallest words on a seat's board.
inline constexpr qreal kLeastBoardWords = 12;

/// A number with its sign, also above 0.
QString signedNumber(int n);

/// What a thing looks like that a seat has; pieces are in the colours of that owner.
ElementStyle possessionLook(const engine::Possession &thing, const QString &owner, const PanelContext &context);

/// A seat's board by how its rows are shown. Only for as long as what it was given lives.
class BoardReader {
protected:
    BoardReader(const engine::SeatBoard &board, const PanelContext &context);

    std::vector<const engine::BoardRow *> rowsOf(engine::BoardPart part) const;
    const engine::BoardRow *rowOf(engine::BoardPart part) const;
    QString pictureOf(const engine::BoardRow &row) const;

    const engine::SeatBoard &m_board;
    const PanelContext &m_context;
    QString m_owner;
    qreal m_unit = 1; ///< pixels for a unit of the design
};

/// The elements of a seat's board in the making, from back to front. Each has the same key as long as it tells of the
/// same.
class BoardDraft : protected BoardReader {
protected:
    BoardDraft(const engine::SeatBoard &board, const PanelContext &context, qreal unit);

    /// What follows belongs to that part of the board.
    void begin(const char *part);
    void add(const QRectF &rect, const ElementStyle &look);
    void box(const QRectF &rect, const QString &fill, const QString &line = {}, qreal width = 1, qreal radius = 0);
    void picture(const QString &id, const QRectF &rect);
    /// As large as the rectangle lets it be, in its middle.
    void fitted(const ElementStyle &look, const QRectF &rect);
    /// The look of a thing of the seat.
    void thing(const engine::Possession &thing, const QRectF &rect);
    void words(const QRectF &rect, const QString &text, const TextStyle &style);
    void words(const QRectF &rect, const QString &text, qreal pixels, QFont::Weight weight,
               Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter);
    /// In that size, or a smaller one that fits, down to the least; on several lines where there is room for them.
    void fittedWords(const QRectF &rect, const QString &text, TextStyle style);
    /// A picture and the number behind it; where that ends.
    qreal figure(const QPointF &at, qreal size, const QString &picture, const QString &number);

    std::vector<Element> m_elements;

private:
    QString m_part;
    int m_number = 0;
};

/// A seat's board among others, as elements from back to front: signs and figures, without words.
class CompactBoard : BoardDraft {
public:
    /// `unit`: pixels for a unit of the design.
    CompactBoard(const engine::SeatBoard &board, const PanelContext &context, const QRectF &room, qreal unit);
    /// The unit where the width says how large all is, or a little less where that lets another row stand.
    static qreal unitFor(const QRectF &room);

    /// As many rows as there is room for; those that are asked for most come first.
    std::vector<Element> rows(bool isActing);
    /// Its sign and the total alone.
    std::vector<Element> tab(bool isActing);
    /// The edge above a board, thicker above that of who acts.
    static Element edge(const engine::SeatBoard &board, const PanelContext &context, const QRectF &room, bool isActing,
                        qreal unit);
    /// The pyramid of a board in that rectangle, with that unit.
    static std::vector<Element> pyramid(const engine::SeatBoard &board, const PanelContext &context,
                                        const engine::BoardRow &row, const QRectF &rect, qreal unit);

private:
    void head(const QRectF &rect);
    void levels(const QRectF &rect);
    void figures(const QRectF &rect);
    void balance(const QRectF &rect);
    void path(const QRectF &rect);
    void pieces(const QRectF &rect);

    QRectF m_room;
};

} // namespace views
