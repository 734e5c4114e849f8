// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace play {

/// What is different in a game after one edit, or after undo and redo: all of it at once.
struct Change {
    enum Part : unsigned {
        StepAdded = 1U << 0U,      ///< an action was done; it is number `stepCount()`
        StepsTakenBack = 1U << 1U, ///< `stepCount()` says what is left
        StepsGivenBack = 1U << 2U, ///< steps that had been taken back are there again, from number `first` on
        GameReplaced = 1U << 3U,   ///< other actions than before lead to the present position, which is another one
        SetUp = 1U << 4U,          ///< the game begins otherwise
        Tree = 1U << 5U,           ///< what is said in the record, its variations or its analysis are others
        Seats = 1U << 6U,          ///< somebody else sits somewhere, or has another name
        End = 1U << 7U,            ///< the game was ended without an action, or that was taken back
        Thinking = 1U << 8U,       ///< a computer player began to think, or is no longer thinking
        /// Another position is the present one.
        Steps = StepAdded | StepsTakenBack | StepsGivenBack | GameReplaced
    };

    unsigned parts = 0; ///< of `Part`
    int first = 0;      ///< the first step given back, if there are such

    /// True for any of these.
    bool has(unsigned any) const { return (parts & any) != 0; }
};

} // namespace play
