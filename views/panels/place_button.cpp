// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/place_button.h"

#include <utility>

#include <QKeyEvent>
#include <QPainter>

namespace views {

namespace {

constexpr qreal kButtonFrame = 3;
constexpr qreal kButtonRing = 10; ///< across

} // namespace

PlaceButton::PlaceButton(QWidget *parent) : QAbstractButton(parent) { setFocusPolicy(Qt::StrongFocus); }

void PlaceButton::setPlace(engine::PlaceIndex place, int value)
{
    m_place = place;
    m_value = value;
}

void PlaceButton::setState(bool isChoosable, bool isChosen)
{
    if (isChoosable == m_isChoosable && isChosen == m_isChosen)
        return;
    m_isChoosable = isChoosable;
    m_isChosen = isChosen;
    update();
}

void PlaceButton::setPointed(bool isPointed)
{
    if (std::exchange(m_isPointed, isPointed) != isPointed)
        update();
}

void PlaceButton::paintState(QPainter &painter, const QRectF &rect, const Theme &theme) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const qreal inset = kButtonFrame / 2;
    const bool isHere = hasFocus() || m_isPointed;
    if (m_isChosen || isHere) {
        painter.setPen(QPen(theme.colour(isHere ? u"accent" : u"ink"), kButtonFrame));
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 5, 5);
    }
    if (!m_isChoosable || m_isChosen)
        return;
    painter.setPen(QPen(theme.colour(u"ink"), 1.6));
    painter.setBrush(theme.colour(u"panel"));
    painter.drawEllipse(QRectF(rect.right() - kButtonRing - 0.5, rect.top() + 0.5, kButtonRing, kButtonRing));
}

void PlaceButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    emit pointed(true);
}

void PlaceButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    emit pointed(false);
}

void PlaceButton::focusInEvent(QFocusEvent *event)
{
    QAbstractButton::focusInEvent(event);
    update();
    emit pointed(true);
}

void PlaceButton::focusOutEvent(QFocusEvent *event)
{
    QAbstractButton::focusOutEvent(event);
    update();
    emit pointed(false);
}

/// Return chooses as it does on the board; the page would confirm with it. Once chosen, it confirms.
void PlaceButton::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && m_isChoosable && !m_isChosen)
        click();
    else if (isReturn)
        event->ignore();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace views
