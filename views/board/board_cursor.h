// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/board/board_scene.h"
#include "views/board/cell_table.h"

namespace views {

/// The keyboard's cursor on a board: arrows, Home and End move it over the places (over the cards of a hand, and pieces
/// among which to choose, one by one), Return and Space activate, a figure activates the card of that value in the
/// revealed hand.
class BoardCursor : public QObject {
    Q_OBJECT

public:
    explicit BoardCursor(BoardScene &scene) : m_scene(scene) {}

    /// Another board will be shown: the cursor is on its first cell.
    void begin(const engine::Position &position);
    /// The same board will be shown, where other places may be in play: the cursor stays where it is if that still is.
    void follow(const engine::Position &position);
    /// Something else is shown: the cursor stays where it is, as far as that is there. As long as nobody has moved it,
    /// it waits where there is something to choose.
    void settle();

    const CellTable &cells() const { return m_cells; }
    engine::PlaceIndex place() const { return m_place; }
    int piece() const { return m_piece; }
    bool isVisible() const { return m_visible; }
    /// The card or piece on which it stands; nothing where the place is chosen as a whole.
    std::optional<PieceSpot> choice() const { return m_scene.choiceAt(m_place, m_piece); }

    /// Shows the cursor there and tells it. Nothing happens for a place that is no cell.
    void moveTo(engine::PlaceIndex place, int piece);
    /// Shows and tells it where it is.
    void appear() { moveTo(m_place, m_piece); }
    /// The board has the keyboard; `isWanted`: somebody came by a key. Where the cursor was left it is shown and told;
    /// where it waits it is shown alone: nobody has pointed at anything yet. Not while the mouse is used.
    void arrive(bool isWanted);
    /// Whether it is shown where nobody came by a key, as at first; not where its keys have another meaning before.
    void setWaits(bool waits) { m_waits = waits; }
    /// To the next place or piece that may be chosen, or to the previous one, round about or only as far as there
    /// are more; false where there is none.
    bool seekChoice(bool forward, bool wraps = true);
    void setVisible(bool visible);
    /// The cursor would appear there next: the place was clicked.
    void leaveAt(engine::PlaceIndex place);
    /// False for a key that means nothing here.
    bool takeKey(Qt::Key key);

signals:
    void moved(engine::PlaceIndex place);
    void activated(engine::PlaceIndex place, int value, int kind);

private:
    void move(Qt::Key key);
    bool moveInHand(Qt::Key key);
    void activate();
    bool activateFigure(int figure);
    engine::PlaceIndex firstChoice() const;
    int choices(engine::PlaceIndex place) const { return static_cast<int>(m_scene.choicesOn(place).size()); }

    BoardScene &m_scene;
    CellTable m_cells;
    engine::PlaceIndex m_place = engine::kNowhere;
    int m_piece = -1; ///< card or piece there on which it stands; -1 where the place is chosen as a whole
    bool m_visible = false;
    bool m_waits = true;
    bool m_isMoved = false;   ///< somebody has moved it
    bool m_isByMouse = false; ///< by a click, and not by keys since
};

} // namespace views
