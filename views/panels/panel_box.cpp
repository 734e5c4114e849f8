// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/panel_box.h"

#include "views/common/unheard.h"

namespace views {

PanelBox::PanelBox(QWidget *parent) : QFrame(parent) { setProperty("box", true); }

void PanelBox::showUnheard(const engine::Panel &panel, const PanelContext &context)
{
    const Unheard unheard;
    show(panel, context);
}

} // namespace views
