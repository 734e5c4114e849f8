// SPDX-License-Identifier: GPL-3.0-or-later
// The engine protocol, from the player's side: lines of text in and out, as docs/engine-protocol.md has them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

#include "model/engine/core/game.h"

namespace engine::search {

/// The version of the protocol that is spoken here.
inline constexpr int kProtocolVersion = 1;
/// A longer line is none of the protocol.
inline constexpr std::size_t kLongestLine = 100'000;
/// The most milliseconds that a choice may be given: a day.
inline constexpr std::uint64_t kLongestTime = 86'400'000;

/// What a player is asked over the protocol.
struct Request {
    const Position &view;      ///< of a seat that owes a choice between two actions or more
    std::uint64_t nodes = 0;   ///< how many may be looked at; 0: none is named, the player's own budget
    bool clockDecides = false; ///< the time of the choice is limited
    std::uint64_t seed = 1;    ///< of the random numbers in its search; the same for a whole game
    const CancelToken &cancel; ///< ends the thought: stopped, or its time is up
};

/// A player that can be asked: its name, and how it thinks. The action is drawn from the weights of the thought.
struct Chooser {
    std::string name;       ///< one line of ASCII
    std::uint64_t seed = 1; ///< of games whose host gives no seed
    std::function<SearchResult(const Request &)> search;
};

/// The player of a level of the game, `random` and `greedy` included; `level` must be one (`isLevel`). It plays what
/// `makePlayer` of a level with the same seed plays.
Chooser makeChooser(const Game &game, std::string_view level, std::uint64_t seed, int threads);

/// Speaks the protocol for a player of that game until it is told to quit or `in` ends; thinks in a thread of its own,
/// so that every line is obeyed at once. A line that is wrong is answered with `error …` and changes nothing. Returns
/// 0, or 1 where `out` could not be written.
int serve(const Game &game, std::istream &in, std::ostream &out, const Chooser &chooser);

} // namespace engine::search
