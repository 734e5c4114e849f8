// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace views {

/// How a person likes games to be shown.
struct PlayStyle {
    double pace = 1;              ///< 0.5 slow, 1 normal, 2 fast
    bool motion = true;           ///< false: nothing moves
    bool countingHelp = true;     ///< in games with counted stacks: how many of each value lie there
    bool explainPlaces = true;    ///< what the rules say of a place, in tips
    bool coordinates = false;     ///< places say their short names on the board, in a game in progress
    bool studyCoordinates = true; ///< the same in the review, in lessons and in the editor
    bool confirmTurns = false;    ///< an action that ends a turn waits for a last word
    bool stepwise = false;        ///< each action of a computer stands until somebody says that it may go on
};

} // namespace views
