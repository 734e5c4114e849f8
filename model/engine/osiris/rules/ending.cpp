// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a game and its winner.
#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

int followersOf(const Position &position, Seat seat, God god)
{
    int number = 0;
    for (int colour = 0; colour < kColours; ++colour)
        number += ownerOf(colour, position.seats) == seat ? position.temples[god].of(colour) : 0;
    return number;
}

// O20
bool closesTip(const Position &position, Node space)
{
    return ((position.blockades | spaceBit(space)) & kRoundTip) == kRoundTip;
}

// O22
bool isLastStuckTurn(const Position &position) { return position.stuck >= position.seats; }

// O19, O20
std::size_t decidingIndex(const Position &position)
{
    return position.reason == Reason::Tip && position.tip == TipRule::Priest ? priestAt(position, kTip) : kUnderTip;
}

// O21
Seat winnerOf(const Position &position)
{
    const God god = position.gods[decidingIndex(position)];
    Seat best = position.ender;
    for (int i = 1; i < position.seats; ++i) { // clockwise, so that a tie stays with the earlier one
        const auto seat = static_cast<Seat>((position.ender + i) % position.seats);
        if (followersOf(position, seat, god) > followersOf(position, best, god))
            best = seat;
    }
    return best;
}

std::optional<Result> Osiris::result(const Position &position)
{
    if (position.phase != Phase::Over)
        return std::nullopt;
    const God god = position.gods[decidingIndex(position)];
    Result result{{winnerOf(position)}, std::string(reasonName(position.reason)), {}};
    for (Seat seat = 0; seat < position.seats; ++seat)
        result.score.push_back(followersOf(position, seat, god));
    return result;
}

} // namespace engine::osiris
