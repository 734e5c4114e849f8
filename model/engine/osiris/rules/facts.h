// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/fact_list.h"
#include "model/engine/core/value.h"
#include "model/engine/osiris/rules/position.h"

namespace engine::osiris {

/// The kinds of facts. Behind each stands its id in files and the fields that it carries.
enum class FactId : std::uint8_t {
    Turn,            ///< `turn`: seat, number
    NoStep,          ///< `no-step`: seat; its turn begins without a legal step (O11)
    BlockadeRemoved, ///< `blockade-removed`: seat, priest, place; the counter goes to the priest's town (O14)
    FightWon,        ///< `fight-won`: seat and priest of the mover, other and rival of the defender, place
    FightLost,       ///< `fight-lost`: the same
    Strengths,       ///< `strengths`: to (both owners), priest, god, strength, rival, rival-god, rival-strength
    Sown,            ///< `sown`: seat, priest, n, place (list of the towns), town (whose is the last)
    LeftOver,        ///< `left-over`: seat, priest, n; counters that stay in the town (O16, O17)
    Decides,         ///< `decides`: god, by (`tip` or `priest`), priest where it is a priest's
    Won              ///< `won`: winner, reason, god, n (followers there)
};

/// A fact in numbers; which member means what depends on the id.
struct Fact {
    FactId id = FactId::Turn;
    Seat seat = kNobody;
    std::uint8_t priest = kNoPriest;
    std::uint8_t rival = kNoPriest;
    Node place = 0;
    God god = kNoGod;
    God rivalGod = kNoGod;
    std::uint8_t n = 0;      ///< of a fight: the priest's strength
    std::uint8_t rivalN = 0; ///< the rival's strength
    Reason reason = Reason::None;
    std::uint8_t seats = 4; ///< players of the game
    std::uint32_t number = 0;

    friend constexpr bool operator==(const Fact &, const Fact &) = default;
};

using Facts = FactList<Fact, 8>;

/// The fact as a message, with the id and fields listed at FactId.
Message describe(const Fact &fact);

} // namespace engine::osiris
