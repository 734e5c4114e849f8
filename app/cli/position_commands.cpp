// SPDX-License-Identifier: GPL-3.0-or-later
// Commands about a position: legal, apply, show, perft.
#include <algorithm>
#include <limits>

#include "app/cli/command.h"
#include "app/cli/inputs.h"
#include "app/cli/picture.h"
#include "model/words/words.h"

namespace cli {

namespace {

void refuseUnlistable(const engine::Position &position)
{
    if (position.outcomeCount() > engine::kMostListedOutcomes)
        throw Failure{{"cli.too-many-outcomes", {{"most", static_cast<std::int64_t>(engine::kMostListedOutcomes)}}},
                      &position.game()};
}

engine::Position afterAction(const engine::Position &position, const QString &text, int number)
{
    const auto refuse = [&](const engine::Message &why) {
        throw Failure{
            {"cli.wrong-action", {{"number", number}, {"action", text.toStdString()}, {"why", words::enclosed(why)}}},
            &position.game()};
    };
    const auto read = position.readAction(text.toStdString());
    if (const auto *unreadable = std::get_if<engine::Unreadable>(&read))
        refuse(*unreadable);
    const engine::Action action = std::get<engine::Action>(read);
    if (const std::optional<engine::Message> why = position.illegalReason(action))
        refuse(*why);
    return position.after(action);
}

} // namespace

Answer listLegal(const Arguments &arguments)
{
    const engine::Position position = readPosition(arguments.operands().front());
    refuseUnlistable(position);
    std::vector<std::string> lines;
    if (position.toAct() == engine::seatBit(engine::kChance)) {
        for (const engine::Outcome &outcome : position.outcomes())
            lines.push_back(position.actionText(outcome.action) + '\t' + outcome.probability.text());
    } else {
        for (const engine::Action action : position.legal())
            lines.push_back(position.actionText(action));
    }
    std::sort(lines.begin(), lines.end());
    Answer answer;
    for (const std::string &line : lines)
        answer.output += QByteArray::fromStdString(line) + '\n';
    return answer;
}

Answer applyActions(const Arguments &arguments)
{
    const QStringList &operands = arguments.operands();
    engine::Position position = readWholePosition(operands.front());
    for (int number = 1; number < operands.size(); ++number)
        position = afterAction(position, operands[number], number);
    return {QByteArray::fromStdString(position.text()) + '\n'};
}

Answer showPosition(const Arguments &arguments)
{
    const engine::Position position = readPosition(arguments.operands().front());
    const engine::Seat seat = readSeat(arguments, position.game(), position.seatCount());
    return {picture(seenAs(position, seat))};
}

Answer countSequences(const Arguments &arguments)
{
    const auto depth =
        static_cast<int>(readNumber(arguments.operands()[1], QStringLiteral("DEPTH"), std::numeric_limits<int>::max()));
    const engine::Position position = readWholePosition(arguments.operands().front());
    if (depth > 0)
        refuseUnlistable(position);
    return {QByteArray::number(static_cast<qulonglong>(position.perft(depth))) + '\n'};
}

} // namespace cli
