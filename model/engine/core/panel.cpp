// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/core/panel.h"

#include <algorithm>

namespace engine {

const Panel *secretsOf(const std::vector<Panel> &panels)
{
    const auto secrets =
        std::find_if(panels.begin(), panels.end(), [](const Panel &panel) { return panel.form == PanelForm::Secrets; });
    return secrets == panels.end() ? nullptr : &*secrets;
}

} // namespace engine
