// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QObject>
#include <QPoint>

#include "model/engine/core/arrangement.h"

class QWidget;

namespace views {

class BoardView;

/// Tells what is pointed at on a board, but not the places that the mouse only crosses on its way to a button: while it
/// makes straight for `target`, which says what a press of it would do, what was pointed at before stays so, until the
/// mouse rests for `kRest`. The keyboard's cursor points at once.
class PointerAim : public QObject {
    Q_OBJECT

public:
    static constexpr int kRest = 150; ///< ms

    /// Both outlive it.
    PointerAim(BoardView &board, QWidget &target, QObject *parent = nullptr);

signals:
    /// `kNowhere` where no place is pointed at; value and kind as in `BoardView::placeHovered`.
    void pointed(engine::PlaceIndex place, int value, int kind);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void timerEvent(QTimerEvent *event) override;

private:
    void onHovered(engine::PlaceIndex place, int value, int kind);
    bool makesForTarget() const;

    QWidget &m_target;
    QPoint m_from; ///< where the mouse was shortly before; both in coordinates of the screen
    QPoint m_at;
    bool m_byMouse = false; ///< the last input was not a key
    engine::PlaceIndex m_waiting = engine::kNowhere;
    int m_value = 0; ///< of the piece there that waits, and its kind
    int m_kind = engine::kAnyKind;
    QBasicTimer m_rest;
};

} // namespace views
