// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/engine/core/game.h"

namespace record {

/// What happened with one action: the action itself and the facts that followed from it.
struct Step {
    engine::Action action;
    std::vector<engine::Message> facts;
};

/// Actions done one after the other, with all that they led to. Positions are numbered by the actions before them, 0 is
/// the start.
class PlayedLine {
public:
    explicit PlayedLine(engine::Position start) : m_positions{std::move(start)} {}

    /// Does an action, which is legal. Where `known` did the same in the same position as its step of that number, what
    /// it led to is taken from there: a line that was played to check it is not played again to show it.
    void append(engine::Action action, const PlayedLine *known = nullptr);
    void removeLast();

    const engine::Position &last() const { return m_positions.back(); }
    const std::vector<engine::Position> &positions() const { return m_positions; }
    const std::vector<Step> &steps() const { return m_steps; }

private:
    std::vector<engine::Position> m_positions;
    std::vector<Step> m_steps;
};

} // namespace record
