// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "model/words/words.h"
#include "views/board/board_view_state.h"

namespace views {

/// What the rules say of a place or piece, in a sentence or two; and by which keys the handbook's headings name it.
///
/// A key of a place is `KIND.VALUE` or `KIND.NAME-VALUE` for one of its details, or `KIND` alone: `cartouche.2`,
/// `square.yellow`, `square.temple-1`, `town`. A key of a piece is `piece.KIND.VALUE` for a value that is known,
/// `piece.KIND.PLACEKIND` for what it is on such a place only, `piece.KIND`, or, for kinds of several sorts, what
/// stands before their last hyphen: `piece.card.3`, `piece.power.space`, `piece.card`, `piece.priest` of `priest-a0`.
///
/// The texts are the entries `explain.KEY` of the table of words. Of a place those for its details hold, one after the
/// other in the order of the details, and those for the options of the game (`tip.OPTION-CHOICE`); where it has none,
/// that for its kind. Details may stand in them as fields. Of a piece the first entry holds.
class PlaceRules {
public:
    PlaceRules(const words::Words &words, const BoardViewState &shown) : m_words(words), m_shown(shown) {}

    /// What that place is for, a sentence or two for each of its entries; empty for `kNowhere`.
    QStringList about(engine::PlaceIndex place) const;
    /// What that piece is for where it lies; its owner does not matter, nor a value that is not seen.
    QString about(const engine::Piece &piece) const;
    /// Both, a paragraph each; `piece` may be null.
    QStringList about(engine::PlaceIndex place, const engine::Piece *piece) const;

    /// The keys of a place, and of a piece that is meant there (as it is seen), the most special first: those for the
    /// place's details, the last one first, those of the piece, the place's kind.
    static QStringList aboutKeys(const engine::Game &game, engine::PlaceIndex place,
                                 const engine::Piece *piece = nullptr);

private:
    const words::Words &m_words;
    const BoardViewState &m_shown;
};

} // namespace views
