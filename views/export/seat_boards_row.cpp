// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/seat_boards_row.h"

#include <algorithm>

#include "model/engine/core/panel.h"
#include "views/board/board_plan.h"
#include "views/board/compact_board.h"

namespace views {

namespace {

constexpr double kBoardsGap = 8;
constexpr double kBoardsRadius = 8;
constexpr QSizeF kBoardUnits(225, 170); ///< of the design: no less of a board, and no higher
constexpr double kRivalUnits = 280;     ///< height of one with a pyramid

std::vector<engine::SeatBoard> boardsIn(const engine::Position &position)
{
    const std::vector<engine::Panel> panels = position.panels();
    const auto found = std::find_if(panels.begin(), panels.end(),
                                    [](const engine::Panel &panel) { return panel.form == engine::PanelForm::Boards; });
    return found == panels.end() ? std::vector<engine::SeatBoard>() : found->boards;
}

} // namespace

bool SeatBoardsRow::isIn(const engine::Position &position) { return !boardsIn(position).empty(); }

std::vector<Element> SeatBoardsRow::elements(const engine::Position &position) const
{
    PanelContext context;
    context.words = &m_words;
    context.artwork = &m_artwork;
    context.plan = &BoardPlan::of(position);
    const engine::SeatSet acting = position.toAct();
    const int seats = position.seatCount();
    const std::vector<engine::SeatBoard> boards = boardsIn(position);
    for (int seat = 0; seat < static_cast<int>(boards.size()); ++seat) {
        const auto index = static_cast<engine::Seat>(seat);
        context.seatIds << QString::fromStdString(std::string(position.game().figureId(index, seats)));
        context.seatSigns << seatSign(m_artwork, position.game(), index, seats);
    }
    const auto count = static_cast<double>(boards.size());
    const double width = (m_room.width() - kBoardsGap * (count - 1)) / count;
    const bool hasRival = static_cast<int>(boards.size()) > seats;
    const double units = hasRival ? kRivalUnits : kBoardUnits.height();
    const double unit = std::min(width / kBoardUnits.width(), m_room.height() / units);
    const double height = std::min(m_room.height(), unit * units);
    std::vector<Element> elements;
    double left = m_room.left();
    for (const engine::SeatBoard &board : boards) {
        const QRectF room(left, m_room.top(), width, height);
        left += width + kBoardsGap;
        elements.push_back({QStringLiteral("seat-board/%1/ground").arg(context.seatIds.value(board.seat)), room,
                            layer::kWords,
                            ElementStyle::box(QStringLiteral("panel"), QStringLiteral("line"), 1, kBoardsRadius)});
        const std::vector<Element> drawn =
            CompactBoard(board, context, room, unit).rows(engine::contains(acting, board.seat));
        elements.insert(elements.end(), drawn.begin(), drawn.end());
    }
    return elements;
}

} // namespace views
