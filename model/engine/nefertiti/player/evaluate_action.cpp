// SPDX-License-Identifier: GPL-3.0-or-later
// The greedy player: what an action brings by itself, against the others.
#include "model/engine/nefertiti/nefertiti.h"

namespace engine::nefertiti {

namespace {

/// Points now, and Deben as what they may buy; in tenths of a point.
int figureOf(const Position &p, Seat seat)
{
    constexpr int kDeben = 7;
    return 10 * (p.score[seat] + (p.phase == Phase::Over ? 0 : worthOf(p, seat))) + kDeben * p.money[seat];
}

} // namespace

int Nefertiti::evaluateAction(const Position &view, Action action)
{
    Position after = view;
    apply(after, action);
    const Seat own = action.actor();
    int others = 0;
    for (Seat seat = 0; seat < after.seats; ++seat)
        others += seat == own ? 0 : figureOf(after, seat);
    return (after.seats - 1) * figureOf(after, own) - others;
}

} // namespace engine::nefertiti
