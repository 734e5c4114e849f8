// SPDX-License-Identifier: GPL-3.0-or-later
// The tables beside the board: what the viewer knows of the gods, and the power counters of each seat.
#include "model/engine/core/panel.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/rules/places.h"
#include "model/engine/osiris/text/sayings.h"

namespace engine::osiris {

namespace {

PanelRow godRow(std::string id, std::string sign, God god, Node at)
{
    PanelRow row{std::move(id), {}, {}, 0, 0, {nodePlace(at)}, std::move(sign)};
    if (isGod(god)) {
        row.text = {"god." + std::string(kGodNames[god]), {}};
        row.textSign = godSign(god);
    }
    return row;
}

/// The gods that the viewer knows, own priests first. A full position has no viewer, so no such panel.
Panel godsPanel(const Position &position)
{
    Panel panel{"gods", PanelForm::Secrets, {}};
    if (position.viewer == kNobody)
        return panel;
    for (const bool own : {true, false}) {
        for (std::size_t priest = 0; priest < kPriests; ++priest) {
            const int number = static_cast<int>(priest);
            if (position.at[priest] == kAway || (ownerOfPriest(position, number) == position.viewer) != own)
                continue;
            const std::string id(priestName(number));
            panel.rows.push_back(godRow(id, "priest-" + id, position.gods[priest], position.at[priest]));
        }
    }
    panel.rows.push_back(godRow("tip", "tip", position.gods[kUnderTip], kTip));
    return panel;
}

Panel powerPanel(const Position &position)
{
    PanelRow row{"power", std::vector<int>(position.seats), {}, 0, 0, {}};
    for (int priest = 0; priest < kPriests; ++priest) {
        if (isPresent(colourOf(priest), position.seats))
            row.counts[ownerOfPriest(position, priest)] += position.town[priest];
    }
    return {"power", PanelForm::Figures, {row}};
}

/// The towns of each seat in which power lies and the temples with its followers; then all temples with followers.
Panel piecesPanel(const Position &position)
{
    Panel panel{"pieces", PanelForm::Figures};
    for (Seat seat = 0; seat < position.seats; ++seat) {
        PanelRow row{"of-" + std::to_string(seat + 1), {}, {}, 0, 0, {}};
        for (int priest = 0; priest < kPriests; ++priest) {
            const bool isOwn = isPresent(colourOf(priest), position.seats) && ownerOfPriest(position, priest) == seat;
            if (isOwn && position.town[priest] > 0)
                row.places.push_back(nodePlace(townOf(priest)));
        }
        for (God god = 0; god < kGods; ++god) {
            if (followersOf(position, seat, god) > 0)
                row.places.push_back(templePlace(god));
        }
        panel.rows.push_back(row);
    }
    PanelRow all{"of-all", {}, {}, 0, 0, {}};
    for (God god = 0; god < kGods; ++god) {
        if (position.temples[god].all() > 0)
            all.places.push_back(templePlace(god));
    }
    panel.rows.push_back(all);
    return panel;
}

} // namespace

std::vector<Panel> Osiris::panels(const Position &position)
{
    return {godsPanel(position), powerPanel(position), piecesPanel(position)};
}

} // namespace engine::osiris
