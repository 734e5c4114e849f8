// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/words/words.h"
#include "views/board/board_layout.h"
#include "views/board/board_plan.h"
#include "views/board/board_view_state.h"
#include "views/board/element.h"

namespace views {

/// A piece that lies by itself on its place: where, and as what it is seen.
struct PieceSpot {
    engine::Piece piece; ///< `count` is 1
    QRectF rect;
    ElementStyle look;
    QString key;
};

/// What may be switched on a board.
struct BoardOptions {
    bool countingHelp = true;
    engine::PlaceIndex cursor = engine::kNowhere; ///< where the keyboard's cursor is seen
    QString cursorPiece = {}; ///< key of the piece there on which it stands; empty: on the place as a whole
    bool isDragging = false;  ///< then `targets` are marked instead of what may be chosen
    std::vector<engine::PlaceIndex> targets = {};
};

/// The picture of a board as a list of elements: a pure function of what is shown and how it is laid out. The
/// scene only brings its items in line with it.
class BoardPicture {
public:
    BoardPicture(const BoardLayout &layout, Artwork &artwork, const words::Words &words, const BoardViewState &shown,
                 const BoardOptions &options);

    const std::vector<Element> &elements() const { return m_elements; }
    /// By place where it is hit and where pieces fly to; empty for a place that is not seen.
    const std::vector<QRectF> &places() const { return m_places; }
    /// Pieces that lie by themselves, in the order of the arrangement. Those in heaps are shown by their trays.
    const std::vector<PieceSpot> &pieces() const { return m_pieces; }
    /// As what a piece is seen that lies on a heap or flies from one.
    ElementStyle lookOf(const engine::Piece &piece) const;
    /// True if the picture has room for the cost of a step to that place.
    bool isStepPlace(engine::PlaceIndex place) const;
    /// Size of a piece that flies to or from a heap.
    QSizeF flyingSize(const engine::Piece &piece) const;

private:
    // board_picture.cpp
    void findPlaces();
    void addGround();
    void findHeaps();
    bool isHeap(engine::PlaceIndex place) const;
    bool isOnBoard(engine::PlaceIndex place) const;
    bool isInPlay(engine::PlaceIndex place) const;
    bool isCounted(const engine::Piece &piece) const;
    bool isOccupied(engine::PlaceIndex place) const;
    const engine::Place &placeOf(engine::PlaceIndex place) const;
    QString idOf(engine::PlaceIndex place) const;
    QString seatId(engine::Seat seat) const;
    void add(const QString &key, const QRectF &rect, double z, const ElementStyle &look, double opacity = 1);

    // board_pieces.cpp
    void addPieces();
    void addPiecesAt(engine::PlaceIndex place, const std::vector<engine::Piece> &pieces);
    std::vector<QRectF> rectsOf(engine::PlaceIndex place, const std::vector<engine::Piece> &pieces) const;
    QRectF spotOf(engine::PlaceIndex place) const;
    double proportionOf(const engine::Piece &piece) const;

    // board_labels.cpp
    void addLabels();
    QString labelText(const LabelPlan &label) const;
    QString trackText(const LabelPlan &label) const;
    QString countText(const LabelPlan &label) const;
    static QString panelText(const std::vector<engine::Panel> &panels, const QString &panel, const QString &row,
                             int seat);
    int countOn(const LabelPlan &label) const;
    void addPlates();
    void addPlate(engine::Seat seat);
    void addCaptions();
    void addCaption(const engine::Caption &caption, const CaptionPlan &plan);

    // board_marks.cpp
    void addMarks();
    void addChoosable(engine::PlaceIndex place);
    bool addChoosablePieces(engine::PlaceIndex place);
    void addUncovered();
    QString firstOf(std::initializer_list<QString> ids) const;
    bool isPreviewed(engine::PlaceIndex place) const;
    bool isStep(engine::PlaceIndex place, const engine::Message &message) const;
    void addStep(const engine::Caption &caption);
    void addEnds();
    void addSelected(engine::PlaceIndex place, const QString &key);
    void addChosen(const Picked &chosen);
    void addGhost(engine::PlaceIndex place, const QString &key);
    void addFrame(const QString &key, const char *kind, engine::PlaceIndex place, double z);
    void addFrameAt(const QString &key, const Picked &what);
    void addFrameRound(const QString &key, const QRectF &rect, double width, double z);
    void addCursor();
    void addPicked();

    // board_trays.cpp
    void addTray(std::size_t seat);
    void addTrayHead(const TrayPlan &plan, const TrayLayout &at, std::size_t seat);
    void addSection(const SectionPlan &plan, const SectionLayout &at, std::size_t seat);
    void addCounters(const SectionPlan &plan, const SectionLayout &at);
    ElementStyle lookOfStack(engine::PlaceIndex place, const QString &picture) const;
    void addStack(const QString &key, engine::PlaceIndex place, const QRectF &rect, const QString &picture);
    void addStacksOnBoard();
    void addBars(const SectionPlan &plan, const SectionLayout &at, const TrayPlan &tray);
    void addToken(const SectionPlan &plan, const SectionLayout &at);
    void addStrip();
    void addStripTitle(const QString &key, const QRectF &rect, const QString &text);
    QRectF stripShare(std::size_t seat) const;
    QRectF handRect(std::size_t seat, const QRectF &inTray) const;
    double stripTitleHeight() const;
    int countAt(engine::PlaceIndex place) const;
    std::int64_t scoreOf(std::size_t seat) const;

    const BoardLayout &m_layout;
    Artwork &m_artwork;
    const words::Words &m_words;
    const BoardViewState &m_shown;
    const BoardOptions &m_options;
    const engine::Game &m_game;
    const BoardPlan &m_plan;
    std::vector<Element> m_elements;
    std::vector<QRectF> m_places;
    std::vector<PieceSpot> m_pieces;
    std::vector<bool> m_occupied; ///< places where something lies that is not only counted
    std::vector<bool> m_heap;     ///< places whose pieces are shown as one
    std::vector<bool> m_beside;   ///< those of them that lie in trays
    std::vector<engine::Panel> m_panels;
};

} // namespace views
