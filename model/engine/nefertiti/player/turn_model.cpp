// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/nefertiti/player/turn_model.h"

#include <algorithm>
#include <vector>

#include "model/engine/nefertiti/player/playing_on.h"

namespace engine::nefertiti {

namespace {

constexpr std::size_t kDozen = 12;
/// Weight of the judgement where a line leaves the tree, beside that of where it is played on to. The one is steady,
/// but takes all Servants who wait in a market for nearly equal; the other has seen them served, in one of many ways.
constexpr double kAtOnce = 0.25;

bool isMany(Action action)
{
    if (verbOf(action) == Verb::Swap)
        return true;
    const std::uint8_t character = recruitArgument(action).character;
    return verbOf(action) == Verb::Recruit && (character == Merchant || character == Treasurer);
}

/// A kind of actions that are compared with each other.
unsigned groupOf(Action action)
{
    return verbOf(action) == Verb::Swap ? kCharacters : recruitArgument(action).character;
}

} // namespace

void listMoves(const Position &position, Moves &moves)
{
    struct Rated {
        int worth;
        Action action;
    };
    Nefertiti::Actions all;
    Nefertiti::legal(position, all);
    std::array<FixedList<Rated, Nefertiti::Actions::capacity()>, kCharacters + 1> many;
    for (const Action action : all) {
        if (isMany(action))
            many[groupOf(action)].push({Nefertiti::evaluateAction(position, action), action});
        else
            moves.push(action);
    }
    for (auto &group : many) {
        const auto kept = std::min(group.size(), kDozen);
        std::partial_sort(group.begin(), group.begin() + kept, group.end(), [](const Rated &a, const Rated &b) {
            return a.worth != b.worth ? a.worth > b.worth : a.action < b.action;
        });
        for (std::size_t i = 0; i < kept; ++i)
            moves.push(group[i].action);
    }
}

search::Values TurnModel::values(const Position &position, Random &random) const
{
    search::Values shares = valuesOf(position, *m_weights);
    if (m_choices == 0 || position.phase == Phase::Over)
        return shares;
    const search::Values later = valuesOf(playedOn(position, m_choices * position.seats, random), *m_weights);
    for (Seat seat = 0; seat < position.seats; ++seat)
        shares[seat] = kAtOnce * shares[seat] + (1 - kAtOnce) * later[seat];
    return shares;
}

} // namespace engine::nefertiti
