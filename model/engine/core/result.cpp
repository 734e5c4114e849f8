// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/core/result.h"

namespace engine {

Value seatNames(SeatSet seats, std::string_view (*nameOf)(Seat))
{
    Value::List names;
    for (Seat seat = 0; seat <= kChance; ++seat) {
        if (contains(seats, seat))
            names.emplace_back(seat == kChance ? std::string_view("chance") : nameOf(seat));
    }
    return names;
}

Value resultState(const std::optional<Result> &result, std::string_view (*nameOf)(Seat))
{
    if (!result)
        return {};
    Value::List winners;
    for (const Seat seat : result->winners)
        winners.emplace_back(nameOf(seat));
    Value::Members score;
    for (const int points : result->score)
        score.emplace_back(nameOf(static_cast<Seat>(score.size())), points);
    return Value::Members{{"winners", winners}, {"reason", result->reason}, {"score", score}};
}

} // namespace engine
