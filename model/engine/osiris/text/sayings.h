// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

/// False for a god that the viewer does not know, or that is out.
constexpr bool isGod(God god) { return god < kGods; }

/// The id of the god's temple; of the god's picture.
inline std::string templeId(God god) { return "temple-" + std::string(kGodNames[god]); }
inline std::string godSign(God god) { return "god-" + std::string(kGodNames[god]); }

/// What it means that the priest enters the rival's space with `left` counters to spare. Gods are not named: others may
/// look on while a priest walks.
inline Message fightMessage(const Position &position, int priest, int rival, int left, const std::string &id)
{
    return {id,
            {{"priest", priestName(priest)},
             {"rival", priestName(rival)},
             {"other", seatName(ownerOfPriest(position, rival))},
             {"left", left}}};
}

} // namespace engine::osiris
