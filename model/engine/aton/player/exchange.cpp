// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/player/exchange.h"

#include <algorithm>

#include "model/engine/aton/player/value.h"

namespace engine::aton {

namespace {

/// What the counter is worth to the seat as the board stands.
double counterWorth(const Position &position, Seat seat)
{
    Position without = position;
    without.sides[seat].exchangeOwned = false;
    const double lost = redShare(position) - redShare(without);
    return std::max(0.0, seat == kRed ? lost : -lost);
}

} // namespace

double meanOfBest(const RoundSolution &round, Seat seat, const std::vector<LikelyHand> &hands)
{
    double sum = 0;
    for (const LikelyHand &hand : hands)
        sum += hand.weight * round.bestOf(seat, hand.hand);
    return sum;
}

std::optional<double> quickExchange(const RoundSolution &round, const Position &position, Seat seat)
{
    const Side &side = position.sides[seat];
    if (side.pileSize() < 4)
        return std::nullopt;
    const double mean = meanOfBest(round, seat, handsAfterExchange(position, seat));
    return std::clamp(mean - counterWorth(position, seat), 0.0, 1.0);
}

} // namespace engine::aton
