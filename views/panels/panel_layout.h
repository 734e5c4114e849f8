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

// By its form, as `engine::PanelForm` says what it shows: each is in a file of its own.
#define PANEL_FORM(name, showsThings)                                                                                  \
    PanelPicture layOut##name(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space);
#include "model/engine/core/panel_forms.def"

/// The picture that covers what a row of secrets says: of the sign `KIND-NAME` it is `KIND-hidden`.
QString coverOf(const engine::PanelRow &row);

} // namespace views
