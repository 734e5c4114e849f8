// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/follow.h"

#include <algorithm>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/due.h"

namespace engine::aton {

namespace {

bool hasActor(Phase phase) { return phase != Phase::Lay && phase != Phase::Over; }

/// True if the seat's cards and the board give it a counter to move in the phase.
bool canMove(Position position, Seat seat)
{
    position.actor = seat;
    return mostPending(position) > 0;
}

/// Who acts first in the phase.
Seat beginner(const Position &p)
{
    const auto &[red, blue] = p.sides;
    switch (p.phase) {
    case Phase::Deal: return hasNothing(red) || !hasNothing(blue) ? kRed : kAmun;
    case Phase::Draw: return red.open.drawnSize() > blue.open.drawnSize() ? kAmun : kRed;
    case Phase::Take: return blue.score > red.score ? kAmun : kRed; // A29
    case Phase::Remove:
    case Phase::Place: {
        const Seat first = p.first == kNobody ? p.actor : p.first; // A12
        return canMove(p, first) || !canMove(p, otherSeat(first)) ? first : otherSeat(first);
    }
    default: return kRed;
    }
}

/// Who plays first where that is known: the cards say it (A11), or nothing more depends on it.
Seat firstOf(const Position &p)
{
    if (!isOrdered(p))
        return kNobody;
    if (p.cardsAreUp() && firstByCards(p) != kNobody)
        return firstByCards(p);
    return p.first == kNobody && !p.cardsAreUp() ? kRed : p.first;
}

} // namespace

Position withDues(Position p)
{
    if (p.phase != Phase::Over)
        p.reason = Reason::None;
    p.first = firstOf(p);
    if (!hasActor(p.phase))
        p.actor = kRed;
    p.owed = p.phase == Phase::Take ? owedByTemples(p.sides[p.actor].squares) : std::uint16_t{0};
    p.surplus = p.phase == Phase::Place ? static_cast<std::uint8_t>(dueSurplus(p)) : std::uint8_t{0};
    p.pending = static_cast<std::uint8_t>(p.phase == Phase::Take ? owedInAll(p) : mostPending(p));
    if (p.cardsAreUp() || (p.phase != Phase::Deal && p.phase != Phase::Lay))
        p.sides[kRed].known = p.sides[kAmun].known = Cards{};
    return p;
}

Position inPhase(Position p, Phase phase)
{
    const bool actsOn =
        (p.phase == Phase::Remove || p.phase == Phase::Place) && (phase == Phase::Remove || phase == Phase::Place);
    p.phase = phase;
    if (phase == Phase::Over && p.reason == Reason::None)
        p.reason = reasonOnTable(p);
    p.first = firstOf(p);
    if (!actsOn) // the one who removes places afterwards
        p.actor = beginner(p);
    return withDues(p);
}

Position inPhaseOfCards(const Position &position)
{
    const auto &[red, blue] = position.sides;
    if (hasNothing(red) || hasNothing(blue))
        return inPhase(position, Phase::Deal);
    if (!position.cardsAreUp())
        return inPhase(position, Phase::Lay);
    if (firstByCards(position) == kNobody)
        return inPhase(position, Phase::Draw);
    const Position removing = inPhase(position, Phase::Remove);
    const bool removes = removing.actor == removing.first && removing.pending > 0 && removing.round > 1;
    return removes ? removing : inPhase(position, Phase::Place);
}

} // namespace engine::aton
