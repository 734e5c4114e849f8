// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/rules/scoring.h"

namespace engine::aton {

namespace {

/// Points for the majority only (A27: none without one).
Part majority(Topic topic, int red, int blue, int redPoints, int bluePoints)
{
    Part part{topic, {red, blue}, {0, 0}};
    if (red > blue)
        part.points[kRed] = redPoints;
    else if (blue > red)
        part.points[kAmun] = bluePoints;
    return part;
}

int bonus(Squares counters) { return count(counters & kBonus1) + 2 * count(counters & kBonus2); }

} // namespace

std::array<Part, 6> scoringParts(const Position &position)
{
    const Squares red = position.sides[kRed].squares;
    const Squares blue = position.sides[kAmun].squares;
    std::array<int, 2> held{};
    const auto inTemple = [&](int temple) {
        held = {count(red & templeSquares(temple)), count(blue & templeSquares(temple))};
    };
    std::array<Part, 6> parts;
    inTemple(1);
    parts[0] = majority(Topic::Temple1, held[0], held[1], held[0] - held[1], held[1] - held[0]); // A21
    inTemple(2);
    parts[1] = majority(Topic::Temple2, held[0], held[1], 5, 5); // A22
    inTemple(3);
    parts[2] = majority(Topic::Temple3, held[0], held[1], held[0], held[1]); // A23
    inTemple(4);
    parts[3] = majority(Topic::Temple4, held[0], held[1], 3 * count(red & kBlue), 3 * count(blue & kBlue)); // A24
    parts[4] = majority(Topic::Black, count(red & kBlack), count(blue & kBlack), 8, 8);                     // A25
    parts[5] = {Topic::Bonus,
                {count(red & (kBonus1 | kBonus2)), count(blue & (kBonus1 | kBonus2))},
                {bonus(red), bonus(blue)}}; // A26
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
    const auto holds = [counters](Squares all) { return (counters & all) == all; };
    for (int temple = 1; temple <= kTemples; ++temple) {
        if (holds(templeSquares(temple)))
            return static_cast<Reason>(static_cast<int>(Reason::Temple1) + temple - 1);
    }
    if (holds(kYellow))
        return Reason::Yellow;
    return holds(kGreen) ? Reason::Green : Reason::None;
}

} // namespace engine::aton
