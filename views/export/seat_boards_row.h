// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/words/words.h"
#include "views/board/artwork.h"
#include "views/board/element.h"

namespace views {

/// What each seat has in front of it, and the rival, side by side in the picture of a step (`PanelForm::Boards`).
class SeatBoardsRow {
public:
    /// `words` and `artwork` must outlive it.
    SeatBoardsRow(const words::Words &words, Artwork &artwork, const QRectF &room)
        : m_words(words), m_artwork(artwork), m_room(room)
    {
    }

    /// True for a game whose seats have such boards.
    static bool isIn(const engine::Position &position);
    /// The boards from back to front.
    std::vector<Element> elements(const engine::Position &position) const;

private:
    const words::Words &m_words;
    Artwork &m_artwork;
    QRectF m_room;
};

} // namespace views
