// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/rules/pending_choices.h"

#include <algorithm>
#include <cstdlib>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/scoring.h"
#include "model/engine/aton/rules/ways.h"

namespace engine::aton {

namespace {

/// Number of counters that the card at cartouche 4 lets the actor place, limited by the stock.
int toBePlaced(const Position &position)
{
    const Side &own = position.sides[position.actor];
    return std::max(0, std::min(own.laid.at(4), own.stock()));
}

} // namespace

int mostPending(const Position &position)
{
    const int there = count(choices(position));
    switch (position.phase) {
    case Phase::Remove: return std::min(std::abs(position.sides[position.actor].laid.at(2) - 2), there);
    case Phase::Place: return std::min(toBePlaced(position), there);
    case Phase::Take: return 4;
    default: return 0;
    }
}

int dueSurplus(const Position &position) { return toBePlaced(position) - mostPending(position); }

int drawnExpected(const Position &position, Seat seat)
{
    const int red = position.sides[kRed].open.drawnSize();
    return seat == kAmun && position.actor == kAmun ? red - 1 : red;
}

bool hasCards(const Side &side) { return side.hasLaid ? side.handSize() == 0 : side.handSize() == 4; }

bool hasNothing(const Side &side) { return !side.hasLaid && side.handSize() == 0; }

bool movesCounters(Phase phase) { return phase == Phase::Remove || phase == Phase::Place || phase == Phase::Take; }

bool isPlayedByOne(const Position &position) { return position.phase != Phase::Lay && position.phase != Phase::Over; }

bool isOrdered(const Position &position)
{
    return movesCounters(position.phase) || (position.phase == Phase::Over && position.reason != Reason::Points);
}

Reason reasonOnTable(const Position &position)
{
    for (const Side &side : position.sides) {
        if (filled(side.squares) != Reason::None)
            return filled(side.squares);
    }
    const int most = std::max(position.sides[kRed].score, position.sides[kAmun].score);
    if (most < kWinningScore)
        return Reason::None;
    return position.cardsAreUp() ? Reason::Points : Reason::Scoring;
}

Squares squaresOf(Reason reason)
{
    for (const Way &way : kWays) {
        if (way.reason == reason)
            return way.squares;
    }
    return 0;
}

namespace {

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

/// The seat that plays first, by the cards (A11) or, where nothing depends on it any more, as it was.
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
    if (!isPlayedByOne(p))
        p.actor = kRed;
    p.owed = p.phase == Phase::Take ? owedByTemples(p.sides[p.actor].squares) : FourFigures{};
    p.surplus = p.phase == Phase::Place ? static_cast<std::uint8_t>(dueSurplus(p)) : std::uint8_t{0};
    p.pending = static_cast<std::uint8_t>(p.phase == Phase::Take ? p.owed.total() : mostPending(p));
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
