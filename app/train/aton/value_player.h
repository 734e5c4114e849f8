// SPDX-License-Identifier: GPL-3.0-or-later
// The player whose games teach the value: sensible in all it does, and quick.
#pragma once

#include "model/engine/aton/aton.h"

namespace train {

/// Plays by the value alone, about half a millisecond a round; `useNetwork` says by which. It lays the row that does
/// best against some rows that the other may have, drawn by lot, and looks at a few ways to move its counters, with the
/// other's answer to each.
class ValuePlayer {
public:
    /// `replies`: how many rows of the other it thinks of, at least 1. `wild`: how often it does anything legal
    /// instead, 0 … 1.
    ValuePlayer(int replies, double wild) : m_replies(replies), m_wild(wild) {}

    /// A legal action of the seat, which owes a choice. `position` is full; only what the seat knows is looked at.
    engine::Action choose(const engine::aton::Position &position, engine::Seat seat, engine::Random &random) const;

private:
    engine::Action lay(const engine::aton::Position &position, engine::Seat seat, engine::Random &random) const;

    int m_replies;
    double m_wild;
};

} // namespace train
