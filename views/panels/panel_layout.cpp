// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/panel_layout.h"

#include "model/engine/core/panel.h"

namespace views {

PanelPicture layOut(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space)
{
    switch (panel.form) {
#define PANEL_FORM(name, showsThings)                                                                                  \
    case engine::PanelForm::name:                                                                                      \
        return layOut##name(panel, context, space);
#include "model/engine/core/panel_forms.def"
    case engine::PanelForm::Figures: break;
    }
    return {};
}

} // namespace views
