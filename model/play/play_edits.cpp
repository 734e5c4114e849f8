// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo: the commands, and what they do to the record.
#include "model/play/play_edits.h"

#include <algorithm>

namespace play {

using engine::Action;
using engine::Seat;

namespace {

/// Takes the entry of that place out of a map.
template <class T>
std::optional<T> taken(std::map<int, T> &map, int place)
{
    auto node = map.extract(place);
    return node ? std::optional<T>(std::move(node.mapped())) : std::nullopt;
}

template <class T>
void put(std::map<int, T> &map, int place, const std::optional<T> &entry)
{
    if (entry)
        map.insert_or_assign(place, *entry);
}

} // namespace

Play::ActionEdit::ActionEdit(Play &play, Action action, std::optional<record::Variation> left)
    : Edit(play, play.position().label(action)), m_action(action), m_left(std::move(left))
{
}

void Play::ActionEdit::redo()
{
    m_play.append(m_action);
    if (m_left)
        m_play.m_record.line.variations.push_back(*m_left);
    if (m_said)
        m_play.say(*std::exchange(m_said, std::nullopt));
}

void Play::ActionEdit::undo()
{
    m_said = m_play.removeLast();
    // Of the variations that begin before this action the one that it left was the last to come.
    if (m_left)
        m_play.m_record.line.variations.pop_back();
}

Play::SeatEdit::SeatEdit(Play &play, Seat seat, record::SeatEntry entry)
    : Edit(play, {"player", {{"seat", play.game().seatId(seat, play.seatCount())}}}), m_seat(seat),
      m_other(std::move(entry))
{
}

Play::EndEdit::EndEdit(Play &play, record::FinalResult result, Seat by)
    : Edit(play, {result.value.reason, by < play.seatCount()
                                           ? engine::Value::Members{{"seat", play.game().seatId(by, play.seatCount())}}
                                           : engine::Value::Members{}}),
      m_result(std::move(result))
{
}

void Play::append(Action action)
{
    Step step{action, {}};
    m_positions.push_back(position().after(action, &step.facts));
    m_steps.push_back(std::move(step));
    m_record.line.actions.push_back(action);
    if (const std::optional<engine::Result> result = position().result())
        m_record.result = record::FinalResult{*result, {}};
}

/// What is said of the step goes with it.
Play::Said Play::removeLast()
{
    const int last = stepCount();
    record::Line &line = m_record.line;
    Said said{taken(line.comments, last), taken(line.marks, last), {}, {}, {}};
    if (m_record.timing) {
        said.left = taken(m_record.timing->left, last);
        said.pause = taken(m_record.timing->pauses, last);
    }
    const auto gone = std::stable_partition(line.variations.begin(), line.variations.end(),
                                            [last](const record::Variation &each) { return each.at < last; });
    said.variations.assign(std::make_move_iterator(gone), std::make_move_iterator(line.variations.end()));
    line.variations.erase(gone, line.variations.end());
    m_positions.pop_back();
    m_steps.pop_back();
    line.actions.pop_back();
    m_record.result.reset();
    return said;
}

/// The opposite of what `removeLast` took along, for the last step.
void Play::say(Said said)
{
    const int last = stepCount();
    record::Line &line = m_record.line;
    put(line.comments, last, said.comment);
    put(line.marks, last, said.mark);
    if (m_record.timing) {
        put(m_record.timing->left, last, said.left);
        put(m_record.timing->pauses, last, said.pause);
    }
    line.variations.insert(line.variations.end(), std::make_move_iterator(said.variations.begin()),
                           std::make_move_iterator(said.variations.end()));
}

/// The line that was taken back, as a variation of the present position, with all that is said of it.
record::Line Play::lineAhead() const
{
    record::Line ahead;
    for (int i = m_stack.index(); i < m_stack.count(); ++i) {
        const auto *edit = dynamic_cast<const ActionEdit *>(&editAt(i));
        if (!edit)
            continue;
        ahead.actions.push_back(*edit->action());
        const int place = static_cast<int>(ahead.actions.size());
        const Said *said = edit->said();
        if (!said)
            continue;
        put(ahead.comments, place, said->comment);
        put(ahead.marks, place, said->mark);
        for (record::Variation variation : said->variations) {
            variation.at = place;
            ahead.variations.push_back(std::move(variation));
        }
    }
    return ahead;
}

const Play::Edit &Play::editAt(int index) const { return *static_cast<const Edit *>(m_stack.command(index)); }

const Action *Play::actionAt(int index) const { return index < m_stack.count() ? editAt(index).action() : nullptr; }

/// True for what a person decided; where no person plays, for the choices of the computers.
bool Play::isDeed(int index) const
{
    const Action *action = actionAt(index);
    if (!action)
        return editAt(index).isPersons();
    return action->actor() < seatCount() && (humanCount() == 0 || isHuman(action->actor()));
}

/// Index on the stack of the last done deed, or -1.
int Play::lastDeed() const
{
    int index = m_stack.index() - 1;
    while (index >= 0 && !isDeed(index))
        --index;
    return index;
}

/// Index of the stack after one more deed and what followed it by itself.
int Play::nextDeed(int index) const
{
    do {
        ++index;
    } while (index < m_stack.count() && !isDeed(index));
    return index;
}

/// Where the stack stands in that position if it is one of the past in which a choice was made and that can be gone
/// back to, else -1.
int Play::stackIndexOf(int step) const
{
    int at = stepCount();
    for (int index = m_stack.index() - 1; index >= 0 && at > step; --index) {
        if (actionAt(index) && --at == step)
            return isDeed(index) ? index : -1;
    }
    return -1;
}

void Play::undo()
{
    if (canUndo())
        setIndex(lastDeed());
}

void Play::redo()
{
    // What followed the deed came back to it when it was taken back, so they go together.
    if (canRedo())
        setIndex(nextDeed(m_stack.index()));
}

void Play::goBackTo(int step)
{
    if (canGoBackTo(step))
        setIndex(stackIndexOf(step));
}

/// Undoes or redoes up to there, and tells it at once.
void Play::setIndex(int index)
{
    dropThought();
    const int steps = stepCount();
    const std::string end = savedOf(m_record).earlyEnd;
    const auto seats = savedOf(m_record).seats;
    m_stack.setIndex(index);
    tell({{QStringLiteral("index"), record::Json(index)}});
    const Saved now = savedOf(m_record);
    // First the steps: what is said of the seats is said at a step that exists.
    if (stepCount() < steps)
        emit stepsTakenBack();
    else if (stepCount() > steps)
        emit stepsGivenBack(steps + 1);
    if (now.seats != seats)
        emit seatsChanged();
    if (now.earlyEnd != end)
        emit endChanged();
}

engine::Message Play::undoLabel() const { return canUndo() ? editAt(lastDeed()).label() : engine::Message(); }

engine::Message Play::redoLabel() const { return canRedo() ? editAt(m_stack.index()).label() : engine::Message(); }

} // namespace play
