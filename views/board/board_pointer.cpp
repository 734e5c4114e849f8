// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_pointer.h"

#include <algorithm>

#include <QApplication>
#include <QGraphicsView>
#include <QPointingDevice>
#include <QScopeGuard>
#include <QStyleHints>

#include "views/board/board_view_state.h"

namespace views {

namespace {

/// Of a touch that nothing else takes Qt makes what a mouse would do.
bool isFinger(const QMouseEvent &event)
{
    return event.pointingDevice() && event.pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen;
}

} // namespace

bool BoardPointer::take(QEvent *event)
{
    const auto mouse = [event]() -> const QMouseEvent & { return static_cast<const QMouseEvent &>(*event); };
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseButtonRelease:
        event->setAccepted(mouse().button() == Qt::LeftButton && m_scene.shown());
        if (event->isAccepted() && event->type() == QEvent::MouseButtonRelease)
            release(mouse());
        else if (event->isAccepted())
            press(mouse());
        return true;
    case QEvent::MouseMove:
        if (m_scene.shown())
            move(mouse());
        return true;
    case QEvent::Leave: hover({-1, -1}); return false;
    default: return false;
    }
}

void BoardPointer::press(const QMouseEvent &event)
{
    const QPointF point = m_view.mapToScene(event.pos());
    const PieceSpot *piece = m_scene.pieceAt(point);
    m_pressed = piece ? std::optional(*piece) : std::nullopt;
    m_pressedPlace = m_scene.placeAt(point);
    m_pressedAt = event.pos();
    m_isHeld = false;
    if (!isFinger(event))
        return;
    hover(point); // it was nowhere before, and what comes under it hides the tip
    m_holding.start(QGuiApplication::styleHints()->mousePressAndHoldInterval(), this);
}

void BoardPointer::timerEvent(QTimerEvent *)
{
    m_holding.stop();
    m_isHeld = true;
    m_pressedPlace = engine::kNowhere; // letting go is no click
    emit held(m_pressedAt);
}

void BoardPointer::move(const QMouseEvent &event)
{
    const BoardViewState &shown = *m_scene.shown();
    const QPointF point = m_view.mapToScene(event.pos());
    const bool held = (event.buttons() & Qt::LeftButton) != 0;
    const bool far = (event.pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (far)
        m_holding.stop();
    const auto isFree = [&shown](engine::PlaceIndex place) {
        return shown.isSetUp || shown.isChoosable(place) || (shown.picked && shown.picked->place == place);
    };
    if (held && m_pressed && far && m_canDrop && isFree(m_pressed->piece.place))
        m_dragging = true;
    if (m_dragging) {
        dragTo(point);
    } else if (held && (far || m_stroking) && shown.isSetUp && !m_isHeld) {
        if (!std::exchange(m_stroking, true))
            m_strokeAt = m_pressedAt;
        emit strokeMoved(std::exchange(m_strokeAt, event.pos()), event.pos());
    }
    hover(point);
}

void BoardPointer::dragTo(QPointF point)
{
    const engine::Piece &piece = m_pressed->piece;
    if (!m_scene.options().isDragging) {
        m_targets.clear();
        const auto places = static_cast<engine::PlaceIndex>(m_scene.shown()->position.game().places().size());
        for (engine::PlaceIndex place = 0; place < places; ++place) {
            if (place != piece.place && m_canDrop(piece.place, piece.value, place))
                m_targets.push_back(place);
        }
    }
    m_scene.drag(*m_pressed, point, m_targets);
}

void BoardPointer::release(const QMouseEvent &event)
{
    m_holding.stop();
    const engine::PlaceIndex place = m_scene.placeAt(m_view.mapToScene(event.pos()));
    const std::optional<PieceSpot> pressed = m_pressed; // stays for whoever is told
    const auto forget = qScopeGuard([this] { m_pressed.reset(); });
    const engine::PlaceIndex from = std::exchange(m_pressedPlace, engine::kNowhere);
    if (std::exchange(m_dragging, false)) {
        m_scene.endDrag();
        const bool isTakenOff = m_scene.shown()->isSetUp && isOff(event.pos());
        if (isTakenOff || std::find(m_targets.begin(), m_targets.end(), place) != m_targets.end()) {
            emit dropped(pressed->piece.place, pressed->piece.value, place);
            return;
        }
    }
    if (std::exchange(m_stroking, false))
        emit strokeEnded();
    else if (place != engine::kNowhere && place == from)
        emit clicked(place, pressed ? m_scene.shown()->asSeen(pressed->piece).value : 0,
                     pressed ? pressed->piece.kind : engine::kAnyKind);
}

void BoardPointer::drop()
{
    m_holding.stop();
    m_pressed.reset();
    m_pressedPlace = engine::kNowhere;
    if (std::exchange(m_dragging, false))
        m_scene.endDrag();
    if (std::exchange(m_stroking, false))
        emit strokeEnded();
}

/// True for a point of the view where neither board nor trays nor hands are.
bool BoardPointer::isOff(QPoint at) const
{
    const BoardLayout &layout = m_scene.layoutPlan();
    const QPointF point = m_view.mapToScene(at);
    const bool isInTray = std::any_of(layout.trays().begin(), layout.trays().end(),
                                      [point](const TrayLayout &tray) { return tray.box.contains(point); });
    const bool isSeen = m_view.viewport()->rect().contains(at);
    return !isSeen || !(isInTray || layout.board().contains(point) || layout.strip().contains(point));
}

void BoardPointer::hover(QPointF point)
{
    const engine::PlaceIndex place = m_scene.shown() ? m_scene.placeAt(point) : engine::kNowhere;
    const PieceSpot *piece = place == engine::kNowhere ? nullptr : m_scene.pieceAt(point);
    if (piece && !m_scene.shown()->isChoosable(piece->piece))
        piece = nullptr;
    if (place == m_place && (piece ? piece->key : QString()) == m_over)
        return;
    m_place = place;
    m_over = piece ? piece->key : QString();
    const bool choosable = place != engine::kNowhere && m_scene.shown()->isChoosable(place);
    m_view.viewport()->setCursor(choosable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    emit hovered(place, piece ? piece->piece.value : 0, piece ? piece->piece.kind : engine::kAnyKind);
}

} // namespace views
