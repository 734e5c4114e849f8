// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/cell_table.h"

#include <algorithm>
#include <cstdlib>

namespace views {

CellTable::CellTable(const engine::Game &game) : m_game(&game)
{
    for (const engine::Place &place : game.places()) {
        m_rows = std::max(m_rows, place.row + 1);
        m_columns = std::max(m_columns, place.column + 1);
    }
    m_grid.assign(static_cast<std::size_t>(m_rows) * static_cast<std::size_t>(m_columns), engine::kNowhere);
    for (std::size_t i = 0; i < game.places().size(); ++i) {
        const engine::Place &place = game.places()[i];
        if (place.row >= 0 && place.column >= 0)
            m_grid[indexAt(place.row, place.column)] = static_cast<engine::PlaceIndex>(i);
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

int CellTable::rowOf(engine::PlaceIndex place) const { return m_game->places()[static_cast<std::size_t>(place)].row; }

int CellTable::columnOf(engine::PlaceIndex place) const
{
    return m_game->places()[static_cast<std::size_t>(place)].column;
}

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
