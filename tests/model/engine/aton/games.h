// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of Aton are looked at in every position of many random games.
#pragma once

#include <string>
#include <vector>

#include "model/engine/aton/aton.h"

namespace positions {

/// Fewer where assertions make everything slow.
#ifdef NDEBUG
inline constexpr int kGames = 20'000;
#else
inline constexpr int kGames = 2'000;
#endif

/// An outcome by its probability, or any legal action of any seat.
engine::Action anyAction(const engine::aton::Position &position, engine::Random &random);

/// Shows the law each position of that many random games, the last one of a game too. A law returns null, or what
/// is wrong; the first breach ends it and is returned with the position. Empty: the law holds.
template <class Law>
std::string firstBreach(int games, Law law)
{
    using engine::aton::Aton;
    engine::Random random(2024);
    for (int game = 0; game < games; ++game) {
        engine::aton::Position position = Aton::start({});
        for (;;) {
            if (const char *const breach = law(position))
                return breach + (": " + Aton::text(position));
            if (Aton::toAct(position) == 0)
                break;
            Aton::apply(position, anyAction(position, random));
        }
    }
    return {};
}

/// All actions or outcomes possible now.
inline void listed(const engine::aton::Position &position, engine::aton::Aton::Actions &actions)
{
    actions.clear();
    if (engine::aton::Aton::toAct(position) == engine::seatBit(engine::kChance))
        engine::aton::Aton::outcomes(position, actions);
    else
        engine::aton::Aton::legal(position, actions);
}

/// Null, or what is lost: 29 counters a player and nine cards of each value, every counter on a square of its own.
const char *conservation(const engine::aton::Position &position);

/// All actions that the text of an action can say, and some that it cannot.
const std::vector<engine::Action> &candidates();

} // namespace positions
