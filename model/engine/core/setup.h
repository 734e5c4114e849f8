// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "model/engine/core/action.h"
#include "model/engine/core/fraction.h"
#include "model/engine/core/value.h"

namespace engine {

/// Chances with more outcomes are sampled and checked but never listed.
inline constexpr std::uint64_t kMostListedOutcomes = 10'000;

/// Limit of a random playout, in actions. Hardly one game in a million reaches 2,000.
inline constexpr int kMostRandomActions = 10'000;

/// A chance outcome and its probability.
struct Outcome {
    Action action;
    Fraction probability;
};

/// The first error in a text that could not be read.
using Unreadable = Message;

/// An option of a game with its choices, the default first.
struct Option {
    std::string id;
    std::vector<std::string> choices;
    std::vector<int> players = {}; ///< numbers of seats for which the set-up dialogue offers it; empty: all. It is
                                   ///< accepted, and a file may hold it, for any number

    /// True if the set-up dialogue offers it for that number of seats.
    bool isAsked(int seats) const
    {
        return players.empty() || std::find(players.begin(), players.end(), seats) != players.end();
    }
};

/// One who plays by a rule and takes no seat: never to act, but an owner of pieces, among the winners, and the last of
/// the figures a seat. There it has the number after the last seat.
struct Rival {
    std::string id;
    int players = 1; ///< the number of seats with which it plays
};

/// What a timeline marks: an action whose label, or a fact whose id, is `cause`. Picture and text (`bookmark.ID`)
/// belong to `id`; several causes may share one.
struct BookmarkRule {
    std::string cause;
    std::string id;
    bool isPictured = false; ///< a printed game shows the board after it
};

/// What a new game needs: the number of seats, and options by name; those not named have their default.
struct Setup {
    int seats = 2;
    std::vector<std::pair<std::string, std::string>> options = {};
};

} // namespace engine
