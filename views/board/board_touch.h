// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QObject>
#include <QPointingDevice>

class QTouchEvent;
class QWidget;

namespace views {

/// What fingers mean on a board: one does what the mouse does, two that go apart or together want all of it larger or
/// smaller.
class BoardTouch : public QObject {
    Q_OBJECT

public:
    /// A child of `viewport`, which from now on gets what fingers do; what they mean as a mouse is sent there.
    explicit BoardTouch(QWidget &viewport);

    /// Takes what fingers do there; false for other events.
    bool take(QEvent *event);

signals:
    /// There are two fingers now, or the touch was taken away: what the first one began is dropped.
    void dropped();
    /// Two fingers went apart, or together; once a touch.
    void pinched(bool isApart);

private:
    void spread(const QTouchEvent &touch);
    void send(QEvent::Type type, const QTouchEvent &touch);

    QWidget &m_viewport;
    QPointingDevice m_finger; ///< of the mouse's events: with the screen's own Qt would mix up both
    double m_distance = 0;    ///< between two fingers, when the second one came; 0: there was none
    bool m_isTold = false;
};

} // namespace views
