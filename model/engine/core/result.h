// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/engine/core/action.h"
#include "model/engine/core/value.h"

namespace engine {

/// The result of a game that is over. Reasons are ids of the table of words.
struct Result {
    std::vector<Seat> winners; ///< in seat order; all of them where the game is drawn
    std::string reason;
    std::vector<int> score; ///< one a seat

    friend bool operator==(const Result &, const Result &) = default;
};

/// Ids of the seats of a set, `chance` last, as a list for `state`; `nameOf` returns the id of a seat.
Value seatNames(SeatSet seats, std::string_view (*nameOf)(Seat));
/// Winners, reason and scores of a result for `state`; null where the game is not over.
Value resultState(const std::optional<Result> &result, std::string_view (*nameOf)(Seat));

} // namespace engine
