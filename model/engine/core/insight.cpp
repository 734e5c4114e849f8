// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/core/insight.h"

#include <algorithm>

#include "model/engine/core/game.h"

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

const Panel *secretsOf(const std::vector<Panel> &panels)
{
    const auto secrets =
        std::find_if(panels.begin(), panels.end(), [](const Panel &panel) { return panel.form == PanelForm::Secrets; });
    return secrets == panels.end() ? nullptr : &*secrets;
}

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
