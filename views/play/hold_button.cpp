// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/hold_button.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace views {

namespace {

bool isHoldingKey(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Space || event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace

HoldButton::HoldButton(QWidget *parent) : QPushButton(parent)
{
    connect(this, &QPushButton::clicked, this, [this] {
        if (!m_byHand)
            setHeld(!m_held);
    });
}

void HoldButton::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    setDown(held);
    emit this->held(held);
}

bool HoldButton::event(QEvent *event)
{
    if (event->type() == QEvent::Hide || event->type() == QEvent::FocusOut)
        setHeld(false);
    return QPushButton::event(event);
}

void HoldButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ActivationChange && !isActiveWindow())
        setHeld(false);
    QPushButton::changeEvent(event);
}

void HoldButton::mousePressEvent(QMouseEvent *event)
{
    QPushButton::mousePressEvent(event);
    if (event->button() != Qt::LeftButton)
        return;
    setHeld(true);
}

void HoldButton::mouseReleaseEvent(QMouseEvent *event)
{
    m_byHand = true;
    QPushButton::mouseReleaseEvent(event);
    m_byHand = false;
    if (event->button() == Qt::LeftButton)
        setHeld(false);
}

// Keys do not reach the button itself: its own click would come with the release.
void HoldButton::keyPressEvent(QKeyEvent *event)
{
    if (!isHoldingKey(*event))
        QPushButton::keyPressEvent(event);
    else if (!event->isAutoRepeat())
        setHeld(true);
}

void HoldButton::keyReleaseEvent(QKeyEvent *event)
{
    if (!isHoldingKey(*event))
        QPushButton::keyReleaseEvent(event);
    else if (!event->isAutoRepeat())
        setHeld(false);
}

} // namespace views
