// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/words/words.h"
#include "views/board/board_layout.h"
#include "views/board/board_options.h"
#include "views/board/board_plan.h"
#include "views/board/board_view_state.h"
#include "views/board/piece_spot.h"

namespace views {

/// What the layers of a board's picture share: what is shown and how it is laid out, what follows from that for each
/// place and piece, and the elements so far. All that it is made of outlives it.
class BoardCanvas {
public:
    /// `same`: a canvas of the same layout and position, from which places and pieces are taken over.
    BoardCanvas(const BoardLayout &layout, Artwork &artwork, const words::Words &words, const BoardViewState &shown,
                const BoardOptions &options, const BoardCanvas *same = nullptr);

    const BoardLayout &layout;
    Artwork &artwork;
    const words::Words &words;
    const BoardViewState &shown;
    const BoardOptions &options;
    const engine::Game &game;
    const BoardPlan &plan;
    /// What the position says of its places: asked for once, by the layer of notes, and read by those above it.
    std::vector<engine::Note> notes;

    const std::vector<Element> &elements() const { return m_elements; }
    const std::vector<QRectF> &places() const { return m_places; }
    const std::vector<PieceSpot> &pieces() const { return m_pieces; }
    /// Adds an element, unless its rectangle is empty.
    void add(const QString &key, const QRectF &rect, double z, const ElementStyle &look, double opacity = 1,
             const QString &on = {});
    void addPiece(const PieceSpot &spot, double z, double opacity);
    /// Adds those of that range; pieces among them are known already.
    void addAll(const std::vector<Element> &elements, std::size_t begin, std::size_t end);

    const engine::Place &placeOf(engine::PlaceIndex place) const;
    QString idOf(engine::PlaceIndex place) const { return QString::fromStdString(placeOf(place).id); }
    QString seatId(engine::Seat seat) const;
    /// True for a place whose pieces are shown as one.
    bool isHeap(engine::PlaceIndex place) const { return m_heap[place]; }
    bool isOnBoard(engine::PlaceIndex place) const;
    /// False while the board is set up and what lies there is not the position.
    bool showsPosition() const { return !shown.isSetUp || shown.arrangement == shown.position.arrangement(); }
    /// True also for `kNowhere`: what belongs to no place is always in play.
    bool isInPlay(engine::PlaceIndex place) const;
    /// True for a piece that is not drawn, only counted by a label.
    bool isCounted(const engine::Piece &piece) const;
    /// True for a place where something lies that is not only counted.
    bool isOccupied(engine::PlaceIndex place) const;
    /// True if the picture has room for the cost of a step to that place.
    bool isStepPlace(engine::PlaceIndex place) const;
    /// True for words at that place that say what a step there costs.
    bool isStep(engine::PlaceIndex place, const engine::Message &message) const;
    /// Key of the piece of that place over which the middle of the rectangle lies; empty where there is none.
    QString pieceUnder(engine::PlaceIndex place, const QRectF &rect) const;
    /// How many pieces lie there.
    int countAt(engine::PlaceIndex place) const;
    std::int64_t scoreOf(std::size_t seat) const;

    /// The rectangle of an element of the board's picture, and the same moved so that its middle is that of another.
    QRectF onBoard(const QString &id) const { return layout.onBoard(artwork, sideOf(id)); }
    QRectF onBoard(const QString &id, const QRectF &around) const { return layout.onBoard(artwork, id, around); }
    QRectF rectOf(engine::PlaceIndex place) const { return m_places[place]; }
    /// A tile over the lower left corner of that place, for what lies hidden under its piece; beside it the next one.
    QRectF tileAt(engine::PlaceIndex place, int number) const;
    /// True for a place that is seen only because the board is set up: what lies there goes with a piece.
    bool isCarried(engine::PlaceIndex place) const { return shown.isSetUp && plan.isCarried(placeOf(place)); }
    /// Where pieces lie on that place.
    QRectF spotOf(engine::PlaceIndex place) const;
    ElementStyle lookOf(const engine::Piece &piece) const;
    /// Width by height of a piece.
    double proportionOf(const engine::Piece &piece) const;

private:
    /// The rectangle that stands for that one now (`BoardPlan::sides`).
    QString sideOf(const QString &id) const;
    void findPlaces();
    void findCarried();
    QRectF handRect(std::size_t seat, const QRectF &inTray) const;

    std::vector<Element> m_elements;
    std::vector<QRectF> m_places;
    std::vector<PieceSpot> m_pieces;
    std::vector<bool> m_occupied, m_heap;
    std::vector<bool> m_inTray; ///< places that lie in trays
};

} // namespace views
