// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/core/message_seats.h"

#include <algorithm>

#include "model/engine/core/game.h"

namespace engine {

bool isFor(const Message &message, std::string_view seatId)
{
    const auto to = std::find_if(message.fields.begin(), message.fields.end(),
                                 [](const auto &field) { return field.first == "to"; });
    if (to == message.fields.end())
        return true;
    const Value::List *seats = to->second.asList(); // a number is something else that is called so
    return !seats || std::find(seats->begin(), seats->end(), Value(seatId)) != seats->end();
}

bool isFor(const Message &message, const Position &position, Seat seat)
{
    if (seat == kEveryone)
        return true;
    const int seats = position.seatCount();
    return isFor(message, seat < seats ? position.game().seatId(seat, seats) : std::string_view());
}

std::optional<Seat> seatIn(const Message &message, const Position &position)
{
    for (const char *const field : {"seat", "winner", "owner"}) {
        if (const std::string_view id = message.text(field); !id.empty())
            return position.game().seatOf(id, position.seatCount());
    }
    return std::nullopt;
}

} // namespace engine
