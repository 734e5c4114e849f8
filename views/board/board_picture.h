// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "views/board/board_canvas.h"

namespace views {

/// The picture of a board as a list of elements: a pure function of what is shown and how it is laid out. The
/// scene only brings its items in line with it.
class BoardPicture {
public:
    static constexpr std::size_t kLayerCount = 13;

    /// `before`: a picture of the same layout, artwork, language, of which the layers are taken over that would be the
    /// same.
    BoardPicture(const BoardLayout &layout, Artwork &artwork, const words::Words &words, const BoardViewState &shown,
                 const BoardOptions &options, const BoardPicture *before = nullptr);

    const std::vector<Element> &elements() const { return m_canvas.elements(); }
    /// By place where it is hit and where pieces fly to; empty for a place that is not seen.
    const std::vector<QRectF> &places() const { return m_canvas.places(); }
    /// Pieces that lie by themselves, in the order of the arrangement. Those in heaps are shown by their trays.
    const std::vector<PieceSpot> &pieces() const { return m_canvas.pieces(); }
    /// As what a piece is seen that lies on a heap or flies from one.
    ElementStyle lookOf(const engine::Piece &piece) const { return m_canvas.lookOf(piece); }
    const std::vector<int> &rolled() const { return m_canvas.shown.rolled; }
    QRectF board() const { return m_canvas.layout.board(); }
    /// True if the picture has room for the cost of a step to that place.
    bool isStepPlace(engine::PlaceIndex place) const { return m_canvas.isStepPlace(place); }
    /// Size of a piece that flies to or from a heap.
    QSizeF flyingSize(const engine::Piece &piece) const;

private:
    /// What most layers follow from: it stays while something is pointed at or chosen.
    struct Standing {
        engine::Position position;
        engine::Arrangement arrangement;
        std::optional<engine::PlaceIndex> selected;
        std::vector<Picked> chosen;
        engine::Seat revealed;
        QStringList seatNames, roles;
        engine::SeatSet acting;
        bool isSetUp;
        QStringList told;
        bool showsEmptyHands, countingHelp, coordinates;
        engine::PlaceIndex lifted;

        friend bool operator==(const Standing &, const Standing &) = default;
    };

    bool isSame(const BoardPicture *before) const { return before && before->m_standing == m_standing; }

    Standing m_standing;
    BoardCanvas m_canvas;
    std::array<std::size_t, kLayerCount> m_ends = {}; ///< of each layer among the elements
};

} // namespace views
