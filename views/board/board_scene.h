// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QGraphicsScene>
#include <QHash>

#include "model/words/words.h"
#include "views/board/board_layout.h"
#include "views/board/board_options.h"
#include "views/board/element_item.h"
#include "views/board/motion_player.h"
#include "views/board/piece_renderer.h"
#include "views/board/piece_spot.h"

namespace views {

class BoardPicture;
struct BoardViewState;
struct Earlier;
enum class Motion;

/// Everything that is seen of a position: board, trays, hands. It shows what it is given and decides nothing; its
/// items are at once those of the new picture, even while pieces still move there.
class BoardScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit BoardScene(const Theme &theme, QObject *parent = nullptr);
    ~BoardScene() override;

    void setTheme(const Theme &theme);
    /// The pictures that are shown, for others who show them too.
    Artwork &artwork() { return m_renderer.artwork(); }
    PieceRenderer &faces() { return m_renderer; }
    void setSurface(const Surface &surface);
    /// True if there would be a `panelsRoom` on that surface. Changes nothing; false before anything was shown.
    bool wouldLeavePanelsRoom(const Surface &surface) const;
    void setOptions(const BoardOptions &options);
    /// That place is pointed at: what hangs over it, or belongs there, is lifted; `kNowhere`: nothing is any more.
    void lift(engine::PlaceIndex place);
    /// 1 is the usual speed, 2 twice as fast; 0 moves nothing.
    void setMotionSpeed(double speed) { m_speed = speed; }
    /// Says everything anew: the language has changed.
    void retranslate();

    /// A motion that another one overtakes has no end of its own.
    void show(const BoardViewState &shown, Motion motion);
    void skipMotion() { m_player.skip(); }
    bool inMotion() const { return m_player.isPlaying(); }

    /// True if that position is shown on the board that is laid out already.
    bool isSameBoard(const engine::Position &position) const;
    /// Null before anything was shown.
    const BoardViewState *shown() const { return m_shown.get(); }
    const BoardOptions &options() const { return m_options; }
    const BoardLayout &layoutPlan() const { return m_layout; }
    const words::Words *words() const { return m_words ? &*m_words : nullptr; }
    const QHash<QString, ElementItem *> &elementItems() const { return m_items; }

    /// The place at that point, or `kNowhere`. One that is carried (`BoardPlan::carried`) lies over its carrier.
    engine::PlaceIndex placeAt(QPointF point) const;
    /// The piece lying by itself at that point, or null.
    const PieceSpot *pieceAt(QPointF point) const;
    /// Pieces lying by themselves on that place, in order.
    std::vector<PieceSpot> piecesOn(engine::PlaceIndex place) const;
    /// The pieces on that place of which each is chosen for itself: those of a hand beside the board; on the board,
    /// where somebody who acts may choose among own pieces of several values, or among others that are choosable
    /// for their value, one of each value; on a board that is set up, where pieces of several sorts lie or are carried,
    /// one of each sort. Else none.
    std::vector<PieceSpot> choicesOn(engine::PlaceIndex place) const;
    /// The one of that number; nothing where there is none.
    std::optional<PieceSpot> choiceAt(engine::PlaceIndex place, int index) const;
    /// The place whose cell stands for that place: where it is carried on a board that is set up, else itself.
    engine::PlaceIndex cellOf(engine::PlaceIndex place) const;
    /// The last piece lying by itself on that place, if there is one.
    std::optional<PieceSpot> topOn(engine::PlaceIndex place) const;
    /// True if something is to be seen in the strip.
    bool isStripUsed() const { return m_items.contains(QStringLiteral("strip")); }
    /// Where a place is hit; empty for one that is not seen.
    QRectF placeRect(engine::PlaceIndex place) const;
    /// The same for all places.
    const std::vector<QRectF> &placeRects() const { return m_places; }
    /// Where the board's picture leaves room for panels; empty where it does not.
    QRect panelsRoom() const { return m_layout.panelsRoom().toRect(); }

    /// Shows the piece under the mouse that drags it, and marks where it may be dropped.
    void drag(const PieceSpot &spot, QPointF middle, const std::vector<engine::PlaceIndex> &targets);
    /// Puts a dragged piece back to where it lies.
    void endDrag();

signals:
    void motionFinished();
    /// `panelsRoom` has changed, with the size or the board, or is known for the first time.
    void panelsRoomChanged();

private:
    void showNow(const BoardViewState &shown, Motion motion);
    void rebuild();
    const BoardPicture &makePicture(const BoardPicture *before);
    void apply(const BoardPicture &picture);
    void animate(const Earlier &earlier, const BoardPicture &picture);
    std::vector<Element> onPieces() const;
    ElementItem *fly(const Element &element);

    PieceRenderer m_renderer;
    BoardLayout m_layout;
    Surface m_surface;
    BoardOptions m_options;
    std::unique_ptr<BoardViewState> m_shown;
    std::optional<words::Words> m_words;
    std::unique_ptr<const BoardPicture> m_picture; ///< of all of these; null before there was one
    QHash<QString, ElementItem *> m_items;
    std::vector<QRectF> m_places;
    std::vector<PieceSpot> m_pieces;
    std::vector<std::unique_ptr<ElementItem>> m_flying; ///< pieces on their way to a heap, and what they carry
    QString m_dragged;
    double m_speed = 1;
    bool m_isShowing = false;
    MotionPlayer m_player;
};

} // namespace views
