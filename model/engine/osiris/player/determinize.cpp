// SPDX-License-Identifier: GPL-3.0-or-later
// Determinization: replaces what a view hides by random values.
#include <cassert>

#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

namespace {

/// True if the result of the fight under way agrees with these gods (O15).
bool isPossible(const Position &position)
{
    if (position.phase != Phase::Fight)
        return true;
    const int winner = position.temples[position.gods[position.winner]].all();
    const int loser = position.temples[position.gods[position.loser]].all();
    return position.winner == position.walker ? winner >= loser : winner > loser;
}

Position dealt(const Position &view, Random &random)
{
    Position position = view;
    position.viewer = kNobody;
    FixedList<God, kGods> hidden = hiddenGods(view);
    for (God &god : position.gods) {
        if (god != kUnknownGod)
            continue;
        God &drawn = hidden[random.below(static_cast<std::uint32_t>(hidden.size()))];
        god = drawn;
        drawn = hidden[hidden.size() - 1];
        hidden.setEnd(hidden.end() - 1);
    }
    return position;
}

} // namespace

// O15, O23: a random order of the unknown gods; all orders that agree with the view are equally likely.
Position Osiris::determinize(const Position &view, Random &random)
{
    assert(view.viewer != kNobody);
    constexpr int kMostTries = 1'000; // of a position set up by hand there may be none that agrees
    Position position = dealt(view, random);
    for (int tries = 1; !isPossible(position) && tries < kMostTries; ++tries)
        position = dealt(view, random);
    return position;
}

} // namespace engine::osiris
