// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/same_chance.h"

#include <algorithm>

#include "model/engine/core/hash.h"
#include "model/engine/search/seeds.h"

namespace engine::search {

namespace {

/// The kind of an outcome: its verb and the seats in its text.
std::uint64_t kindOf(const Position &position, Action outcome)
{
    std::uint64_t kind = mixed(0, outcome.verb());
    const std::string text = ' ' + position.actionText(outcome) + ' ';
    for (Seat seat = 0; seat < position.seatCount(); ++seat) {
        const std::string id(position.game().seatId(seat, position.seatCount()));
        if (text.find(' ' + id + ' ') != std::string::npos)
            kind = mixed(kind, seat);
    }
    return kind;
}

} // namespace

Action SameChance::operator()(const Position &position)
{
    // All outcomes of a chance are of the same kind.
    Random any(m_seed);
    const std::uint64_t kind = kindOf(position, position.sample(any));
    auto counted = std::find_if(m_counts.begin(), m_counts.end(), [kind](const auto &c) { return c.first == kind; });
    if (counted == m_counts.end())
        counted = m_counts.insert(counted, {kind, 0});
    Random random(derivedSeed(mixed(m_seed, kind), counted->second++));
    return position.sample(random);
}

} // namespace engine::search
