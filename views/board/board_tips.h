// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QGraphicsView>

#include "views/board/board_cursor.h"

namespace views {

class PlaceTip;

/// Tips on a board: where the mouse, a finger or the cursor rests one says what lies there and, unless that is switched
/// off, what the rules say of the place.
class BoardTips : public QObject {
    Q_OBJECT

public:
    BoardTips(QGraphicsView &view, BoardScene &scene, const BoardCursor &cursor);

    /// Whether tips say what the rules say of a place, and the cursor has tips as well as the mouse. On at first.
    void setExplaining(bool on);
    void hide();
    /// The mouse or a finger has rested at that point of the view.
    void showAt(QPoint point);
    /// The cursor has come to another place: it gets its tip if it rests there.
    void awaitRest();

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    QRegion kept() const;
    void show(const QString &what, const QStringList &rules, const QRect &anchor, const QPixmap &picture = {});
    QPixmap largeOf(const engine::Piece &piece);
    void showPlace(engine::PlaceIndex place, const engine::Piece *piece, const QRectF &anchor);
    void showLabel(QPointF point);

    QGraphicsView &m_view;
    BoardScene &m_scene;
    const BoardCursor &m_cursor;
    PlaceTip *m_tip;
    bool m_explaining = true;
    QBasicTimer m_resting; ///< until the cursor has rested long enough for its tip, then until that has been read
};

} // namespace views
