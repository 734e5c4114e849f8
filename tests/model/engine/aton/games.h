// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of Aton are looked at in every position of many random games.
#pragma once

#include <string>
#include <vector>

#include "model/engine/aton/aton.h"
#include "tests/extent.h"
#include "tests/model/engine/laws.h"

namespace positions {

/// Fewer where assertions make everything slow.
inline constexpr int kGames = tests::many(20'000);

/// An outcome by its probability, or any legal action of any seat.
engine::Action anyAction(const engine::aton::Position &position, engine::Random &random);

/// Null, or what is lost: 29 counters a player and nine cards of each value, every counter on a square of its own.
const char *conservation(const engine::aton::Position &position);

/// All actions that the text of an action can say, and some that it cannot.
const std::vector<engine::Action> &candidates();

/// Null, or what the facts tell wrongly: points told are points scored.
const char *factsTellTheScores(const engine::aton::Position &before, const engine::aton::Position &after,
                               const engine::aton::Aton::Facts &facts);

/// Aton for the laws of all games, see laws.h.
struct AtonLaws {
    using Game = engine::aton::Aton;
    using Position = engine::aton::Position;

    static Position start(int) { return Game::start({}); }
    static int seats(const Position &) { return 2; }
    static const char *conservation(const Position &position) { return positions::conservation(position); }
    static const std::vector<engine::Action> &candidates() { return positions::candidates(); }
    static const char *factsAreTrue(const Position &before, const Position &after, const Game::Facts &facts)
    {
        return factsTellTheScores(before, after, facts);
    }
};

/// Shows the law each position of that many random games, see laws::firstBreach.
template <class Law>
std::string firstBreach(int games, Law law)
{
    return laws::firstBreach<AtonLaws>(games, law);
}

/// All actions or outcomes possible now.
inline void listed(const engine::aton::Position &position, engine::aton::Aton::Actions &actions)
{
    laws::listed<AtonLaws>(position, actions);
}

} // namespace positions
