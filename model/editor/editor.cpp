// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/editor.h"

#include "model/play/commands.h"
#include "model/record/text.h"

namespace editor {

using engine::Arrangement;
using engine::Position;
using scenario::Scenario;

namespace {

/// The seats of that many players: those who are there already stay as they are.
std::vector<record::SeatEntry> seatsFor(const record::Record &record, const engine::Setup &setup)
{
    std::vector<record::SeatEntry> seats = record::newRecord(*record.game, setup).seats;
    for (std::size_t i = 0; i < std::min(seats.size(), record.seats.size()); ++i) {
        if (seats[i].seat == record.seats[i].seat)
            seats[i] = record.seats[i];
    }
    return seats;
}

bool fits(const Scenario &scenario)
{
    const auto isShort = [](const std::optional<record::Text> &text) { return !text || record::fits(*text); };
    bool all = isShort(scenario.title) && isShort(scenario.text) && isShort(scenario.hint) && isShort(scenario.done)
               && isShort(scenario.goal.text);
    for (const auto &[action, reply] : scenario.replies)
        all = all && record::fits(reply);
    return all;
}

} // namespace

record::Record scenarioRecord(const Position &start, const Scenario &scenario, std::vector<record::Drawing> drawings)
{
    record::Record record = record::newRecord(start.game(), start.setup());
    record.start = start;
    record.scenario = scenario::toJson(scenario, start.game());
    if (!drawings.empty())
        record.line.drawings.emplace(0, std::move(drawings));
    return record;
}

bool isScenario(const record::Record &record) { return record.scenario && record.line.actions.empty(); }

Editor::Editor(play::Play &play, QObject *parent) : QObject(parent), m_play(play)
{
    connect(&play, &play::Play::changed, this, [this](const play::Change &change) {
        if (change.has(play::Change::SetUp))
            readAgain();
    });
    readAgain();
}

/// A change is composed before it is made, and read again once it is.
const Editor::Composed &Editor::composed(const Arrangement &arrangement)
{
    if (!m_composed || m_composed->first != arrangement)
        m_composed.emplace(arrangement, game().compose(arrangement));
    return m_composed->second;
}

/// What the record says now, after a change here, undo or redo.
void Editor::readAgain()
{
    auto read = scenario::scenarioOf(m_play.record());
    if (auto *says = std::get_if<Scenario>(&read)) // what is set here can be read; what is opened was looked at before
        m_scenario = std::move(*says);
    m_arrangement = m_scenario.draft ? *m_scenario.draft : m_play.record().startPosition().arrangement();
    m_scenario.draft.reset();
    const Composed &what = composed(m_arrangement);
    if (const auto *position = std::get_if<Position>(&what)) {
        m_position = *position;
        m_problems = position->warnings();
    } else {
        m_position.reset();
        m_problems = std::get<std::vector<engine::Problem>>(what);
    }
    emit changed();
}

bool Editor::change(const std::optional<Arrangement> &next, engine::Message label, int gesture)
{
    return next && set(*next, m_scenario, std::move(label), gesture);
}

bool Editor::setScenario(const Scenario &next, engine::Message label, int gesture)
{
    return fits(next) && set(m_arrangement, next, std::move(label), gesture);
}

bool Editor::set(Arrangement arrangement, Scenario next, engine::Message label, int gesture)
{
    play::SetUp setUp = play::SetUp::of(m_play.record());
    m_hasLost = false;
    if (const auto *position = std::get_if<Position>(&composed(arrangement))) {
        next.draft.reset();
        setUp.setup = position->setup();
        setUp.start = *position;
        setUp.seats = seatsFor(m_play.record(), setUp.setup);
        Scenario rest = scenario::fitted(next, *position);
        next.draft.reset();
        m_hasLost = !(rest == next);
        next = std::move(rest);
    } else {
        next.draft = std::move(arrangement);
    }
    setUp.scenario = scenario::toJson(next, game());
    return m_play.run(play::setUp(std::move(setUp), std::move(label), gesture));
}

} // namespace editor
