// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "model/engine/core/panel.h"
#include "views/screen/screen.h"

namespace views {

/// How a game stands, in sentences made of the board and the panels beside it, for who does not see them.
class Standing {
    Q_DECLARE_TR_FUNCTIONS(views::Standing)

public:
    /// Both outlive it.
    Standing(const BoardViewState &board, const Panels &panels) : m_board(board), m_panels(panels) {}

    /// The points of each seat; empty for a game that is not won by points.
    QString scores() const;
    /// What counts in the game: points, how far each seat has come, what decides it.
    QString ofAll() const;
    /// All that a seat has, or the rival as the one after the last; of secrets what nobody else at the screen may see
    /// is left out.
    QString ofSeat(int seat) const;
    int seats() const { return static_cast<int>(m_panels.context.seatIds.size()); }
    /// Whose things are asked for first.
    int firstSeat() const;

private:
    QString nameOf(int seat) const;
    QString figuresOf(const engine::PanelRow &row) const;
    QString placesOf(const engine::PanelRow &row) const;
    QStringList told(const engine::Panel &panel, int seat) const;
    QString toldOf(const engine::Panel &panel, const engine::PanelRow &row, int seat) const;

    const BoardViewState &m_board;
    const Panels &m_panels;
};

} // namespace views
