// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/words/words.h"
#include "views/board/artwork.h"
#include "views/board/element.h"

namespace views {

/// What stands beside the board in the window and on no place of it, below the picture of a step: the table of what
/// the players hold, and the piles that are offered (`PanelForm::Holdings` and `Offers`), side by side.
class HoldingsTable {
public:
    /// `words` and `artwork` must outlive it.
    HoldingsTable(const words::Words &words, const Artwork &artwork) : m_words(words), m_artwork(artwork) {}

    /// Puts it into a row that begins at `corner`, in words of that size; its height, the same in the whole game: 0 for
    /// a game without such panels.
    double place(QPointF corner, double width, double size, const engine::Position &position);

    /// Its boxes, pictures and words, from back to front.
    std::vector<Element> elements(const engine::Position &position) const;

private:
    class Page;

    const words::Words &m_words;
    const Artwork &m_artwork;
    QPointF m_corner;
    double m_width = 0;
    double m_size = 0;
    double m_height = 0;
};

} // namespace views
