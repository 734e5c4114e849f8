// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of messages that several of the window's questions share.
#include "model/engine/osiris/text/sayings.h"

namespace engine::osiris {

Message fightMessage(const Position &position, int priest, int rival, int left, const std::string &id)
{
    return {id,
            {{"priest", priestName(priest)},
             {"rival", priestName(rival)},
             {"other", seatName(ownerOfPriest(position, rival))},
             {"left", left}}};
}

} // namespace engine::osiris
