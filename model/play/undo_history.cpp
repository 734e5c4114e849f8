// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/undo_history.h"

#include <algorithm>

namespace play {

using engine::Action;

namespace {

// Files nest variations to a limit; whoever tries other ways from the end of a game backwards leaves a deeper one with
// each step.
constexpr int kDeepest = 12;

/// A variation of that line as one that begins where the line does.
record::Variation lifted(const record::Line &line, const record::Variation &variation)
{
    record::Variation whole{0, {}, variation.unknown};
    whole.line.actions.assign(line.actions.begin(), line.actions.begin() + variation.at);
    whole.line.actions.insert(whole.line.actions.end(), variation.line.actions.begin(), variation.line.actions.end());
    for (const auto &[place, comment] : variation.line.comments)
        whole.line.comments.emplace(place + variation.at, comment);
    for (const auto &[place, mark] : variation.line.marks)
        whole.line.marks.emplace(place + variation.at, mark);
    for (const auto &[place, assessment] : variation.line.assessments)
        whole.line.assessments.emplace(place + variation.at, assessment);
    for (const auto &[place, drawings] : variation.line.drawings)
        whole.line.drawings.emplace(place + variation.at, drawings);
    whole.line.variations = variation.line.variations;
    for (record::Variation &inner : whole.line.variations)
        inner.at += variation.at;
    return whole;
}

/// Takes the variations that lie too deep out of the line.
std::vector<record::Variation> takeDeepest(record::Line &line)
{
    std::vector<record::Variation> deep;
    const auto isDeep = [](const record::Variation &variation) {
        return 1 + record::depthOf(variation.line) >= kDeepest;
    };
    for (const record::Variation &variation : line.variations) {
        if (isDeep(variation))
            deep.push_back(lifted(line, variation));
    }
    std::erase_if(line.variations, isDeep);
    return deep;
}

/// What the other actions do from where they are no longer the same.
record::Variation branchOff(const std::vector<Action> &actions, const std::vector<Action> &other)
{
    const auto differ = std::mismatch(actions.begin(), actions.end(), other.begin(), other.end());
    record::Variation branch{static_cast<int>(differ.first - actions.begin()), {}, {}};
    branch.line.actions.assign(differ.second, other.end());
    return branch;
}

} // namespace

bool UndoHistory::prepare(Command &command) const
{
    return command.prepare(m_state, command.isUndoable() ? linesLeft() : std::vector<record::Variation>());
}

void UndoHistory::run(std::unique_ptr<Command> command)
{
    const Action *action = command->action();
    const bool ends = action && m_state.position().reveals(*action) && !m_state.isTraining();
    if (const Action *again = nextAction(); action && again && *again == *action) {
        goTo(m_place + 1);
    } else {
        command->redo(m_state);
        if (command->isUndoable())
            add(std::move(command));
    }
    if (ends) {
        m_commands.clear();
        m_place = 0;
    }
}

void UndoHistory::add(std::unique_ptr<Command> command)
{
    m_commands.resize(static_cast<std::size_t>(m_place));
    const int gesture = command->gesture();
    m_lastGesture = std::max(m_lastGesture, gesture);
    if (gesture == 0 || m_commands.empty() || m_commands.back()->gesture() != gesture)
        m_commands.push_back(std::move(command));
    else if (m_commands.back()->dissolves(m_state))
        m_commands.pop_back();
    m_place = count();
}

void UndoHistory::goTo(qint64 place)
{
    while (m_place < place)
        m_commands[m_place++]->redo(m_state);
    while (m_place > place)
        m_commands[--m_place]->undo(m_state);
}

bool UndoHistory::isUserAction(int place) const
{
    const Action *action = at(place).action();
    if (!action)
        return at(place).isPersons();
    return action->actor() < m_state.seatCount() && (m_state.humanCount() == 0 || m_state.isHuman(action->actor()));
}

int UndoHistory::lastUserAction() const
{
    int place = m_place - 1;
    while (place >= 0 && !isUserAction(place))
        --place;
    return place;
}

bool UndoHistory::isLastOfGame() const
{
    int place = std::max(lastUserAction(), 0);
    while (place < m_place && at(place).change().has(Change::Tree))
        ++place;
    return place < m_place;
}

int UndoHistory::nextUserAction() const
{
    int place = m_place;
    do {
        ++place;
    } while (place < count() && !isUserAction(place));
    return place;
}

int UndoHistory::placeOf(int step) const
{
    int reached = m_state.stepCount();
    for (int place = m_place - 1; place >= 0 && reached > step; --place) {
        if (at(place).change().has(Change::Tree))
            return -1; // what was said of the game since would go, too
        if (at(place).action() && --reached == step)
            return isUserAction(place) ? place : -1;
    }
    return -1;
}

/// The lines that another command here leaves for good, as variations of the present position: what was taken back,
/// with all that is said of it, and what that had left itself. Where another line had become the game meanwhile, what
/// was played after it branches off where that line does. None but in a training game.
std::vector<record::Variation> UndoHistory::linesLeft() const
{
    std::vector<record::Variation> left;
    record::Variation ahead{m_state.stepCount(), {}, {}};
    bool isLeft = false; // there is more of it than the tree has anyway
    const auto leave = [&] {
        for (record::Variation &deep : takeDeepest(ahead.line)) {
            deep.at = ahead.at;
            left.push_back(std::move(deep));
        }
        if (isLeft)
            left.push_back(std::move(ahead));
        isLeft = false;
    };
    for (int place = m_place; m_state.isTraining() && place < count(); ++place) {
        const Command &command = at(place);
        for (record::Variation variation : command.left()) {
            const bool isIn = variation.at > ahead.at;
            variation.at -= isIn ? ahead.at : 0;
            isLeft = isLeft || isIn;
            (isIn ? ahead.line.variations : left).push_back(std::move(variation));
        }
        if (const Action *action = command.action()) {
            ahead.line.actions.push_back(*action);
            isLeft = true;
            if (const Annotations *said = command.annotations())
                said->addTo(ahead.line);
        } else if (const record::Line *other = command.otherGame()) {
            leave();
            ahead = branchOff(m_state.record().line.actions, other->actions);
        }
    }
    leave();
    return left;
}

} // namespace play
