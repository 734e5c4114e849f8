// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "views/board/changes.h"
#include "views/board/motion_player.h"
#include "views/board/piece_spot.h"

namespace engine {
class Game;
} // namespace engine

namespace views {

class BoardPicture;
struct BoardPlan;

/// What is kept of an earlier picture, so that pieces can set off from there.
struct Earlier {
    engine::Arrangement arrangement;
    std::vector<QRectF> places;
    std::vector<PieceSpot> pieces;
    bool hasRolled = false;             ///< dice lie where they were rolled
    std::vector<Element> onPieces = {}; ///< what stood on pieces (`Element::on`)
};

/// One piece's move before it is shown: where it sets off, where it ends, and the key of the item that moves; an
/// empty key is a piece that ends on a heap, for which an item is made.
struct PlannedMove {
    QString key;
    Element flying; ///< the item to be made where `key` is empty
    MotionStep step;
    std::vector<Element> carried = {}; ///< what stands on the item that is to be made
};

/// Plans how the pieces of an earlier picture come to where they lie in the new one. What is done in
/// the same way – pieces that are laid, moved or go along a track or to heaps – sets off at short intervals; where the
/// plan wants it one by one, only pieces that go to the same heap. Cards of one row are turned up together, and counted
/// pieces are sown from one place over several. A piece that is driven away leaves when the other one has come. Where a
/// table beside the board has what is the players', pieces come from there and go there; a tile with a note slides with
/// all that it says, and dice roll.
class Choreography {
public:
    Choreography(const BoardPlan &plan, const engine::Game &game, const Earlier &earlier, const BoardPicture &picture,
                 const engine::Arrangement &arrangement, double square);

    const std::vector<PlannedMove> &moves() const { return m_moves; }

private:
    enum class Sort { Roll, Lay, Turn, Move, DrivenAway, Track, ToHeap, Slide, Sow };
    struct Planned {
        Sort sort;
        engine::PlaceIndex to;
        int order; ///< among those of its sort
        PlannedMove move;
    };

    std::vector<Change> changesTo(const engine::Arrangement &arrangement) const;
    bool isCounted(const engine::Piece &piece) const;
    void plan(const Change &change, std::vector<Planned> &all);
    std::pair<QPointF, QPointF> endsOf(const Change &change, const PieceSpot *from, const PieceSpot *to) const;
    bool isSeen(const Change &change, const PieceSpot *from, const PieceSpot *to) const;
    Sort sortOf(const Change &change, bool toSpot) const;
    int orderOf(const Change &change, Sort sort) const;
    Planned turned(const ElementStyle &back, const PieceSpot &spot) const;
    bool isRepeated(const Change &change);
    bool isTile(const engine::Piece &piece) const;
    void slide(const Change &change, std::vector<Planned> &all) const;
    void rollDice(std::vector<Planned> &all) const;
    bool isAdjacent(engine::PlaceIndex place) const;
    QPointF besideOf(QPointF point) const;
    QPolygonF wayOf(const Change &change, QPointF from, QPointF to) const;
    void setTimes(MotionStep &step, Sort sort, const Change &change) const;
    void schedule(std::vector<Planned> planned);
    static QPointF middle(const std::vector<QRectF> &places, engine::PlaceIndex place);

    const BoardPlan &m_plan;
    const engine::Game &m_game;
    const Earlier &m_earlier;
    const BoardPicture &m_picture;
    double m_square;
    std::vector<Change> m_changes;
    std::vector<bool> m_takenBefore, m_takenAfter;
    std::vector<std::pair<engine::PlaceIndex, engine::PlaceIndex>> m_heaps; ///< between which something flies already
    std::vector<PlannedMove> m_moves;
};

} // namespace views
