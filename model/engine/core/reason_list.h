// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "model/engine/core/value.h"

namespace engine {

/// Collects the reasons for an action, each with a weight.
class ReasonList {
public:
    /// Adds a reason. Weights are comparable within a game only.
    ReasonList &add(int weight, std::string id, Value::Members fields)
    {
        m_all.push_back({weight, {std::move(id), std::move(fields)}});
        return *this;
    }

    /// The reasons of greatest weight, at most three, in descending order; equal weights in the order of `add`. Moves
    /// them out of the list.
    std::vector<Message> weightiest()
    {
        constexpr std::size_t kMost = 3;
        std::stable_sort(m_all.begin(), m_all.end(), [](const auto &a, const auto &b) { return a.weight > b.weight; });
        std::vector<Message> said;
        for (std::size_t i = 0; i < std::min(m_all.size(), kMost); ++i)
            said.push_back(std::move(m_all[i].reason));
        return said;
    }

private:
    struct Weighed {
        int weight;
        Message reason;
    };
    std::vector<Weighed> m_all;
};

} // namespace engine
