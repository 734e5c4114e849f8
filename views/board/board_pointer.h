// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QBasicTimer>
#include <QMouseEvent>

#include "views/board/board_scene.h"

namespace views {

/// What the mouse means on a board: a click on a place or on a piece there activates it; a piece may be dragged from a
/// choosable place to where `setCanDrop` allows; over a board that is set up the mouse makes strokes, and pieces may be
/// dragged off it. A finger does what the mouse does, and asks where it stays.
class BoardPointer : public QObject {
    Q_OBJECT

public:
    /// True if a piece of that value may be moved so.
    using CanDrop = std::function<bool(engine::PlaceIndex from, int value, engine::PlaceIndex to)>;

    BoardPointer(BoardScene &scene, const QGraphicsView &view) : m_scene(scene), m_view(view) {}

    /// Without it nothing can be dragged.
    void setCanDrop(CanDrop canDrop) { m_canDrop = std::move(canDrop); }
    /// Takes what the mouse does over the view; false for other events.
    bool take(QEvent *event);

    /// What the press of a button began is dropped: it is no click, and moves and paints nothing any more.
    void drop();

    /// The piece under the mouse button, until what is told at its release has been told.
    const std::optional<PieceSpot> &pressed() const { return m_pressed; }
    /// The place under the mouse, or `kNowhere`.
    engine::PlaceIndex place() const { return m_place; }

signals:
    void clicked(engine::PlaceIndex place, int value, int kind);
    /// `to`: `kNowhere` for a piece that was dragged off a board that is set up.
    void dropped(engine::PlaceIndex from, int value, engine::PlaceIndex to);
    void strokeMoved(QPoint from, QPoint to);
    void strokeEnded();
    void hovered(engine::PlaceIndex place, int value, int kind);
    /// A finger has stayed where it came down; its release is no click.
    void held(QPoint at);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    void hover(QPointF point);
    void dragTo(QPointF point);
    bool isOff(QPoint at) const;

    BoardScene &m_scene;
    const QGraphicsView &m_view;
    CanDrop m_canDrop;
    engine::PlaceIndex m_place = engine::kNowhere;
    QString m_over; ///< key of the piece under the mouse that may be chosen for its value
    std::optional<PieceSpot> m_pressed;
    engine::PlaceIndex m_pressedPlace = engine::kNowhere;
    QPoint m_pressedAt;
    QPoint m_strokeAt;     ///< how far a stroke has been told
    QBasicTimer m_holding; ///< until a finger has stayed long enough
    bool m_isHeld = false; ///< it has stayed so long: it may still drag a piece, but neither clicks nor paints
    bool m_dragging = false;
    bool m_stroking = false;
    std::vector<engine::PlaceIndex> m_targets; ///< where the piece that is dragged may be dropped
};

} // namespace views
