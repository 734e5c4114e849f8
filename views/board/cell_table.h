// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QRectF>
#include <Qt>

#include "model/engine/core/game.h"

namespace views {

/// The places of a game that are cells and in play, in the table through which keyboard and screen readers walk. A
/// table may have holes.
class CellTable {
public:
    CellTable() = default;
    explicit CellTable(const engine::Position &position);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    /// The place at that cell, or `kNowhere` for a hole or outside.
    engine::PlaceIndex at(int row, int column) const;
    /// All cells, row by row.
    const std::vector<engine::PlaceIndex> &cells() const { return m_cells; }
    /// Number of a cell in `cells()`, or -1.
    int indexOf(engine::PlaceIndex place) const;
    int rowOf(engine::PlaceIndex place) const;
    int columnOf(engine::PlaceIndex place) const;

    /// The cell reached from `from` by an arrow key, Home (first of the row) or End (last of the row): the next one
    /// in that row or column, holes skipped; where there is none, the nearest cell of the next row or column that
    /// has any; else `from`.
    engine::PlaceIndex step(engine::PlaceIndex from, Qt::Key key) const;
    /// The same for a table that is no picture of the board: arrow keys go to the nearest cell that lies in their
    /// direction, at 45 degrees at most where there is any; `places` says where each place lies.
    engine::PlaceIndex step(engine::PlaceIndex from, Qt::Key key, const std::vector<QRectF> &places) const;

private:
    std::size_t indexAt(int row, int column) const
    {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(column);
    }
    engine::PlaceIndex seek(int row, int column, int down, int right) const;

    const engine::Game *m_game = nullptr;
    int m_rows = 0;
    int m_columns = 0;
    std::vector<engine::PlaceIndex> m_grid;
    std::vector<engine::PlaceIndex> m_cells;
};

} // namespace views
