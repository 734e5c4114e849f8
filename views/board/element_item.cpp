// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/element_item.h"

#include <cmath>

#include <QGraphicsScene>
#include <QPainter>
#include <QTimer>
#include <QTransform>

namespace views {

ElementItem::ElementItem(PieceRenderer &faces, const Element &element)
    : m_renderer(faces), m_element(element), m_worn(element.look)
{
    measure();
    settle();
}

void ElementItem::set(const Element &element)
{
    if (element == m_element)
        return;
    const bool differs = element.look != m_element.look || element.rect.size() != m_element.rect.size();
    m_element = element;
    m_worn = element.look;
    if (differs) {
        measure();
        update();
    }
    settle();
}

void ElementItem::measure()
{
    prepareGeometryChange();
    m_bounds = {QPointF(), m_element.rect.size()};
    if (m_element.look.form != ElementStyle::Form::Words)
        return;
    m_fitted = PieceRenderer::fitting(m_element.look, m_element.rect.size());
    // Letters reach beyond the room that a line reckons with for them.
    const double beyond = 2 + std::ceil(m_fitted.font.pixelSize() / 8.0);
    m_bounds |= m_fitted.rect.adjusted(-beyond, -beyond, beyond, beyond);
}

void ElementItem::stand(QPointF middle, double across, double down)
{
    const QRectF &own = m_element.rect;
    const QPointF half(own.width() / 2, own.height() / 2);
    setPos(middle - half);
    setTransform(QTransform::fromTranslate(half.x(), half.y()).scale(across, down).translate(-half.x(), -half.y()));
    setZValue(layer::kMoving + m_element.z);
    for (ElementItem *rider : m_riders) {
        const QPointF apart = rider->m_element.rect.center() - own.center();
        rider->setVisible(isVisible() && m_worn == m_element.look);
        rider->stand(middle + QPointF(apart.x() * across, apart.y() * down), across, down);
    }
}

void ElementItem::applyStyle(const ElementStyle &look)
{
    if (m_worn == look)
        return;
    m_worn = look;
    update();
}

void ElementItem::settle()
{
    setPos(m_element.rect.topLeft());
    setTransform({});
    setZValue(m_element.z);
    setOpacity(m_element.opacity);
    setVisible(true);
    applyStyle(m_element.look);
    for (ElementItem *rider : m_riders)
        rider->settle();
}

void ElementItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    m_renderer.paint(*painter, m_worn, {QPointF(), m_element.rect.size()}, m_fitted);
    if (m_element.look.form == ElementStyle::Form::Board && m_renderer.owesSharpBoard())
        QTimer::singleShot(0, scene(), [board = scene()] { board->update(); });
}

} // namespace views
