// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "model/words/words.h"
#include "views/board/board_view_state.h"

namespace views {

/// What a screen reader says of a place: which it is, what lies there, what it does, whether it may be chosen and what
/// follows then. The texts are the entries `cell.…` of the table of words: `cell.piece.KIND` of a piece, or
/// `cell.piece.KIND.VALUE` where a value that is seen has a name, or `cell.piece.KIND.PLACEKIND` where it is called
/// otherwise there, `cell.count.PLACEKIND` of a stack or of a figure that counts all pieces of a place,
/// `cell.empty.PLACEKIND`.
class CellWords {
public:
    CellWords(const words::Words &words, const BoardViewState &shown) : m_words(words), m_shown(shown) {}

    /// "square 1g, bonus +1: counter of Ada, may be chosen".
    QString nameOf(engine::PlaceIndex place) const;
    /// Which place it is and what lies there, as the heading of a note: "Square 1g, bonus +1: counter of Ada".
    QString titleOf(engine::PlaceIndex place) const;
    /// What a note beside the place tells those who see the board: first what is pointed at, the piece or else the
    /// place ("Bonus square 3d, +1"), with their number where pieces lie on a heap; then a sentence for each thing that
    /// the game notes of it (`hover.ID` for a line ID that is no sentence without the picture).
    QStringList tipOf(engine::PlaceIndex place, const engine::Piece *piece) const;
    /// A single piece: "card 3".
    QString nameOf(const engine::Piece &piece) const;

private:
    QString joined(engine::PlaceIndex place, const QStringList &content) const;
    QString placeName(engine::PlaceIndex place) const;
    bool isHeap(engine::PlaceIndex place) const;
    QString contentOf(engine::PlaceIndex place) const;
    QStringList hiddenOn(engine::PlaceIndex place, bool isShown) const;
    QString captionSaid(const engine::Message &caption) const;
    QStringList effectsOf(engine::PlaceIndex place, bool isLaid) const;
    bool isReplaceable(engine::PlaceIndex place) const;
    std::vector<engine::Note> notesAt(engine::PlaceIndex place) const;
    QStringList said(const std::vector<engine::Note> &notes) const;
    QStringList carriedOn(engine::PlaceIndex place) const;
    bool isAnother(const engine::Piece &last, const engine::Piece &piece) const;
    bool isTotalShown(engine::PlaceIndex place) const;
    QStringList statesOf(engine::PlaceIndex place) const;
    QStringList prospectsOf(engine::PlaceIndex place) const;

    const words::Words &m_words;
    const BoardViewState &m_shown;
};

} // namespace views
