// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario whose position was changed.
#include <algorithm>

#include "model/scenario/scenario.h"
#include "model/words/words.h"

namespace scenario {

using engine::Position;

namespace {

/// The actions that can be done one after the other from there on; the others go.
std::vector<QString> legalPart(Position position, const std::vector<QString> &actions)
{
    std::vector<QString> legal;
    for (const QString &text : actions) {
        const auto read = position.readAction(text.toStdString());
        const auto *const action = std::get_if<engine::Action>(&read);
        if (!action || position.illegalReason(*action))
            break;
        position = position.after(*action);
        legal.push_back(text);
    }
    return legal;
}

bool hasSeat(const Position &position, const std::string &seat)
{
    return position.game().seatOf(seat, position.seatCount()) < position.seatCount();
}

/// A seat, or a rival that plays.
bool hasFigure(const Position &position, const std::string &id)
{
    const int players = position.seatCount();
    return position.game().figureOf(id, players) < position.game().figures(players);
}

bool isAbout(const Condition &condition, const Position &position)
{
    if (!condition.seat.empty() && !hasFigure(position, condition.seat))
        return false;
    return std::all_of(condition.fields.begin(), condition.fields.end(), [&](const auto &field) {
        return !words::holdsSeat(field.first) || !field.second.asText() || hasFigure(position, *field.second.asText());
    });
}

} // namespace

Scenario fitted(Scenario scenario, const Position &position)
{
    if (!scenario.seat.empty() && !hasSeat(position, scenario.seat))
        scenario.seat.clear();
    std::erase_if(scenario.goal.conditions, [&](const Condition &each) { return !isAbout(each, position); });
    scenario.answer = legalPart(position, scenario.answer);
    std::erase_if(scenario.also, [&](const auto &line) { return legalPart(position, line).size() != line.size(); });
    std::erase_if(scenario.replies, [&](const auto &reply) {
        const auto read = position.readAction(reply.first.toStdString());
        const auto *const action = std::get_if<engine::Action>(&read);
        return !action || !(action->actor() < position.seatCount() || action->actor() == engine::kChance);
    });
    return scenario;
}

} // namespace scenario
