// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/node.h"

namespace record {

/// Reads lines of actions with everything that hangs on them, and checks every action where it stands.
class LineReader {
public:
    /// The line in this object, played from `start`, and the position at its end.
    struct Played {
        Line line;
        engine::Position end;
    };
    Played read(const Node &node, const engine::Position &start);
    /// The actions in this list, played from the last of the positions; those that follow are appended to them.
    std::vector<engine::Action> actions(const Node &node, std::vector<engine::Position> &positions);

private:
    Variation variation(const Node &node, const std::vector<engine::Position> &positions);

    std::size_t m_actions = 0; ///< of the whole file so far
};

} // namespace record
