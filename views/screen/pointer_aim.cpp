// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/screen/pointer_aim.h"

#include <algorithm>

#include <QLineF>
#include <QMouseEvent>
#include <QTimerEvent>
#include <QWidget>

#include "views/board/board_view.h"

namespace views {

namespace {

constexpr int kStride = 10;   // px: over that distance the mouse has a direction
constexpr double kSlack = 15; // degrees beside the way to the middle of the target

} // namespace

PointerAim::PointerAim(BoardView &board, QWidget &target, QObject *parent) : QObject(parent), m_target(target)
{
    board.viewport()->installEventFilter(this); // hears of a move before the board does
    board.installEventFilter(this);
    connect(&board, &BoardView::placeHovered, this, &PointerAim::onHovered);
}

bool PointerAim::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        m_byMouse = false;
    } else if (event->type() == QEvent::MouseMove) {
        m_byMouse = true;
        const QPoint at = static_cast<QMouseEvent *>(event)->globalPosition().toPoint();
        if ((at - m_at).manhattanLength() >= kStride) {
            m_from = m_at;
            m_at = at;
        }
        if (m_rest.isActive())
            m_rest.start(kRest, this);
    }
    return QObject::eventFilter(watched, event);
}

void PointerAim::onHovered(engine::PlaceIndex place, int value, int kind)
{
    m_rest.stop();
    if (m_byMouse && place != engine::kNowhere && makesForTarget()) {
        m_waiting = place;
        m_value = value;
        m_kind = kind;
        m_rest.start(kRest, this);
        return;
    }
    emit pointed(place, value, kind);
}

bool PointerAim::makesForTarget() const
{
    if (!m_target.isVisible())
        return false;
    const QPoint target = m_target.mapToGlobal(m_target.rect().center());
    const double off = QLineF(m_from, m_at).angleTo(QLineF(m_from, target));
    return std::min(off, 360 - off) <= kSlack;
}

void PointerAim::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_rest.timerId())
        return QObject::timerEvent(event);
    m_rest.stop();
    emit pointed(m_waiting, m_value, m_kind);
}

} // namespace views
