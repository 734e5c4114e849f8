// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/node.h"
#include "model/record/played_line.h"

namespace record {

/// Reads lines of actions with everything that hangs on them, and checks every action where it stands.
class LineReader {
public:
    /// The line in this object, which is played from the start of `played`.
    Line read(const Node &node, PlayedLine &played);
    /// The actions in this list, which are appended to `played`.
    std::vector<engine::Action> actions(const Node &node, PlayedLine &played);

private:
    Variation variation(const Node &node, const std::vector<engine::Position> &positions);

    std::size_t m_actions = 0; ///< of the whole file so far
};

} // namespace record
