// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/play.h"

#include <algorithm>

#include "model/engine/search/runner.h"

namespace play {

using engine::Action;
using engine::Seat;

/// One action on the undo stack: doing it appends to the game, undoing removes the last step.
class Play::ActionCommand : public QUndoCommand {
public:
    ActionCommand(Play &play, Action action) : m_play(play), m_action(action) {}
    Action action() const { return m_action; }
    void redo() override { m_play.append(m_action); }
    void undo() override { m_play.removeLast(); }

private:
    Play &m_play;
    Action m_action;
};

Play::Play(record::Record record, std::uint64_t seed, QObject *parent)
    : QObject(parent), m_record(std::move(record)), m_positions{m_record.startPosition()},
      m_chance(engine::search::derivedSeed(seed, 0)), m_saved(m_record.line.actions)
{
    for (std::size_t seat = 0; seat < m_record.seats.size(); ++seat) {
        const std::string level = m_record.seats[seat].player.toStdString();
        m_players.push_back(engine::search::makePlayer(level, engine::search::derivedSeed(seed, seat + 1)));
    }
    for (const Action action : m_saved) {
        Step step{action, {}};
        m_positions.push_back(position().after(action, &step.facts));
        m_steps.push_back(std::move(step));
    }
}

Play::~Play() = default;

int Play::humanCount() const { return static_cast<int>(std::count(m_players.begin(), m_players.end(), nullptr)); }

Seat Play::onlyHuman() const
{
    if (humanCount() != 1)
        return engine::kNobody;
    return static_cast<Seat>(std::find(m_players.begin(), m_players.end(), nullptr) - m_players.begin());
}

std::optional<engine::Result> Play::result() const
{
    return m_record.result ? std::optional(m_record.result->value) : position().result();
}

Seat Play::humanToAct() const
{
    if (isOver())
        return engine::kNobody;
    for (Seat seat = 0; seat < m_players.size(); ++seat) {
        if (isHuman(seat) && engine::contains(position().toAct(), seat))
            return seat;
    }
    return engine::kNobody;
}

bool Play::act(Action action)
{
    if (isOver() || position().refusal(action))
        return false;
    push(action);
    return true;
}

bool Play::hasAutomaticStep() const
{
    if (isOver())
        return false;
    const engine::SeatSet acting = position().toAct();
    if (acting == engine::seatBit(engine::kChance))
        return true;
    for (Seat seat = 0; seat < m_players.size(); ++seat) {
        if (!isHuman(seat) && engine::contains(acting, seat))
            return true;
    }
    return false;
}

bool Play::stepAutomatically()
{
    if (isOver())
        return false;
    const engine::SeatSet acting = position().toAct();
    if (acting == engine::seatBit(engine::kChance)) {
        push(position().sample(m_chance));
        return true;
    }
    for (Seat seat = 0; seat < m_players.size(); ++seat) {
        if (!isHuman(seat) && engine::contains(acting, seat)) {
            push(m_players[seat]->choose(position().seenBy(seat)));
            return true;
        }
    }
    return false;
}

void Play::push(Action action)
{
    const bool revealed = position().reveals(action);
    m_stack.push(new ActionCommand(*this, action));
    if (revealed)
        m_stack.clear();
}

void Play::append(Action action)
{
    Step step{action, {}};
    m_positions.push_back(position().after(action, &step.facts));
    m_steps.push_back(std::move(step));
    m_record.line.actions.push_back(action);
    if (const std::optional<engine::Result> result = position().result())
        m_record.result = record::FinalResult{*result, {}};
    emit stepAdded();
}

void Play::removeLast()
{
    m_positions.pop_back();
    m_steps.pop_back();
    m_record.line.actions.pop_back();
    m_record.result.reset();
    const int left = stepCount();
    // What is said of steps that no longer exist goes with them.
    std::erase_if(m_record.line.comments, [left](const auto &comment) { return comment.first > left; });
    std::erase_if(m_record.line.marks, [left](const auto &mark) { return mark.first > left; });
    std::erase_if(m_record.line.variations, [left](const record::Variation &variation) { return variation.at > left; });
}

Action Play::actionAt(int index) const { return static_cast<const ActionCommand *>(m_stack.command(index))->action(); }

bool Play::isHumans(int index) const
{
    const Seat actor = actionAt(index).actor();
    return actor < m_players.size() && isHuman(actor);
}

/// Index on the stack of the last done command that was a human's, or -1.
int Play::lastUndoable() const
{
    for (int i = m_stack.index() - 1; i >= 0; --i) {
        if (isHumans(i))
            return i;
    }
    return -1;
}

void Play::undo()
{
    const int target = lastUndoable();
    if (target < 0)
        return;
    m_stack.setIndex(target);
    emit stepsTakenBack();
}

void Play::redo()
{
    // A human's action and what the computers did after it came back together, so they go together.
    do {
        m_stack.redo();
    } while (m_stack.canRedo() && !isHumans(m_stack.index()));
}

engine::Message Play::undoLabel() const
{
    const int target = lastUndoable();
    if (target < 0)
        return {};
    const std::size_t before = m_positions.size() - 1 - static_cast<std::size_t>(m_stack.index() - target);
    return m_positions[before].label(actionAt(target));
}

engine::Message Play::redoLabel() const
{
    if (!m_stack.canRedo())
        return {};
    return position().label(actionAt(m_stack.index()));
}

bool Play::isModified() const
{
    const std::vector<Action> &now = m_record.line.actions;
    const auto [mine, theirs] = std::mismatch(now.begin(), now.end(), m_saved.begin(), m_saved.end());
    const auto isChoice = [this](Action action) {
        return action.actor() < m_players.size() && isHuman(action.actor());
    };
    return std::any_of(mine, now.end(), isChoice) || std::any_of(theirs, m_saved.end(), isChoice);
}

void Play::setSaved() { m_saved = m_record.line.actions; }

void MatchScore::add(const engine::Result &result, const QStringList &names)
{
    for (const QString &name : names) {
        if (std::none_of(wins.begin(), wins.end(), [&](const auto &entry) { return entry.first == name; }))
            wins.emplace_back(name, 0);
    }
    if (result.winners.size() != 1) {
        ++draws;
        return;
    }
    const QString &winner = names[result.winners.front()];
    ++std::find_if(wins.begin(), wins.end(), [&](const auto &entry) { return entry.first == winner; })->second;
}

} // namespace play
