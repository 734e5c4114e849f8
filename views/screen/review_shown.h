// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the board of a review: plain values.
#pragma once

#include <memory>
#include <optional>

#include "model/replay/game_text.h"

namespace replay {
struct Analysis;
}

namespace views {

/// What a computer player found about a game, and how far a search for more has come.
struct AnalysisShown {
    std::shared_ptr<const replay::Analysis> found = {}; ///< null: nothing, or it is not for who looks
    bool isOpen = true;                                 ///< who looks may know what is hidden, on which all of it rests
    std::optional<int> step = {};                       ///< the position shown, if it is one of the main line
    int done = 0, all = 0; ///< so many of so many positions; 0 of 0: nothing is being analysed

    friend bool operator==(const AnalysisShown &, const AnalysisShown &) = default;
};

/// The column beside the board, but for the tables of the game.
struct ReviewShown {
    int edits = 0; ///< counts changes of the record: all of its words may be others
    engine::Seat viewer = engine::kEveryone;
    record::Place place = {};
    record::Text comment = {};    ///< on that place
    replay::Symbols symbols = {}; ///< of that place
    AnalysisShown analysis = {};

    friend bool operator==(const ReviewShown &, const ReviewShown &) = default;
};

} // namespace views
