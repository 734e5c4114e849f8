// SPDX-License-Identifier: GPL-3.0-or-later
// What trainings that go stage by stage have in common.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "app/train/trainings.h"

namespace train {

/// The samples of the last `window` stages, or of all that there are.
template <class Sample>
std::vector<Sample> recent(const std::vector<std::vector<Sample>> &stages, std::size_t window)
{
    std::vector<Sample> all;
    for (std::size_t i = stages.size() - std::min(window, stages.size()); i < stages.size(); ++i)
        all.insert(all.end(), stages[i].begin(), stages[i].end());
    return all;
}

/// With four decimals.
inline std::string decimals(double figure)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.4f", figure);
    return text.data();
}

/// How a file of weights begins: what it is for, and the command that makes it.
inline std::string heading(const std::string &user, const Order &order)
{
    // In two parts, so that who looks for licences takes it for none of this file.
    return "// SPDX-License-"
           "Identifier: GPL-3.0-or-later\n// What "
           + user + " stands on. Made by: cartouche-train " + order.game + " --seed " + std::to_string(order.seed)
           + " --games " + std::to_string(order.games) + " --output weights.inc\n";
}

} // namespace train
