// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/nefertiti/player/playing_on.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "model/engine/nefertiti/player/evaluator.h"

namespace engine::nefertiti {

namespace {

/// Actions that a choice looks at: all that a Servant who is served has, and so few of a turn's that it may miss the
/// best.
constexpr std::size_t kLookedAt = 6;
constexpr int kWon = 1'000'000; ///< a lead that no points make

/// A Deben in tenths of a point: about what weights.inc gives it, and less where one market is left to buy in.
int debenIn(const Position &p) { return std::popcount(p.open) > 1 ? 20 : 7; }

/// What the actor of an action has more than the others after it, once all Servants in a market that it closes are
/// served.
int leadAfter(Position p, Action action)
{
    const Seat own = action.actor();
    Nefertiti::apply(p, action);
    if (p.phase == Phase::Over)
        return contains(winnersOf(p), own) ? kWon : -kWon;
    if (p.phase == Phase::Settle)
        serve(p, p.settling);
    const std::array<int, kMostPlayers> points = pointsOf(p);
    const int deben = debenIn(p);
    int lead = 0;
    for (Seat seat = 0; seat < p.seats; ++seat) {
        const int worth = 10 * points[seat] + deben * p.money[seat];
        lead += seat == own ? (p.seats - 1) * worth : -worth;
    }
    return lead;
}

Action quickChoice(const Position &p, Random &random)
{
    Nefertiti::Actions actions;
    Nefertiti::legal(p, actions);
    if (actions.size() == 1)
        return actions[0];
    std::size_t best = 0;
    int most = 0;
    for (std::size_t i = 0; i < std::min(actions.size(), kLookedAt); ++i) {
        // Those looked at are drawn to the front, so that of equal ones none is preferred.
        std::swap(actions[i], actions[i + random.below(static_cast<std::uint32_t>(actions.size() - i))]);
        const int lead = leadAfter(p, actions[i]);
        if (i == 0 || lead > most) {
            most = lead;
            best = i;
        }
    }
    return actions[best];
}

} // namespace

Position playedOn(Position p, int choices, Random &random)
{
    while (const SeatSet acting = Nefertiti::toAct(p)) {
        if (acting == seatBit(kChance))
            Nefertiti::apply(p, Nefertiti::sample(p, random));
        else if (choices-- > 0)
            Nefertiti::apply(p, quickChoice(p, random));
        else
            break;
    }
    return p;
}

} // namespace engine::nefertiti
