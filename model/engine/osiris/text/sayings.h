// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

/// False for a god that the viewer does not know or that is out of the game.
constexpr bool isGod(God god) { return god < kGods; }

/// Ids of the temple and of the picture of a god, which must be known.
inline std::string templeId(God god) { return "temple-" + std::string(kGodNames[god]); }
inline std::string godSign(God god) { return "god-" + std::string(kGodNames[god]); }

/// The message `id` about the priest entering the rival's space with `left` counters to spare (O15). It names no gods:
/// other players may look at the board during a walk.
inline Message fightMessage(const Position &position, int priest, int rival, int left, const std::string &id)
{
    return {id,
            {{"priest", priestName(priest)},
             {"rival", priestName(rival)},
             {"other", seatName(ownerOfPriest(position, rival))},
             {"left", left}}};
}

} // namespace engine::osiris
