// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/commands.h"

namespace play {

using record::Json;

namespace {

const QString kSetUp = QStringLiteral("set-up");
const QString kLabel = QStringLiteral("label");
const QString kSetUpGesture = QStringLiteral("gesture");

class SetUpCommand : public Command {
public:
    SetUpCommand(SetUp next, engine::Message label, int gesture)
        : Command(Change::SetUp, std::move(label)), m_gesture(gesture), m_other(std::move(next))
    {
    }
    int gesture() const override { return m_gesture; }
    bool dissolves(GameState &state) override;

protected:
    bool check(const GameState &state) override;
    void apply(GameState &state) override;

private:
    int m_gesture;
    SetUp m_other;                        ///< the beginning that the record does not have now
    std::optional<std::uint64_t> m_state; ///< nothing: never done
};

bool SetUpCommand::check(const GameState &state)
{
    if (state.stepCount() > 0 || !state.record().line.variations.empty() || m_other == SetUp::of(state.record()))
        return false;
    record::Record record;
    record.game = &state.game();
    record.setup = m_other.setup;
    record.seats = m_other.seats;
    record.start = m_other.start;
    record.scenario = m_other.scenario;
    m_json = {{kSetUp, std::get<Json>(record::parseJson(record::write(record)))},
              {kLabel, Json::text(label().id)},
              {kSetUpGesture, Json(m_gesture)}};
    return true;
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
    const std::optional<Json> gesture = edit.find(kSetUpGesture);
    if (!begun || !label || !label->asText() || !gesture || !gesture->asInteger())
        return nullptr;
    const auto read = record::read(begun->compact());
    const auto *record = std::get_if<record::Record>(&read);
    if (!record || record->game != &state.game())
        return nullptr;
    return setUp(SetUp::of(*record), {label->asText()->toStdString(), {}}, static_cast<int>(*gesture->asInteger()));
}

} // namespace play
