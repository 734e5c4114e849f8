// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/rules/scoring.h"

#include "model/engine/aton/rules/ways.h"

namespace engine::aton {

namespace {

Held heldBy(Squares counters)
{
    Held held{{}, count(counters & kBlue), count(counters & kBlack), count(counters & kBonus1)};
    held.bonusPoints += 2 * count(counters & kBonus2);
    for (std::size_t i = 0; i < kTemples; ++i)
        held.temples[i] = count(counters & templeSquares(static_cast<int>(i) + 1));
    return held;
}

} // namespace

std::array<Part, 6> scoringParts(const Position &position)
{
    const std::array held{heldBy(position.sides[kRed].squares), heldBy(position.sides[kAmun].squares)};
    std::array<Part, 6> parts;
    for (const Seat seat : {kRed, kAmun}) {
        const auto points = pointsOfParts(held[seat], held[otherSeat(seat)]);
        const auto &temples = held[seat].temples;
        const int bonus = count(position.sides[seat].squares & (kBonus1 | kBonus2));
        const std::array counts{temples[0], temples[1], temples[2], temples[3], held[seat].black, bonus};
        for (std::size_t i = 0; i < parts.size(); ++i) {
            parts[i].topic = static_cast<Topic>(static_cast<std::size_t>(Topic::Temple1) + i);
            parts[i].held[seat] = counts[i];
            parts[i].points[seat] = points[i];
        }
    }
    return parts;
}

std::array<int, 2> scoringPoints(const Position &position)
{
    std::array<int, 2> sum{};
    for (const Part &part : scoringParts(position)) {
        sum[0] += part.points[0];
        sum[1] += part.points[1];
    }
    return sum;
}

Reason filled(Squares counters)
{
    for (const Way &way : kWays) {
        if ((counters & way.squares) == way.squares)
            return way.reason;
    }
    return Reason::None;
}

} // namespace engine::aton
