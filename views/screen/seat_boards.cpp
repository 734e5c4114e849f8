// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/screen/seat_boards.h"

#include <algorithm>

#include "model/engine/core/panel.h"
#include "views/panels/panel_column.h"
#include "views/screen/board_pane.h"

namespace views {

namespace {

bool isOfBoards(const engine::Panel &panel) { return panel.form == engine::PanelForm::Boards; }

} // namespace

SeatBoards::SeatBoards(BoardPane &pane, QWidget *page)
    : QObject(page), m_pane(pane), m_page(page), m_box(newPanelBox(engine::PanelForm::Boards, page))
{
    m_box->hide();
    connect(&pane.board(), &BoardView::panelsRoomChanged, this, [this] {
        const bool was = m_box->isVisibleTo(m_page);
        place();
        if (was != m_box->isVisibleTo(m_page) || (!m_hasBoards && mayShow())) // nobody has asked for boards yet
            emit roomChanged();
    });
    connect(m_box, &PanelBox::possessionPointed, this, &SeatBoards::possessionPointed);
}

void SeatBoards::place()
{
    const BoardView &board = m_pane.board();
    const QRect room = board.panelsRoom();
    m_box->setVisible(m_hasBoards.value_or(false) && !room.isEmpty());
    m_box->setGeometry(room.translated(board.mapTo(m_page, QPoint())));
}

bool SeatBoards::mayShow() const { return m_hasBoards.value_or(true) && !m_pane.board().panelsRoom().isEmpty(); }

void SeatBoards::show(const std::vector<engine::Panel> &panels, const PanelContext &context)
{
    const auto panel = std::find_if(panels.begin(), panels.end(), isOfBoards);
    m_hasBoards = panel != panels.end();
    if (*m_hasBoards)
        m_box->showUnheard(*panel, context);
    place();
}

std::vector<engine::Panel> SeatBoards::others(std::vector<engine::Panel> panels) const
{
    if (m_box->isVisibleTo(m_page))
        std::erase_if(panels, isOfBoards);
    return panels;
}

} // namespace views
