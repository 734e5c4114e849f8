// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_touch.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLineF>
#include <QMouseEvent>
#include <QTouchEvent>
#include <QWidget>

namespace views {

namespace {

// How much further apart or nearer two fingers have to come.
constexpr double kApart = 1.3;
constexpr double kTogether = 0.77;

} // namespace

BoardTouch::BoardTouch(QWidget &viewport)
    : QObject(&viewport), m_viewport(viewport),
      m_finger(QStringLiteral("finger"), 1, QInputDevice::DeviceType::TouchScreen, QPointingDevice::PointerType::Finger,
               QInputDevice::Capability::Position, 1, 1)
{
    viewport.setAttribute(Qt::WA_AcceptTouchEvents);
}

bool BoardTouch::take(QEvent *event)
{
    const auto touch = [event]() -> const QTouchEvent & { return static_cast<const QTouchEvent &>(*event); };
    switch (event->type()) {
    case QEvent::TouchBegin:
        m_distance = 0;
        m_isTold = false;
        send(QEvent::MouseButtonPress, touch());
        break;
    case QEvent::TouchUpdate:
        if (m_distance > 0 || touch().pointCount() > 1)
            spread(touch());
        else
            send(QEvent::MouseMove, touch());
        break;
    case QEvent::TouchEnd:
        if (m_distance == 0)
            send(QEvent::MouseButtonRelease, touch());
        break;
    case QEvent::TouchCancel: emit dropped(); break;
    default: return false;
    }
    event->accept(); // else only what the first finger does would come here
    return true;
}

void BoardTouch::spread(const QTouchEvent &touch)
{
    if (touch.pointCount() < 2)
        return;
    const double distance = QLineF(touch.points()[0].position(), touch.points()[1].position()).length();
    if (m_distance == 0) {
        m_distance = std::max(1.0, distance);
        emit dropped();
        return;
    }
    const double ratio = distance / m_distance;
    if (!m_isTold && (ratio >= kApart || ratio <= kTogether)) {
        m_isTold = true;
        emit pinched(ratio > 1);
    }
}

void BoardTouch::send(QEvent::Type type, const QTouchEvent &touch)
{
    const QEventPoint &point = touch.points().constFirst();
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent mouse(type, point.position(), point.scenePosition(), point.globalPosition(), button, held,
                      touch.modifiers(), &m_finger);
    QCoreApplication::sendEvent(&m_viewport, &mouse);
}

} // namespace views
