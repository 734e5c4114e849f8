// SPDX-License-Identifier: GPL-3.0-or-later
// The player's side of the engine protocol (docs/engine-protocol.md): lines of text in and out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

#include "model/engine/core/game.h"

namespace engine::search {

/// The implemented version of the protocol (docs/engine-protocol.md).
inline constexpr int kProtocolVersion = 1;
/// Greatest length of a line in bytes; a longer one is an error.
inline constexpr std::size_t kLongestLine = 100'000;
/// Greatest time of a choice in milliseconds: one day.
inline constexpr std::uint64_t kLongestTime = 86'400'000;

/// A request for the search of a choice.
struct Request {
    const Position &view;      ///< of a seat that has to choose among at least two actions
    std::uint64_t nodes = 0;   ///< limit of the search; 0: not given, the player's own budget
    bool clockDecides = false; ///< the time of the choice is limited
    std::uint64_t seed = 1;    ///< of the random numbers of the search; constant during a game
    const CancelToken &cancel; ///< cancelled on `stop` or when the time is up
};

/// A player that the protocol serves. The action is drawn by the weights of the search result.
struct Chooser {
    std::string name;       ///< one line of ASCII
    std::uint64_t seed = 1; ///< for games whose host sends no seed
    std::function<SearchResult(const Request &)> search;
};

/// The player of a level of the game, `random` and `greedy` included; `level` must be valid (`isLevel`). With the same
/// seed it plays like the player of `makePlayer`.
Chooser makeChooser(const Game &game, std::string_view level, std::uint64_t seed, int threads);

/// Serves the protocol for a player of that game until `quit` or the end of `in`. Searches run in a thread of their
/// own, so that each line is handled at once. An invalid line is answered with `error …` and changes nothing. Returns
/// 0, or 1 if `out` could not be written.
int serve(const Game &game, std::istream &in, std::ostream &out, const Chooser &chooser);

} // namespace engine::search
