// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/words/words.h"
#include "views/board/artwork.h"
#include "views/board/element.h"

namespace views {

/// What the panels of a position show of things that lie on no place of the board (`engine::showsThings`), in the
/// picture of a step: boards of the seats where there is room for them, the others side by side.
class PanelsBelow {
public:
    /// `words` and `artwork` must outlive it.
    PanelsBelow(const words::Words &words, Artwork &artwork) : m_words(words), m_artwork(artwork) {}

    /// Puts those that are no boards into a row that begins at `corner`, a unit of the design that many pixels large;
    /// its height, the same in the whole game: 0 for a game without them.
    double place(QPointF corner, double width, double unit, const engine::Position &position);
    /// True for a game whose seats have boards; they stand in that room.
    static bool hasBoards(const engine::Position &position);
    void placeBoards(const QRectF &room) { m_boardsRoom = room; }
    bool isEmpty() const { return m_room.isEmpty() && m_boardsRoom.isEmpty(); }

    /// All of it, from back to front.
    std::vector<Element> elements(const engine::Position &position) const;

private:
    void addPanels(std::vector<Element> &elements, const engine::Position &position) const;
    void addBoards(std::vector<Element> &elements, const engine::Position &position) const;

    const words::Words &m_words;
    Artwork &m_artwork;
    QRectF m_room, m_boardsRoom; ///< empty where there is nothing of the sort
    double m_unit = 1;
};

} // namespace views
