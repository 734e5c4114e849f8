// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/board/board_pointer.h"
#include "views/board/board_tips.h"
#include "views/board/board_touch.h"

namespace views {

/// The board of any game with its trays and hands: shows what it is given (`BoardViewState`) and says what was clicked,
/// dragged or chosen by keyboard. It knows no rule: what a click means is its owner's business.
///
/// The mouse is taken by `BoardPointer`, fingers by `BoardTouch`, keys by `BoardCursor`, for which the board is one
/// stop for Tab. Any input ends a running motion at once; the click that does so counts.
///
/// Where the mouse or the cursor rests there is a tip (`BoardTips`); whatever happens next hides it.
class BoardView : public QGraphicsView {
    Q_OBJECT

public:
    explicit BoardView(const Theme &theme, QWidget *parent = nullptr);
    ~BoardView() override;

    /// Shows a picture; with `Animate` pieces move there from where they are, if anything was shown before.
    void show(const BoardViewState &shown, Motion motion);
    using QWidget::show;
    void skipMotion() { m_scene.skipMotion(); }
    bool inMotion() const { return m_scene.inMotion(); }

    void setTheme(const Theme &theme) { m_scene.setTheme(theme); }
    /// The pictures that are shown, for others who show them too.
    Artwork &artwork() { return m_scene.artwork(); }
    /// Bars that say how many of each value lie on counted stacks. On at first.
    void setCountingHelp(bool on);
    /// Whether places say their short names (`Words::coordinate`). Off at first.
    void setCoordinates(bool on);
    /// Frames these places, whatever is shown, until others are: somebody points at what is said of them.
    void setLit(const QList<engine::PlaceIndex> &places);
    /// 1 is the usual speed, 2 twice as fast; 0 is reduced motion: nothing moves.
    void setMotionSpeed(double speed) { m_scene.setMotionSpeed(speed); }
    /// Whether tips say what the rules say of a place, and the cursor has tips as well as the mouse. On at first.
    void setExplaining(bool on) { m_tips.setExplaining(on); }
    /// What panels would take from this view's width if they found no room on the board (`panelsRoom`): where a game
    /// has several boards, that one is shown which is largest then. 0, as at first, if they have their room already.
    void setPanelsWidth(int width);
    /// True if in that size there would be a `panelsRoom`, given what the panels take else. Changes nothing.
    bool wouldLeavePanelsRoom(QSize size, int panelsWidth) const;
    /// Without it nothing can be dragged.
    void setCanDrop(BoardPointer::CanDrop canDrop) { m_pointer.setCanDrop(std::move(canDrop)); }

    BoardScene &boardScene() { return m_scene; }
    const BoardScene &boardScene() const { return m_scene; }
    const CellTable &cells() const { return m_cursor.cells(); }
    /// True while the keyboard's cursor is seen: somebody has come to the board by Tab or moves it.
    bool isCursorVisible() const { return m_cursor.isVisible(); }
    /// The cell on which the keyboard's cursor stands, seen or not.
    engine::PlaceIndex cursor() const { return m_cursor.place(); }
    void setCursorTo(engine::PlaceIndex place, int piece = 0) { m_cursor.moveTo(place, piece); }
    /// The keyboard's cursor itself; only while something is shown.
    BoardCursor &keyboard() { return m_cursor; }
    /// The piece that was meant by what is told now: the one under the mouse button, else the one at the cursor if the
    /// cursor is on that place. Nothing where several or none may be meant.
    std::optional<engine::Piece> pieceMeant(engine::PlaceIndex place) const;
    /// The place at a point of the view, or `kNowhere`.
    engine::PlaceIndex placeAt(QPoint point) const { return m_scene.placeAt(mapToScene(point)); }
    /// What a click on that place does; `value` and `kind` are those of the piece meant, or 0 and any.
    void activate(engine::PlaceIndex place, int value = 0, int kind = engine::kAnyKind);
    /// Where a place is, in the view's own coordinates.
    QRect placeRect(engine::PlaceIndex place) const;
    /// What a screen reader says of a place.
    QString placeName(engine::PlaceIndex place) const;
    /// What the rules say of what has the keyboard's cursor.
    QString rulesAtCursor() const;
    /// The keys (`PlaceRules::aboutKeys`) of the place and piece at the cursor where that is seen, else under the
    /// mouse; empty where neither is on a place.
    QStringList aboutKeys() const;
    /// The board's picture and the trays beside it, in the view's own coordinates.
    QRect boardRect() const;
    /// The strip for hands below the board, in the view's own coordinates; empty in a game without hands.
    QRect stripRect() const { return m_scene.layoutPlan().strip().toRect(); }
    /// True if something is to be seen in the strip.
    bool isStripUsed() const { return m_scene.isStripUsed(); }
    /// Where the board's picture leaves room for panels, in the view's own coordinates; empty where it does not.
    QRect panelsRoom() const { return m_scene.panelsRoom(); }

    QSize sizeHint() const override { return {1000, 722}; }
    QSize minimumSizeHint() const override { return {640, 480}; }

signals:
    /// A click, Return, Space or a press of a screen reader; `value` and `kind` are those of the piece meant: 0 and any
    /// where none was, 0 where it has no value or that is not seen.
    void placeActivated(engine::PlaceIndex place, int value, int kind = engine::kAnyKind);
    /// A piece was dragged to where it may be dropped, or off a board that is set up: `to` is `kNowhere` then.
    void placeDropped(engine::PlaceIndex from, int value, engine::PlaceIndex to);
    /// The mouse goes over a board that is set up, from there to there, with its button pressed and no piece dragged;
    /// such a stroke is no click.
    void strokeMoved(QPoint from, QPoint to);
    /// The button was released at the end of a stroke.
    void strokeEnded();
    /// The mouse is over that place, or the keyboard's cursor came there; `kNowhere` where it left all places. Value
    /// and kind are those of a piece there that may be chosen for its value, else 0 and any.
    void placeHovered(engine::PlaceIndex place, int value = 0, int kind = engine::kAnyKind);
    void motionFinished();
    /// The keyboard has come here, and not by a click.
    void arrived();
    /// `panelsRoom` has changed, or is known for the first time.
    void panelsRoomChanged();

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void scrollToCursor();
    Surface surfaceOf(QSize size, int panelsWidth) const;
    void updateSurface();

    BoardScene m_scene;
    BoardCursor m_cursor;
    BoardPointer m_pointer;
    BoardTouch *m_touch; ///< a child of the viewport
    BoardTips m_tips;
    int m_panelsWidth = 0;
};

} // namespace views
