// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/set_up_command.h"

namespace play {

using record::Json;

namespace {

const QString kSetUp = QStringLiteral("set-up");
const QString kLabel = QStringLiteral("label");
const QString kGesture = QStringLiteral("gesture");

class SetUpCommand : public Command {
public:
    SetUpCommand(SetUp next, engine::Message label, int gesture)
        : Command(std::move(label)), m_gesture(gesture), m_other(std::move(next))
    {
    }
    Json::Members toJson(const GameState &state) const override;
    Change change() const override { return {Change::SetUp}; }
    int gesture() const override { return m_gesture; }
    bool dissolves(GameState &state) override;

protected:
    bool check(const GameState &state) override
    {
        return state.stepCount() == 0 && state.record().line.variations.empty()
               && !(m_other == SetUp::of(state.record()));
    }
    void apply(GameState &state) override;

private:
    int m_gesture;
    SetUp m_other;                        ///< the beginning that the record does not have now
    std::optional<std::uint64_t> m_state; ///< nothing: never done
};

Json::Members SetUpCommand::toJson(const GameState &state) const
{
    record::Record record;
    record.game = &state.game();
    record.setup = m_other.setup;
    record.seats = m_other.seats;
    record.start = m_other.start;
    record.scenario = m_other.scenario;
    return {{kSetUp, std::get<Json>(record::parseJson(record::write(record)))},
            {kLabel, Json::text(label().id)},
            {kGesture, Json(m_gesture)}};
}

void SetUpCommand::apply(GameState &state)
{
    if (!m_state)
        m_state = state.newState();
    state.exchange(m_other);
    std::swap(state.treeState(), *m_state);
}

bool SetUpCommand::dissolves(GameState &state)
{
    if (!(m_other == SetUp::of(state.record())))
        return false;
    state.treeState() = *m_state;
    return true;
}

} // namespace

std::unique_ptr<Command> setUp(SetUp next, engine::Message label, int gesture)
{
    return std::make_unique<SetUpCommand>(std::move(next), std::move(label), gesture);
}

std::unique_ptr<Command> readSetUp(const Json &edit, const GameState &state)
{
    const std::optional<Json> begun = edit.find(kSetUp);
    const std::optional<Json> label = edit.find(kLabel);
    const std::optional<Json> gesture = edit.find(kGesture);
    if (!begun || !label || !label->asText() || !gesture || !gesture->asInteger())
        return nullptr;
    const auto read = record::read(begun->compact());
    const auto *record = std::get_if<record::Record>(&read);
    if (!record || record->game != &state.game())
        return nullptr;
    return setUp(SetUp::of(*record), {label->asText()->toStdString(), {}}, static_cast<int>(*gesture->asInteger()));
}

} // namespace play
