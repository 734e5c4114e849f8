// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/panel_context.h"

#include "views/board/board_plan.h"

namespace views {

PanelContext panelContextOf(const words::Words &words, Artwork &artwork, const engine::Game &game, int players)
{
    PanelContext context{.words = &words, .artwork = &artwork, .plan = &BoardPlan::of(game, players)};
    for (engine::Seat seat = 0; seat < game.figures(players); ++seat) {
        context.seatIds << QString::fromStdString(std::string(game.figureId(seat, players)));
        context.seatSigns << seatSign(artwork, game, seat, players);
    }
    return context;
}

} // namespace views
