// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QBasicTimer>
#include <QGraphicsView>

#include "views/board/board_scene.h"
#include "views/board/cell_table.h"

namespace views {

class PlaceTip;

/// The board of any game with its trays and hands: shows what it is given (`BoardViewState`) and says what was clicked,
/// dragged or chosen by keyboard. It knows no rule: what a click means is its owner's business.
///
/// Mouse: a click on a place or on a piece there activates it; a piece may be dragged from a choosable place to
/// where `setCanDrop` allows. Keyboard: one stop for Tab; arrows, Home and End move a cursor over the places (over
/// the cards of a hand, and pieces among which to choose, one by one), Return and Space activate, a figure activates
/// the card of that value in the revealed hand. Any input ends a running motion at once; the click that does so counts.
///
/// Where the mouse or the cursor rests a tip says what lies there and, unless that is switched off, what the rules say
/// of the place; whatever happens next hides it.
class BoardView : public QGraphicsView {
    Q_OBJECT

public:
    /// True if a piece of that value may be moved so.
    using CanDrop = std::function<bool(engine::PlaceIndex from, int value, engine::PlaceIndex to)>;

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
    /// 1 is the usual speed, 2 twice as fast; 0 is reduced motion: nothing moves.
    void setMotionSpeed(double speed) { m_scene.setMotionSpeed(speed); }
    /// Whether room is kept for the strip of hands below the board. On at first.
    void setStripShown(bool on);
    /// Whether tips say what the rules say of a place, and the cursor has tips as well as the mouse. On at first.
    void setExplaining(bool on);
    /// What panels would take from this view's width if they found no room on the board (`panelsRoom`): where a game
    /// has several boards, that one is shown which is largest then. 0, as at first, if they have their room already.
    void setPanelsWidth(int width);
    /// True if in that size there would be a `panelsRoom`, given what the panels take else. Changes nothing.
    bool wouldLeavePanelsRoom(QSize size, int panelsWidth) const;
    /// Without it nothing can be dragged.
    void setCanDrop(CanDrop canDrop) { m_canDrop = std::move(canDrop); }

    BoardScene &boardScene() { return m_scene; }
    const BoardScene &boardScene() const { return m_scene; }
    const CellTable &cells() const { return m_cells; }
    /// The cell on which the keyboard's cursor stands, seen or not.
    engine::PlaceIndex cursor() const { return m_cursor; }
    /// The card or piece at the cursor on which it stands, from 0; -1 where the place is chosen as a whole.
    int cursorPiece() const { return m_cursorPiece; }
    void setCursorTo(engine::PlaceIndex place, int piece = 0);
    /// The piece that was meant by what is told now: the one under the mouse button, else the one at the cursor if the
    /// cursor is on that place. Nothing where several or none may be meant.
    std::optional<engine::Piece> pieceMeant(engine::PlaceIndex place) const;
    /// The place at a point of the view, or `kNowhere`.
    engine::PlaceIndex placeAt(QPoint point) const { return m_scene.placeAt(mapToScene(point)); }
    /// What a click on that place does; `value` is that of the piece meant, or 0.
    void activate(engine::PlaceIndex place, int value = 0);
    /// Where a place is, in the view's own coordinates.
    QRect placeRect(engine::PlaceIndex place) const;
    /// What a screen reader says of a place.
    QString placeName(engine::PlaceIndex place) const;
    /// What the rules say of a place and of the piece on top there; a paragraph each.
    QStringList placeRules(engine::PlaceIndex place) const;
    /// The keys (`PlaceRules::aboutKeys`) of the place and piece at the cursor where that is seen, else under the
    /// mouse; empty where neither is on a place.
    QStringList aboutKeys() const;
    /// How many pieces at that place are chosen each for itself: cards of a hand, pieces of several values.
    int choicesOn(engine::PlaceIndex place) const { return static_cast<int>(m_scene.choicesOn(place).size()); }
    /// What a screen reader says of one of them, and its value; 0 where it is not seen.
    QString cardName(engine::PlaceIndex place, int index) const;
    int cardValue(engine::PlaceIndex place, int index) const;
    /// What the rules say of it.
    QString cardRules(engine::PlaceIndex place, int index) const;
    /// Where it is, in the view's own coordinates; empty for one that is not there.
    QRect cardRect(engine::PlaceIndex place, int index) const;
    /// The board's picture and the trays beside it, in the view's own coordinates.
    QRect boardRect() const;
    /// The strip for hands below the board, in the view's own coordinates; empty in a game without hands.
    QRect stripRect() const { return m_scene.layoutPlan().strip().toRect(); }
    /// True if something is to be seen in the strip.
    bool isStripUsed() const { return m_scene.elementItems().contains(QStringLiteral("strip")); }
    /// Where the board's picture leaves room for panels, in the view's own coordinates; empty where it does not.
    QRect panelsRoom() const { return m_scene.panelsRoom(); }

    QSize sizeHint() const override { return {1000, 722}; }
    QSize minimumSizeHint() const override { return {640, 480}; }

signals:
    /// A click, Return, Space or a press of a screen reader; `value` is that of the piece meant, 0 where none was, or
    /// it has none or is not seen.
    void placeActivated(engine::PlaceIndex place, int value);
    /// A piece was dragged to where it may be dropped.
    void placeDropped(engine::PlaceIndex from, int value, engine::PlaceIndex to);
    /// The mouse goes over a board that is set up, from there to there, with its button pressed and no piece dragged;
    /// such a stroke is no click.
    void strokeMoved(QPoint from, QPoint to);
    /// The button was released at the end of a stroke.
    void strokeEnded();
    /// The mouse is over that place, or the keyboard's cursor came there; `kNowhere` where it left all places.
    void placeHovered(engine::PlaceIndex place);
    void motionFinished();
    /// `panelsRoom` has changed, or is known for the first time.
    void panelsRoomChanged();

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void moveCursor(Qt::Key key);
    bool moveInHand(Qt::Key key);
    void showCursor(bool visible);
    void activateCursor();
    bool activateFigure(int figure);
    std::optional<PieceSpot> choiceAt(engine::PlaceIndex place, int index) const;
    int valueOf(const engine::Piece &piece) const;
    bool isChoosable(engine::PlaceIndex place) const;
    bool isPicked(engine::PlaceIndex place) const;
    void hover(QPointF point);
    void dragTo(QPointF point);
    void strokeTo(QPoint point);
    QStringList rulesOf(engine::PlaceIndex place, const engine::Piece *piece) const;
    std::optional<engine::Piece> pieceOnTop(engine::PlaceIndex place) const;
    void showTip(engine::PlaceIndex place, const QRect &beside, const QStringList &rules);
    void hideTip();
    void tipAtLabel(QPoint point);
    void tipAtMouse(QPoint point);
    void tipAtCursor();
    Surface surfaceOf(QSize size, int panelsWidth) const;
    void updateSurface();

    BoardScene m_scene;
    CellTable m_cells;
    CanDrop m_canDrop;
    engine::PlaceIndex m_cursor = engine::kNowhere;
    int m_cursorPiece = -1;
    bool m_cursorVisible = false;
    bool m_withStrip = true;
    int m_panelsWidth = 0;
    engine::PlaceIndex m_hovered = engine::kNowhere;
    std::optional<PieceSpot> m_pressed; ///< the piece under the mouse button
    engine::PlaceIndex m_pressedPlace = engine::kNowhere;
    QPoint m_pressedAt;
    QPoint m_strokeAt; ///< how far a stroke has been told
    bool m_dragging = false;
    bool m_stroking = false;
    std::vector<engine::PlaceIndex> m_targets; ///< where the piece that is dragged may be dropped
    PlaceTip *m_tip;
    bool m_explaining = true;
    QBasicTimer m_resting; ///< until the cursor has rested long enough for its tip, then until that has been read
};

} // namespace views
