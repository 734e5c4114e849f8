// SPDX-License-Identifier: GPL-3.0-or-later
// When a game ends and who wins it.
#include <algorithm>

#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

namespace {

/// Lead of each colour's or each pair of colours' owner over the best other seat, by the followers at a temple.
constexpr auto kLeadOf = [] {
    std::array<std::array<std::array<std::int8_t, 256>, kColours>, 2> all{};
    for (unsigned bits = 0; bits < 256; ++bits) {
        const Followers followers{static_cast<std::uint8_t>(bits)};
        const int ac = followers.of(0) + followers.of(2);
        const int bd = followers.of(1) + followers.of(3);
        all[0][0][bits] = static_cast<std::int8_t>(ac - bd);
        all[0][1][bits] = static_cast<std::int8_t>(bd - ac);
        for (int colour = 0; colour < kColours; ++colour) {
            int most = 0;
            for (int other = 0; other < kColours; ++other)
                most = other == colour ? most : std::max(most, followers.of(other));
            all[1][static_cast<std::size_t>(colour)][bits] = static_cast<std::int8_t>(followers.of(colour) - most);
        }
    }
    return all;
}();

} // namespace

int leadAt(const Position &position, Seat seat, God god)
{
    return kLeadOf[position.seats == 2 ? 0 : 1][seat][position.temples[god].bits];
}

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
