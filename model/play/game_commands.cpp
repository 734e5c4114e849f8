// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/core/label.h"
#include "model/play/commands.h"

namespace play {

using engine::Action;
using engine::Seat;
using record::Json;

namespace {

const QString kDo = QStringLiteral("do");
const QString kSeat = QStringLiteral("seat");
const QString kName = QStringLiteral("name");
const QString kPlayer = QStringLiteral("player");
const QString kEnd = QStringLiteral("end");
const QString kBy = QStringLiteral("by");

/// Doing it appends to the game, undoing it removes the last step.
class ActionCommand : public Command {
public:
    ActionCommand(Action action, engine::Message label) : Command(Change::StepAdded, std::move(label)), m_action(action)
    {
    }
    const Action *action() const override { return &m_action; }
    const Annotations *annotations() const override { return m_said ? &*m_said : nullptr; }

protected:
    bool check(const GameState &state) override
    {
        if (state.isOver() || state.position().illegalReason(m_action))
            return false;
        m_label = state.position().label(m_action).words;
        m_json = {{kDo, Json::text(state.position().actionText(m_action))}};
        return true;
    }
    void apply(GameState &state) override
    {
        state.append(m_action);
        if (m_said)
            state.annotate(*std::exchange(m_said, std::nullopt));
    }
    void takeBack(GameState &state) override { m_said = state.removeLast(); }

private:
    Action m_action;
    std::optional<Annotations> m_said;
};

class SeatCommand : public Command {
public:
    SeatCommand(Seat seat, record::SeatEntry entry) : Command(Change::Seats), m_seat(seat), m_other(std::move(entry)) {}

protected:
    bool check(const GameState &state) override
    {
        record::SeatEntry next = state.record().seats[m_seat];
        if (next.name == m_other.name && next.player == m_other.player)
            return false;
        next.name = m_other.name;
        next.player = m_other.player;
        next.program = m_other.program;
        m_other = std::move(next);
        m_label = {"player", {{"seat", state.game().seatId(m_seat, state.seatCount())}}};
        m_json = {{kSeat, m_other.seat}, {kPlayer, m_other.player}};
        if (m_other.name.translations.empty())
            m_json.emplace_back(kName, m_other.name.plain);
        return true;
    }
    void apply(GameState &state) override { std::swap(state.edit().seats[m_seat], m_other); }

private:
    Seat m_seat;
    record::SeatEntry m_other; ///< who is not there now
};

class EndCommand : public Command {
public:
    EndCommand(std::string reason, Seat by, std::optional<record::FinalResult> known)
        : Command(Change::End, {std::move(reason), {}}), m_by(by), m_result(std::move(known))
    {
    }
    bool isPersons() const override { return label().id != "time"; }

protected:
    bool check(const GameState &state) override;
    void apply(GameState &state) override { state.edit().result = m_result; }
    void takeBack(GameState &state) override { state.edit().result.reset(); }

private:
    Seat m_by;
    std::optional<record::FinalResult> m_result;
};

bool EndCommand::check(const GameState &state)
{
    if (state.isOver())
        return false;
    m_json = {{kEnd, Json::text(label().id)}};
    if (m_by < state.seatCount()) {
        m_label.fields = {{"seat", state.game().seatId(m_by, state.seatCount())}};
        m_json.emplace_back(kBy, state.record().seats[m_by].seat);
    }
    if (m_result)
        return true;
    std::vector<Seat> winners;
    for (Seat seat = 0; seat < state.game().figures(state.seatCount()); ++seat) {
        if (seat != m_by)
            winners.push_back(seat);
    }
    m_result = {{std::move(winners), label().id, state.position().scores()}, {}};
    return true;
}

/// The seat of that id, or `kNobody` where it is no text or none.
Seat seatNamed(const Json &id, const GameState &state)
{
    return id.asText() ? state.game().seatOf(id.asText()->toStdString(), state.seatCount()) : engine::kNobody;
}

std::unique_ptr<Command> readSeat(const Json &edit, Seat seat, const GameState &state)
{
    const std::optional<Json> player = edit.find(kPlayer);
    if (seat == engine::kNobody || !player || !player->asText())
        return nullptr;
    record::SeatEntry entry = state.record().seats[seat];
    entry.player = *player->asText();
    entry.program.clear(); // what is done again comes from a file
    if (const std::optional<Json> name = edit.find(kName); name && name->asText())
        entry.name = {*name->asText()};
    return changeSeat(seat, std::move(entry));
}

std::unique_ptr<Command> readEnd(const Json &edit, const Json &more, const GameState &state)
{
    const QString *reason = more.asText();
    const std::optional<Json> by = edit.find(kBy);
    const Seat seat = by ? seatNamed(*by, state) : engine::kNobody;
    if (!reason || !record::isEarlyEnd(reason->toStdString()) || (by && seat == engine::kNobody))
        return nullptr;
    return endEarly(reason->toStdString(), seat);
}

} // namespace

std::unique_ptr<Command> doAction(Action action, engine::Message label)
{
    return std::make_unique<ActionCommand>(action, std::move(label));
}

std::unique_ptr<Command> changeSeat(Seat seat, record::SeatEntry entry)
{
    return std::make_unique<SeatCommand>(seat, std::move(entry));
}

std::unique_ptr<Command> endEarly(std::string reason, Seat by, std::optional<record::FinalResult> known)
{
    return std::make_unique<EndCommand>(std::move(reason), by, std::move(known));
}

std::unique_ptr<Command> readGameCommand(const Json &edit, const GameState &state)
{
    if (const std::optional<Json> text = edit.find(kDo); text && text->asText()) {
        const auto read = state.position().readAction(text->asText()->toStdString());
        const Action *action = std::get_if<Action>(&read);
        return action ? doAction(*action) : nullptr;
    }
    if (const std::optional<Json> seat = edit.find(kSeat))
        return readSeat(edit, seatNamed(*seat, state), state);
    if (const std::optional<Json> reason = edit.find(kEnd))
        return readEnd(edit, *reason, state);
    return nullptr;
}

} // namespace play
