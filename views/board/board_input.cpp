// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and keyboard of the board.
#include <algorithm>

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include "views/board/accessible_board.h"

namespace views {

bool BoardView::viewportEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        skipMotion();
        hideTip();
        break;
    case QEvent::Wheel: hideTip(); break;
    case QEvent::Leave: hover({-1, -1}); break;
    case QEvent::ToolTip: tipAtMouse(static_cast<const QHelpEvent *>(event)->pos()); return true;
    default: break;
    }
    return QGraphicsView::viewportEvent(event);
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    skipMotion();
    const auto key = static_cast<Qt::Key>(event->key());
    if (!m_scene.shown() || (event->modifiers() & ~Qt::KeypadModifier) != 0) {
        event->ignore();
        return;
    }
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End: moveCursor(key); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: activateCursor(); break;
    default:
        if (key < Qt::Key_1 || key > Qt::Key_9 || !activateFigure(key - Qt::Key_0))
            event->ignore();
    }
}

void BoardView::moveCursor(Qt::Key key)
{
    if (m_cursorVisible && !moveInHand(key)) {
        const bool byPicture = BoardPlan::of(m_scene.shown()->position).keysByPicture;
        const engine::PlaceIndex to =
            byPicture ? m_cells.step(m_cursor, key, m_scene.placeRects()) : m_cells.step(m_cursor, key);
        setCursorTo(to, key == Qt::Key_Left && to != m_cursor ? choicesOn(to) - 1 : 0);
        return;
    }
    setCursorTo(m_cursor, m_cursorPiece);
}

/// Moves along the cards of a hand, or whatever is chosen one by one at a place; false at its end.
bool BoardView::moveInHand(Qt::Key key)
{
    const int cards = choicesOn(m_cursor);
    const int next = m_cursorPiece + (key == Qt::Key_Right ? 1 : -1);
    if (m_cursorPiece < 0 || (key != Qt::Key_Left && key != Qt::Key_Right) || next < 0 || next >= cards)
        return false;
    m_cursorPiece = next;
    return true;
}

void BoardView::setCursorTo(engine::PlaceIndex place, int piece)
{
    if (m_cells.indexOf(place) < 0)
        return;
    m_cursor = place;
    m_cursorPiece = std::min(piece, choicesOn(place) - 1);
    showCursor(true);
    emit placeHovered(place);
    tipAtCursor();
    if (QAccessible::isActive())
        AccessibleBoard::tellFocus(*this);
}

void BoardView::showCursor(bool visible)
{
    m_cursorVisible = visible;
    BoardOptions options = m_scene.options();
    options.cursor = visible ? m_cursor : engine::kNowhere;
    options.cursorPiece.clear();
    if (visible && m_cursorPiece >= 0 && m_cursorPiece < choicesOn(m_cursor))
        options.cursorPiece = m_scene.choicesOn(m_cursor)[static_cast<std::size_t>(m_cursorPiece)].key;
    if (options.cursor != m_scene.options().cursor || options.cursorPiece != m_scene.options().cursorPiece)
        m_scene.setOptions(options);
}

void BoardView::activateCursor()
{
    if (!m_cursorVisible) {
        setCursorTo(m_cursor, m_cursorPiece);
        return;
    }
    activate(m_cursor, cardValue(m_cursor, std::max(0, m_cursorPiece)));
}

/// Activates the first card of that value in the hand that is seen.
bool BoardView::activateFigure(int figure)
{
    for (const engine::PlaceIndex place : m_scene.shown()->choosable) {
        for (const PieceSpot &spot : m_scene.choicesOn(place)) {
            if (valueOf(spot.piece) == figure) {
                activate(place, figure);
                return true;
            }
        }
    }
    return false;
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_scene.shown()) {
        event->ignore();
        return;
    }
    const QPointF point = mapToScene(event->pos());
    const PieceSpot *piece = m_scene.pieceAt(point);
    m_pressed = piece ? std::optional(*piece) : std::nullopt;
    m_pressedPlace = m_scene.placeAt(point);
    m_pressedAt = event->pos();
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event) { mousePressEvent(event); }

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_scene.shown())
        return;
    const QPointF point = mapToScene(event->pos());
    const bool far = (event->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if ((event->buttons() & Qt::LeftButton) != 0 && m_pressed && far && !m_dragging && m_canDrop
        && (m_scene.shown()->isSetUp || isChoosable(m_pressed->piece.place) || isPicked(m_pressed->piece.place)))
        m_dragging = true;
    if (m_dragging)
        dragTo(point);
    else if ((event->buttons() & Qt::LeftButton) != 0 && (far || m_stroking) && m_scene.shown()->isSetUp)
        strokeTo(event->pos());
    hover(point);
}

void BoardView::strokeTo(QPoint point)
{
    if (!std::exchange(m_stroking, true))
        m_strokeAt = m_pressedAt;
    emit strokeMoved(std::exchange(m_strokeAt, point), point);
}

void BoardView::dragTo(QPointF point)
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

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_scene.shown()) {
        event->ignore();
        return;
    }
    const engine::PlaceIndex place = m_scene.placeAt(mapToScene(event->pos()));
    const std::optional<PieceSpot> pressed = m_pressed; // stays for whoever is told
    const auto forget = qScopeGuard([this] { m_pressed.reset(); });
    const engine::PlaceIndex from = std::exchange(m_pressedPlace, engine::kNowhere);
    if (std::exchange(m_dragging, false)) {
        m_scene.endDrag();
        if (std::find(m_targets.begin(), m_targets.end(), place) != m_targets.end()) {
            emit placeDropped(pressed->piece.place, pressed->piece.value, place);
            return;
        }
    }
    if (std::exchange(m_stroking, false)) {
        emit strokeEnded();
        return;
    }
    if (place == engine::kNowhere || place != from)
        return;
    if (m_cells.indexOf(place) >= 0) {
        m_cursor = place;
        m_cursorPiece = std::min(0, choicesOn(place) - 1);
        showCursor(false);
    }
    activate(place, pressed ? valueOf(pressed->piece) : 0);
}

void BoardView::wheelEvent(QWheelEvent *event) { event->ignore(); }

void BoardView::hover(QPointF point)
{
    const engine::PlaceIndex place = m_scene.shown() ? m_scene.placeAt(point) : engine::kNowhere;
    if (place == m_hovered)
        return;
    m_hovered = place;
    hideTip();
    viewport()->setCursor(place != engine::kNowhere && isChoosable(place) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    emit placeHovered(place);
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    const Qt::FocusReason reason = event->reason();
    if (m_scene.shown()
        && (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason))
        setCursorTo(m_cursor, m_cursorPiece);
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    showCursor(false);
}

} // namespace views
