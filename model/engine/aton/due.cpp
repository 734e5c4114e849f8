// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/due.h"

#include <algorithm>
#include <cstdlib>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/scoring.h"

namespace engine::aton {

namespace {

/// What the card at cartouche 4 lets the actor place, as far as the stock lasts.
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

int owedInAll(const Position &position)
{
    int sum = 0;
    for (int temple = 1; temple <= kTemples; ++temple)
        sum += position.owedBy(temple);
    return sum;
}

int drawnExpected(const Position &position, Seat seat)
{
    const int red = position.sides[kRed].open.drawnSize();
    return seat == kAmun && position.actor == kAmun ? red - 1 : red;
}

bool hasCards(const Side &side) { return side.hasLaid ? side.handSize() == 0 : side.handSize() == 4; }

bool hasNothing(const Side &side) { return !side.hasLaid && side.handSize() == 0; }

bool movesCounters(Phase phase) { return phase == Phase::Remove || phase == Phase::Place || phase == Phase::Take; }

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
    switch (reason) {
    case Reason::Temple1:
    case Reason::Temple2:
    case Reason::Temple3:
    case Reason::Temple4: return templeSquares(static_cast<int>(reason) - static_cast<int>(Reason::Temple1) + 1);
    case Reason::Yellow: return kYellow;
    case Reason::Green: return kGreen;
    default: return 0;
    }
}

} // namespace engine::aton
