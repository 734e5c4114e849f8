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

/// Above this many outcomes a chance is sampled and checked but not listed.
inline constexpr std::uint64_t kMostListedOutcomes = 10'000;

/// A chance outcome and its probability.
struct Outcome {
    Action action;
    Fraction probability;
};

/// A text that could not be read, or an arrangement that is no position: the first thing that is wrong.
using Unreadable = Message;

/// An option that a game offers, with its choices; the first one is the default.
struct Option {
    std::string id;
    std::vector<std::string> choices;
    std::vector<int> players = {}; ///< the numbers of seats for which people are asked for it; empty: all. It may be
                                   ///< given, and a file may hold it, for any number

    bool isAsked(int seats) const
    {
        return players.empty() || std::find(players.begin(), players.end(), seats) != players.end();
    }
};

/// What is worth finding again in a game: an action whose label, or a fact whose id, is `cause`. Its sign and its words
/// (`bookmark.ID`) belong to `id`; several causes may share one.
struct BookmarkRule {
    std::string cause;
    std::string id;
};

/// What a new game needs to know: how many seats, and the options by name; those not named have their default.
struct Setup {
    int seats = 2;
    std::vector<std::pair<std::string, std::string>> options = {};
};

} // namespace engine
