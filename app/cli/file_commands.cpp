// SPDX-License-Identifier: GPL-3.0-or-later
// Commands about saved games: replay, verify.
#include <algorithm>

#include "app/cli/command.h"
#include "app/cli/inputs.h"
#include "model/engine/core/message_seats.h"
#include "model/replay/analysis.h"
#include "model/scenario/scenario.h"
#include "model/words/sentence.h"

namespace cli {

namespace {

using record::Json;

/// One step of a replay: what was done, what followed, where it led.
struct Step {
    int number = 0;
    std::optional<engine::Action> action;
    std::vector<engine::Message> facts;
    engine::Position position;
};

Json factJson(const engine::Message &fact)
{
    Json::Members members{{QStringLiteral("fact"), Json::text(fact.id)}};
    for (const auto &[name, value] : fact.fields)
        members.emplace_back(QString::fromStdString(name), Json::of(value));
    return members;
}

/// A fact in a line that no language is needed for: `points seat=red for=black points=8`.
QByteArray factLine(const engine::Message &fact)
{
    QByteArray line = QByteArray::fromStdString(fact.id);
    for (const auto &[name, value] : fact.fields) {
        const std::string *text = value.asText();
        line += ' ' + QByteArray::fromStdString(name) + '='
                + (text ? QByteArray::fromStdString(*text) : Json::of(value).compact());
    }
    return line;
}

/// Prints the steps of one saved game, as everybody's or as one seat's.
class Replay {
public:
    Replay(const record::Record &record, engine::Seat seat) : m_record(record), m_seat(seat) {}

    QByteArray lines() const
    {
        return print([this](const Step &step) {
            QByteArray text = QByteArray::number(step.number);
            if (step.action)
                text += ' ' + actionText(step);
            for (const engine::Message &fact : step.facts)
                text += "\n  " + factLine(fact);
            return text + "\n  " + QByteArray::fromStdString(seenAs(step.position, m_seat).text()) + '\n';
        });
    }
    QByteArray jsonLines() const
    {
        return print([this](const Step &step) { return json(step).compact() + '\n'; });
    }

private:
    template <class Print>
    QByteArray print(Print printStep) const
    {
        Step step{0, {}, {}, m_record.startPosition()};
        QByteArray output = printStep(step);
        for (const engine::Action action : m_record.line.actions) {
            ++step.number;
            step.action = action;
            step.facts.clear();
            step.position = step.position.after(action, &step.facts);
            if (m_seat != engine::kNobody)
                std::erase_if(step.facts,
                              [&](const auto &fact) { return !engine::isFor(fact, step.position, m_seat); });
            output += printStep(step);
        }
        return output;
    }

    QByteArray actionText(const Step &step) const
    {
        return QByteArray::fromStdString(step.position.actionText(*step.action, m_seat));
    }

    Json json(const Step &step) const
    {
        const engine::Game &game = *m_record.game;
        const engine::Position seen = seenAs(step.position, m_seat);
        Json::List facts;
        for (const engine::Message &fact : step.facts)
            facts.push_back(factJson(fact));
        Json::Members members{
            {QStringLiteral("step"), Json(step.number)},
            {QStringLiteral("by"),
             step.action ? Json::text(game.seatId(step.action->actor(), m_record.setup.seats)) : Json()},
            {QStringLiteral("action"), step.action ? Json(QString::fromUtf8(actionText(step))) : Json()},
            {QStringLiteral("facts"), std::move(facts)},
            {QStringLiteral("position"), Json::text(seen.text())},
            {QStringLiteral("legal"), legal(seen)},
            {QStringLiteral("state"), Json::of(seen.state())}};
        if (step.number == 0)
            addGame(members);
        return members;
    }
    static Json legal(const engine::Position &seen)
    {
        std::vector<std::string> texts;
        for (const engine::Action action : seen.legal())
            texts.push_back(seen.actionText(action));
        std::sort(texts.begin(), texts.end());
        Json::List list;
        for (const std::string &text : texts)
            list.push_back(Json::text(text));
        return list;
    }
    void addGame(Json::Members &members) const
    {
        Json::List seats;
        for (const record::SeatEntry &seat : m_record.seats)
            seats.push_back(seat.seat);
        Json::Members options;
        for (const auto &[id, choice] : m_record.options())
            options.emplace_back(QString::fromStdString(id), Json::text(choice));
        members.emplace_back(QStringLiteral("game"), Json::text(m_record.game->id()));
        members.emplace_back(QStringLiteral("seats"), std::move(seats));
        members.emplace_back(QStringLiteral("options"), std::move(options));
    }

    const record::Record &m_record;
    const engine::Seat m_seat;
};

/// What a file need not be right in to be read: what its scenario says of the position, and its analysis.
std::optional<record::Error> errorInBlocks(const record::Record &record)
{
    const auto read = scenario::scenarioOf(record);
    if (const auto *error = std::get_if<record::Error>(&read))
        return *error;
    return replay::Analysis::illegalReason(record);
}

/// The number of actions in the main lines of these games, all of which is right; throws a Failure at what is not.
std::size_t checked(const QString &path, const GameFile &file)
{
    if (const auto *record = std::get_if<record::Record>(&file)) {
        if (const std::optional<record::Error> error = errorInBlocks(*record))
            throw inFile(path, *error, record->game);
        return record->line.actions.size();
    }
    std::size_t actions = 0;
    int number = 0;
    for (const scenario::Chapter &chapter : std::get<scenario::Study>(file).chapters) {
        ++number;
        actions += chapter.game.line.actions.size();
        if (const std::optional<record::Error> error = errorInBlocks(chapter.game))
            throw inFile(path, scenario::inChapter(number, *error), chapter.game.game);
    }
    return actions;
}

} // namespace

Answer replayFile(const Arguments &arguments)
{
    const record::Record record = readRecord(arguments.operands().front());
    const Replay replay(record, readSeat(arguments, *record.game, record.setup.seats));
    return {arguments.has(QStringLiteral("json")) ? replay.jsonLines() : replay.lines()};
}

Answer verifyFiles(const Arguments &arguments)
{
    Answer answer;
    for (const QString &path : arguments.operands()) {
        try {
            const std::size_t actions = checked(path, readGameFile(path));
            answer.output += "ok " + QByteArray::number(static_cast<qulonglong>(actions)) + ' '
                             + words::oneLine(path).toLocal8Bit() + '\n';
        } catch (const Failure &failure) {
            answer.failures.push_back(failure);
        }
    }
    return answer;
}

} // namespace cli
