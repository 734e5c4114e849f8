// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "model/record/tree.h"

class QKeyEvent;
class QMouseEvent;

namespace play {
class Play;
}

namespace views {

class BoardPane;
class BoardView;
class Commentary;

/// Draws on a board. The right mouse button draws a circle where it is clicked, and an arrow where it is dragged from
/// one place to another; so does the key D, pressed where it begins and again where it ends. Shift, Ctrl, and both of
/// them take the other pens. Escape drops what was begun.
class DrawingInput : public QObject {
    Q_OBJECT

public:
    /// `pane` owns it.
    explicit DrawingInput(BoardPane &pane);

    /// Draws that at a place of the game, over what is drawn there. What goes is said, as nothing shows it any more.
    /// True if it is drawn then, as the last one, and false if it is erased or was refused.
    bool draw(play::Play &play, const record::Place &place, const record::Drawing &drawing);

    /// Another position is shown: what was begun is dropped.
    void drop();

signals:
    /// An arrow or a circle; not where what was begun ends beside the places.
    void drawn(const record::Drawing &drawing);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool takeMouse(const QMouseEvent &event);
    bool takeKey(const QKeyEvent &event);
    void begin(engine::PlaceIndex place, Qt::KeyboardModifiers held);
    void show(engine::PlaceIndex end);
    void finish(engine::PlaceIndex end, Qt::KeyboardModifiers held);
    record::Drawing drawingTo(engine::PlaceIndex end) const;

    BoardPane &m_pane;
    BoardView &m_board;
    Commentary &m_commentary;
    engine::PlaceIndex m_from = engine::kNowhere; ///< where it was begun
    int m_pen = 0;
    bool m_isByKey = false;
};

} // namespace views
