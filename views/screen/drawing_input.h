// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

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
/// them take the other pens, where the mouse button is pressed and where D is pressed last. Escape drops what was
/// begun.
class DrawingInput : public QObject {
    Q_OBJECT

public:
    /// `pane` owns it. `mayDraw` is asked before anything is begun.
    explicit DrawingInput(
        BoardPane &pane, std::function<bool()> mayDraw = [] { return true; });

    /// Draws that at a place of the game, over what is drawn there. What goes is said, as nothing shows it any more;
    /// where no more drawings are kept it is `refused`.
    void draw(play::Play &play, const record::Place &place, const record::Drawing &drawing);

    /// Another position is shown: what was begun is dropped.
    void drop();

signals:
    /// An arrow or a circle; not where what was begun ends beside the places.
    void drawn(const record::Drawing &drawing);
    /// Nothing was begun, or drawn: why, in a sentence to be shown and said.
    void refused(const QString &why);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool takeMouse(const QMouseEvent &event);
    bool takeKey(const QKeyEvent &event);
    bool begin(engine::PlaceIndex place, Qt::KeyboardModifiers held);
    void show(engine::PlaceIndex end);
    void finish(engine::PlaceIndex end);
    record::Drawing drawingTo(engine::PlaceIndex end) const;

    BoardPane &m_pane;
    BoardView &m_board;
    Commentary &m_commentary;
    const std::function<bool()> m_mayDraw;
    engine::PlaceIndex m_from = engine::kNowhere; ///< where it was begun
    int m_pen = 0;
    bool m_isByKey = false;
};

} // namespace views
