// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "model/engine/core/possession.h"
#include "views/panels/panel_context.h"
#include "views/panels/panel_picture.h"

namespace engine {
struct Panel;
struct PanelRow;
struct PreviewUse;
} // namespace engine

namespace views {

/// How much room a panel has: all is said; what can be asked for is left out; only signs and what holds now.
enum class PanelRoom : std::uint8_t { Usual, Narrow, Least };

/// Where a panel is laid out, and what of it is asked for.
struct PanelSpace {
    double width = 0;
    double height = 0; ///< it stands closer where that is too low; 0: as high as it needs
    PanelRoom room = PanelRoom::Usual;
    double unit = 1;                     ///< pixels for a unit of the design
    std::string pointedRow = {};         ///< the row that is pointed at; empty: none
    engine::Possession pointedCard = {}; ///< of Cards: the one that was pointed at last
    bool isUncovered = false;            ///< of Secrets: what is hidden is seen
    int own = 0;                         ///< of Boards: the seat whose is large where nobody looks or acts
    int peeked = -1;                     ///< of Boards: the seat whose is large in place of the own one
    double covered = 0;                  ///< of Boards: how much of the foot choices cover
    const std::vector<engine::PreviewUse> *uses = nullptr; ///< of Boards: what could be done with what is chosen
};

/// A panel as it looks there. What has no room, even as close as it can stand, makes the picture larger.
PanelPicture layOut(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space);

// By its form. What they show, `engine::PanelForm` says.

/// In the least room signs say what rows are, and of values only that is there which holds.
PanelPicture layOutHoldings(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space);
/// Where there is little room what a pile would bring is said in the panel's note, of what is pointed at; in the least
/// room piles are tiles side by side, the gain below them.
PanelPicture layOutOffers(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space);
/// Counts stand beside the names of rows where there are few seats. The note goes where there is no room for it.
PanelPicture layOutPoints(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space);
/// With a warning where a seat may be there in its next turn.
PanelPicture layOutProgress(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space);
/// Without a heading. A sign a row, and beside it a covered niche or what is known; then the signs of all of which
/// nothing is known. Covered, the picture holds nothing of what it hides.
PanelPicture layOutSecrets(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space);
/// The own board large, or that of who acts, with its cards; the others small beside it, as tabs, or below one another.
/// Each is a button that shows it in place of the large one.
PanelPicture layOutBoards(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space);
/// The card that was pointed at as long as there is one, else the first; nothing without cards.
PanelPicture layOutCards(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space);

/// The picture that covers what a row of secrets says: of the sign `KIND-NAME` it is `KIND-hidden`.
QString coverOf(const engine::PanelRow &row);

} // namespace views
