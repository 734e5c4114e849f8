// SPDX-License-Identifier: GPL-3.0-or-later
// Osiris for the laws of all games.
#pragma once

#include <string>
#include <vector>

#include "model/engine/osiris/osiris.h"
#include "tests/extent.h"
#include "tests/model/engine/laws_views.h"

namespace positions {

/// So many random games are played for the conservation of counters.
inline constexpr int kGames = tests::many(20'000);
/// And so many for the other laws: a game has about 300 actions, each position about 30 more.
inline constexpr int kLawGames = kGames / 10;
/// Number of different set-ups that take turns: two, three and four seats with both options.
inline constexpr int kSetups = 6;

/// Null, or what is lost: 24 counters (18 with three players), five followers a colour and at most three of them at
/// a temple, thirteen different gods, and nothing of an absent colour.
const char *conservation(const engine::osiris::Position &position);

/// All actions of seats that a text can say, some deals, and some actions that none can say.
const std::vector<engine::Action> &candidates();

struct OsirisLaws {
    using Game = engine::osiris::Osiris;
    using Position = engine::osiris::Position;

    /// Set-ups in turn.
    static Position start(int number);
    static int seats(const Position &position) { return position.seats; }
    static const char *conservation(const Position &position) { return positions::conservation(position); }
    static const std::vector<engine::Action> &candidates() { return positions::candidates(); }
    static const char *factsAreTrue(const Position &before, const Position &after, const Game::Facts &facts);

    static Position dealtAnew(Position position, engine::Seat seat, engine::Random &random);
    static const char *openIsShown(const Position &position, const Position &view, engine::Seat seat);
    /// All that seats do is seen by all; a deal by nobody (O7, O23).
    static bool isPublic(const Position &, engine::Action action) { return action.actor() != engine::kChance; }
    static bool isOpen(const Position &view, engine::Action action) { return Game::isOpen(view, action); }
    static laws::SeenOutcomes seenOutcomes(const Position &, engine::Seat) { return laws::SeenOutcomes::None; }
};

/// Shows the law each position of that many random games, see laws::firstBreach.
template <class Law>
std::string firstBreach(int games, Law law)
{
    return laws::firstBreach<OsirisLaws>(games, law);
}

} // namespace positions
