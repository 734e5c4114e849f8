// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/panel_layout.h"

#include "model/engine/core/panel.h"

namespace views {

PanelPicture layOut(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space)
{
    switch (panel.form) {
    case engine::PanelForm::Holdings: return layOutHoldings(panel, context, space);
    case engine::PanelForm::Offers: return layOutOffers(panel, context, space);
    case engine::PanelForm::Points: return layOutPoints(panel, context, space);
    case engine::PanelForm::Progress: return layOutProgress(panel, context, space);
    case engine::PanelForm::Secrets: return layOutSecrets(panel, context, space);
    case engine::PanelForm::Cards: return layOutCards(panel, context, space);
    case engine::PanelForm::Boards: return layOutBoards(panel, context, space);
    case engine::PanelForm::Figures: break;
    }
    return {};
}

} // namespace views
