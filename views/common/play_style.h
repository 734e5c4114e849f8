// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace views {

/// How much a screen reader is told of what happens.
enum class Spoken {
    Brief,  ///< what one may do, and what comes of what is done
    Normal, ///< of a turn of another one sentence, of what a seat gets another one, of explanations each once
    All     ///< every line of the log, and explanations each time
};

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
    double tutor = 0; ///< a choice that gives away so much of a win is warned of before it is done; 0: none is
    Spoken spoken = Spoken::All; ///< the program's own default is `Settings::spoken`
};

} // namespace views
