// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/core/insight.h"

#include <algorithm>

namespace engine {

bool isFor(const Message &message, std::string_view seatId)
{
    const auto to = std::find_if(message.fields.begin(), message.fields.end(),
                                 [](const auto &field) { return field.first == "to"; });
    if (to == message.fields.end())
        return true;
    const Value::List *seats = to->second.asList();
    return seats && std::find(seats->begin(), seats->end(), Value(seatId)) != seats->end();
}

} // namespace engine
