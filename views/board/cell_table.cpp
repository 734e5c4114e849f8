// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/cell_table.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace views {

namespace {

/// Where an arrow key points; null for any other key.
QPointF directionOf(Qt::Key key)
{
    switch (key) {
    case Qt::Key_Left: return {-1, 0};
    case Qt::Key_Right: return {1, 0};
    case Qt::Key_Up: return {0, -1};
    case Qt::Key_Down: return {0, 1};
    default: return {};
    }
}

} // namespace

CellTable::CellTable(const engine::Position &position) : m_game(&position.game())
{
    const engine::Game &game = *m_game;
    for (const engine::Place &place : game.places()) {
        m_rows = std::max(m_rows, place.row + 1);
        m_columns = std::max(m_columns, place.column + 1);
    }
    m_grid.assign(static_cast<std::size_t>(m_rows) * static_cast<std::size_t>(m_columns), engine::kNowhere);
    for (std::size_t i = 0; i < game.places().size(); ++i) {
        const engine::Place &place = game.places()[i];
        const auto index = static_cast<engine::PlaceIndex>(i);
        if (place.row >= 0 && place.column >= 0 && position.isInPlay(index))
            m_grid[indexAt(place.row, place.column)] = index;
    }
    std::copy_if(m_grid.begin(), m_grid.end(), std::back_inserter(m_cells),
                 [](engine::PlaceIndex p) { return p != engine::kNowhere; });
}

engine::PlaceIndex CellTable::at(int row, int column) const
{
    if (row < 0 || row >= m_rows || column < 0 || column >= m_columns)
        return engine::kNowhere;
    return m_grid[indexAt(row, column)];
}

int CellTable::indexOf(engine::PlaceIndex place) const
{
    const auto found = std::find(m_cells.begin(), m_cells.end(), place);
    return found == m_cells.end() || place == engine::kNowhere ? -1 : static_cast<int>(found - m_cells.begin());
}

int CellTable::rowOf(engine::PlaceIndex place) const { return m_game->places()[place].row; }

int CellTable::columnOf(engine::PlaceIndex place) const { return m_game->places()[place].column; }

engine::PlaceIndex CellTable::step(engine::PlaceIndex from, Qt::Key key) const
{
    if (indexOf(from) < 0)
        return m_cells.empty() ? engine::kNowhere : m_cells.front();
    const int row = rowOf(from);
    const int column = columnOf(from);
    engine::PlaceIndex to = engine::kNowhere;
    switch (key) {
    case Qt::Key_Left: to = seek(row, column, 0, -1); break;
    case Qt::Key_Right: to = seek(row, column, 0, 1); break;
    case Qt::Key_Up: to = seek(row, column, -1, 0); break;
    case Qt::Key_Down: to = seek(row, column, 1, 0); break;
    case Qt::Key_Home: to = seek(row, -1, 0, 1); break;
    case Qt::Key_End: to = seek(row, m_columns, 0, -1); break;
    default: break;
    }
    return to == engine::kNowhere ? from : to;
}

engine::PlaceIndex CellTable::step(engine::PlaceIndex from, Qt::Key key, const std::vector<QRectF> &places) const
{
    const QPointF ahead = directionOf(key);
    if (ahead.isNull() || indexOf(from) < 0)
        return step(from, key);
    const QPointF start = places[from].center();
    engine::PlaceIndex best = from;
    std::pair<bool, double> least{true, std::numeric_limits<double>::max()};
    for (const engine::PlaceIndex cell : m_cells) {
        const QRectF &rect = places[cell];
        const QPointF way = rect.center() - start;
        const double along = QPointF::dotProduct(way, ahead);
        if (cell == from || rect.isEmpty() || along < 0.5)
            continue;
        const double aside = std::abs(way.x() * ahead.y() - way.y() * ahead.x());
        const std::pair<bool, double> distance{aside > along, std::hypot(along, aside)};
        if (distance < least) {
            least = distance;
            best = cell;
        }
    }
    return best;
}

engine::PlaceIndex CellTable::seek(int row, int column, int down, int right) const
{
    const int most = std::max(m_rows, m_columns);
    for (int n = 1; n <= most; ++n) {
        if (const engine::PlaceIndex place = at(row + n * down, column + n * right); place != engine::kNowhere)
            return place;
    }
    // Nothing straight ahead: the nearest cell beside the way.
    for (int n = 1; n <= most; ++n) {
        for (int aside = 1; aside <= most; ++aside) {
            for (const int side : {-aside, aside}) {
                const engine::PlaceIndex place =
                    at(row + n * down + side * std::abs(right), column + n * right + side * std::abs(down));
                if (place != engine::kNowhere)
                    return place;
            }
        }
    }
    return engine::kNowhere;
}

} // namespace views
