// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "model/engine/core/panel.h"

namespace by_text {

/// The rows of all panels by their ids.
using Figures = std::map<std::string, std::vector<int>>;
inline Figures figuresOf(const std::vector<engine::Panel> &panels)
{
    Figures all;
    for (const engine::Panel &panel : panels) {
        for (const engine::PanelRow &row : panel.rows)
            all[row.id] = row.points;
    }
    return all;
}

} // namespace by_text
