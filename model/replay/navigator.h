// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/replay/marks.h"

namespace replay {

/// Ways to go along a timeline.
enum class Jump {
    First,
    PreviousHeading,
    PreviousTurn,
    PreviousMark,
    PreviousStep,
    NextStep,
    NextMark,
    NextTurn,
    NextHeading,
    Last
};

/// Where keys, buttons and menus lead from a position of a timeline. All take a step from 0 to `stepCount()` and give
/// one. Holds neither the timeline nor the marks (ascending): made where it is needed.
class Navigator {
public:
    Navigator(const Timeline &timeline, const std::vector<Mark> &marks) : m_timeline(timeline), m_marks(marks) {}

    int target(Jump jump, int from) const;

    int first() const { return 0; }
    int last() const { return m_timeline.stepCount(); }
    /// The same step at the ends.
    int previousStep(int step) const;
    int nextStep(int step) const;
    /// The beginning of this turn, or from there of the one before; after the last turn's beginning comes the end.
    int previousTurn(int step) const;
    int nextTurn(int step) const;
    /// The same for rounds, or whatever the game counts.
    int previousHeading(int step) const;
    int nextHeading(int step) const;
    /// The same step where there is no further mark.
    int previousMark(int step) const;
    int nextMark(int step) const;

private:
    const Timeline &m_timeline;
    const std::vector<Mark> &m_marks;
};

} // namespace replay
