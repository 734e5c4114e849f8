// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_cursor.h"

#include <algorithm>
#include <limits>
#include <set>

#include "views/board/board_view_state.h"

namespace views {

void BoardCursor::begin(const engine::Position &position)
{
    m_cells = CellTable(position);
    m_place = m_cells.cells().empty() ? engine::kNowhere : m_cells.cells().front();
    m_isMoved = false;
}

/// The cell where the first of the places is, in the order of cells, that may be chosen; `kNowhere` where none may.
engine::PlaceIndex BoardCursor::firstChoice() const
{
    int first = std::numeric_limits<int>::max();
    for (const engine::PlaceIndex place : m_scene.shown()->choosable) {
        if (const int index = m_cells.indexOf(m_scene.cellOf(place)); index >= 0)
            first = std::min(first, index);
    }
    return first < static_cast<int>(m_cells.cells().size()) ? m_cells.cells()[first] : engine::kNowhere;
}

void BoardCursor::follow(const engine::Position &position)
{
    CellTable cells(position);
    if (cells.cells() == m_cells.cells())
        return;
    m_cells = std::move(cells);
    if (m_cells.indexOf(m_place) < 0)
        m_place = m_cells.cells().front();
}

void BoardCursor::settle()
{
    const std::vector<engine::PlaceIndex> &choosable = m_scene.shown()->choosable;
    if (!m_scene.isStripUsed() && m_scene.layoutPlan().strip().intersects(m_scene.placeRect(m_place)))
        m_place = choosable.empty() ? m_cells.cells().front() : choosable.front(); // it was on a hand that has gone
    if (const engine::PlaceIndex first = m_isMoved ? engine::kNowhere : firstChoice(); first != engine::kNowhere)
        m_place = first;
    m_piece = std::min(std::max(0, m_piece), choices(m_place) - 1);
    setVisible(m_visible);
}

bool BoardCursor::takeKey(Qt::Key key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End: move(key); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: activate(); return true;
    default: return key >= Qt::Key_1 && key <= Qt::Key_9 && activateFigure(key - Qt::Key_0);
    }
}

void BoardCursor::move(Qt::Key key)
{
    if (!m_visible || moveInHand(key)) {
        appear();
        return;
    }
    const bool byPicture = BoardPlan::of(m_scene.shown()->position).keysByPicture;
    const engine::PlaceIndex to =
        byPicture ? m_cells.step(m_place, key, m_scene.placeRects()) : m_cells.step(m_place, key);
    moveTo(to, key == Qt::Key_Left && to != m_place ? choices(to) - 1 : 0);
}

/// Moves along the cards of a hand, or whatever is chosen one by one at a place; false at its end.
bool BoardCursor::moveInHand(Qt::Key key)
{
    const int next = m_piece + (key == Qt::Key_Right ? 1 : -1);
    if (m_piece < 0 || (key != Qt::Key_Left && key != Qt::Key_Right) || next < 0 || next >= choices(m_place))
        return false;
    m_piece = next;
    return true;
}

void BoardCursor::moveTo(engine::PlaceIndex place, int piece)
{
    if (m_cells.indexOf(place) < 0)
        return;
    m_isMoved = true;
    m_isByMouse = false;
    m_place = place;
    m_piece = std::min(piece, choices(place) - 1);
    setVisible(true);
    emit moved(place);
}

void BoardCursor::arrive(bool isWanted)
{
    m_piece = std::min(std::max(0, m_piece), choices(m_place) - 1);
    if (isWanted && m_isMoved)
        appear();
    else if ((isWanted || (m_waits && !m_isByMouse)) && m_cells.indexOf(m_place) >= 0)
        setVisible(true);
}

bool BoardCursor::seekChoice(bool forward, bool wraps)
{
    std::vector<std::pair<engine::PlaceIndex, int>> stops; // with the piece there, or -1
    std::set<engine::PlaceIndex> cells;
    for (const engine::PlaceIndex place : m_scene.shown()->choosable)
        cells.insert(m_scene.cellOf(place));
    for (const engine::PlaceIndex cell : m_cells.cells()) {
        if (cells.count(cell) == 0)
            continue;
        const int count = choices(cell);
        for (int piece = std::min(0, count - 1); piece < std::max(count, 0); ++piece)
            stops.emplace_back(cell, piece);
    }
    if (stops.empty())
        return false;
    const auto order = [this](const std::pair<engine::PlaceIndex, int> &stop) {
        return std::pair(m_cells.indexOf(stop.first), stop.second);
    };
    const auto here = order({m_place, m_visible ? m_piece : (forward ? -2 : -1)});
    std::pair<engine::PlaceIndex, int> next = forward ? stops.front() : stops.back();
    if (forward) {
        const auto found =
            std::find_if(stops.begin(), stops.end(), [&](const auto &stop) { return order(stop) > here; });
        if (found == stops.end() && !wraps)
            return false;
        next = found == stops.end() ? next : *found;
    } else {
        const auto found =
            std::find_if(stops.rbegin(), stops.rend(), [&](const auto &stop) { return order(stop) < here; });
        if (found == stops.rend() && !wraps)
            return false;
        next = found == stops.rend() ? next : *found;
    }
    moveTo(next.first, next.second);
    return true;
}

void BoardCursor::setVisible(bool visible)
{
    m_visible = visible;
    BoardOptions options = m_scene.options();
    const std::optional<PieceSpot> spot = visible ? choice() : std::nullopt;
    options.cursor = visible ? m_place : engine::kNowhere;
    options.cursorPiece = spot ? spot->key : QString();
    if (options.cursor != m_scene.options().cursor || options.cursorPiece != m_scene.options().cursorPiece)
        m_scene.setOptions(options);
}

void BoardCursor::leaveAt(engine::PlaceIndex place)
{
    const engine::PlaceIndex cell = m_scene.cellOf(place);
    if (m_cells.indexOf(cell) < 0)
        return;
    m_isMoved = m_isByMouse = true;
    m_place = cell;
    m_piece = std::min(0, choices(cell) - 1);
    setVisible(false);
}

void BoardCursor::activate()
{
    if (!m_visible) {
        appear();
        return;
    }
    const std::optional<PieceSpot> spot = m_scene.choiceAt(m_place, std::max(0, m_piece));
    emit activated(spot ? spot->piece.place : m_place, spot ? m_scene.shown()->asSeen(spot->piece).value : 0,
                   spot ? spot->piece.kind : engine::kAnyKind);
}

/// Activates the first card of that value in the hand that is seen.
bool BoardCursor::activateFigure(int figure)
{
    for (const engine::PlaceIndex place : m_scene.shown()->choosable) {
        for (const PieceSpot &spot : m_scene.choicesOn(place)) {
            if (m_scene.shown()->asSeen(spot.piece).value == figure) {
                emit activated(place, figure, spot.piece.kind);
                return true;
            }
        }
    }
    return false;
}

} // namespace views
