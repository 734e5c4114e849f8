// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QGraphicsItem>

#include "views/board/element.h"
#include "views/board/piece_renderer.h"

namespace views {

/// Shows one element. While it moves it stands elsewhere than the element says; `settle` brings it there. What it
/// carries, such as the words on a card, goes with it, and is seen only while its own face is.
class ElementItem final : public QGraphicsItem {
public:
    ElementItem(PieceRenderer &faces, const Element &element);

    const Element &element() const { return m_element; }
    /// Becomes another picture of the same thing; repaints only if something differs.
    void set(const Element &element);
    /// Paints anew although nothing differs: the theme has changed.
    void refresh() { update(); }

    /// That item, which outlives the time it is carried, stands on this one.
    void carry(ElementItem *rider) { m_riders.push_back(rider); }
    void carryNothing() { m_riders.clear(); }

    /// Stands with its middle at `middle`, its size times `across` and `down`.
    void stand(QPointF middle, double across, double down);
    /// Shows another look for a while, e.g. the back of a card that is being turned up.
    void applyStyle(const ElementStyle &look);
    void settle();

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    void measure();

    PieceRenderer &m_renderer;
    Element m_element;
    ElementStyle m_worn;
    FittedWords m_fitted;
    std::vector<ElementItem *> m_riders;
    QRectF m_bounds; ///< of the element, or of its words where they reach beyond
};

} // namespace views
