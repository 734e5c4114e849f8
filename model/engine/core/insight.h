// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "model/engine/core/action.h"
#include "model/engine/core/arrangement.h"
#include "model/engine/core/value.h"

namespace engine {

/// One row of a panel: what it is about and a figure or two for each seat.
struct PanelRow {
    std::string id;                 ///< key of the table of words and of the sign beside it
    std::vector<int> counts;        ///< a figure a seat, e.g. counters in that temple; empty: none shown
    std::vector<int> points;        ///< a figure a seat, e.g. points that it would bring; empty: none shown
    int limit = 0;                  ///< for progress: what wins; 0: no progress
    SeatSet near = 0;               ///< seats that may reach the limit in their next turn
    std::vector<PlaceIndex> places; ///< places that this row is about
};

/// A table for one of the program's general panels; `id` names it in the table of words.
struct Panel {
    std::string id;
    std::vector<PanelRow> rows;
};

/// A short word at a place of the board, e.g. what the card lying there does.
struct Caption {
    PlaceIndex place = kNowhere;
    Message message;
    bool active = false; ///< the place that is being played now
};

/// What a piece would do where it is about to be put: in a word or two for the place, and in a sentence.
struct Promise {
    Message brief;
    Message full;
};

/// How a game ended. Reasons are ids of the table of words.
struct Result {
    std::vector<Seat> winners; ///< in seat order; all of them where the game is drawn
    std::string reason;
    std::vector<int> score; ///< one a seat

    friend bool operator==(const Result &, const Result &) = default;
};

} // namespace engine
