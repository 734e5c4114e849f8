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

void Play::Edit::redo()
{
    std::vector<record::Variation> &variations = m_play.m_record.line.variations;
    variations.insert(variations.end(), m_left.begin(), m_left.end());
    apply();
}

void Play::Edit::undo()
{
    takeBack();
    // Whatever came after them has gone: they are the last.
    std::vector<record::Variation> &variations = m_play.m_record.line.variations;
    variations.erase(variations.end() - static_cast<std::ptrdiff_t>(m_left.size()), variations.end());
}

void Play::ActionEdit::apply()
{
    m_play.append(m_action);
    if (m_said)
        m_play.say(*std::exchange(m_said, std::nullopt));
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
    m_timeline.append(action);
    m_record.line.actions.push_back(action);
    if (const std::optional<engine::Result> result = position().result())
        m_record.result = record::FinalResult{*result, {}};
}

/// What is said of the step goes with it.
Play::Annotations Play::removeLast()
{
    const int last = stepCount();
    record::Line &line = m_record.line;
    Annotations said{taken(line.comments, last),        taken(line.marks, last), {}, {}, {},
                     std::exchange(m_record.result, {})};
    if (m_record.timing) {
        said.left = taken(m_record.timing->left, last);
        said.pause = taken(m_record.timing->pauses, last);
    }
    const auto gone = std::stable_partition(line.variations.begin(), line.variations.end(),
                                            [last](const record::Variation &each) { return each.at < last; });
    said.variations.assign(std::make_move_iterator(gone), std::make_move_iterator(line.variations.end()));
    line.variations.erase(gone, line.variations.end());
    m_timeline.removeLast();
    line.actions.pop_back();
    return said;
}

void Play::Annotations::tell(record::Line &line) const
{
    const int last = static_cast<int>(line.actions.size());
    put(line.comments, last, comment);
    put(line.marks, last, mark);
    for (record::Variation variation : variations) {
        variation.at = last;
        line.variations.push_back(std::move(variation));
    }
}

/// The opposite of what `removeLast` took along, for the last step.
void Play::say(const Annotations &said)
{
    said.tell(m_record.line);
    m_record.result = said.result;
    if (m_record.timing) {
        put(m_record.timing->left, stepCount(), said.left);
        put(m_record.timing->pauses, stepCount(), said.pause);
    }
}

/// The lines that another edit here leaves for good, as variations of the present position: what was taken back, with
/// all that is said of it, and what that had left itself. Where another line had become the game meanwhile, what was
/// played after it branches off where that line does. None but in a training game.
std::vector<record::Variation> Play::linesLeft() const
{
    std::vector<record::Variation> left;
    record::Variation ahead{stepCount(), {}, {}};
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
    for (int i = m_stack.index(); isTraining() && i < m_stack.count(); ++i) {
        const Edit &edit = editAt(i);
        for (record::Variation variation : edit.left()) {
            const bool isIn = variation.at > ahead.at;
            variation.at -= isIn ? ahead.at : 0;
            isLeft = isLeft || isIn;
            (isIn ? ahead.line.variations : left).push_back(std::move(variation));
        }
        if (const Action *action = edit.action()) {
            ahead.line.actions.push_back(*action);
            isLeft = true;
            if (const Annotations *said = static_cast<const ActionEdit &>(edit).said())
                said->tell(ahead.line);
        } else if (changesGame(i)) {
            leave();
            ahead = branchOff(m_record.line.actions, static_cast<const TreeEdit &>(edit).other().actions);
        }
    }
    leave();
    return left;
}

const Play::Edit &Play::editAt(int index) const { return *static_cast<const Edit *>(m_stack.command(index)); }

const Action *Play::actionAt(int index) const { return index < m_stack.count() ? editAt(index).action() : nullptr; }

/// True for what a person decided; where no person plays, for the choices of the computers.
bool Play::isUserAction(int index) const
{
    const Action *action = actionAt(index);
    if (!action)
        return editAt(index).isPersons();
    return action->actor() < seatCount() && (humanCount() == 0 || isHuman(action->actor()));
}

/// Index on the stack of the last done deed, or -1.
int Play::lastUserAction() const
{
    int index = m_stack.index() - 1;
    while (index >= 0 && !isUserAction(index))
        --index;
    return index;
}

/// Index of the stack after one more deed and what followed it by itself.
int Play::nextUserAction(int index) const
{
    do {
        ++index;
    } while (index < m_stack.count() && !isUserAction(index));
    return index;
}

/// Where the stack stands in that position if it is one of the past in which a choice was made and that can be gone
/// back to, else -1.
int Play::stackIndexOf(int step) const
{
    int at = stepCount();
    for (int index = m_stack.index() - 1; index >= 0 && at > step; --index) {
        if (isReview(index))
            return -1; // what was said of the game since would go, too
        if (actionAt(index) && --at == step)
            return isUserAction(index) ? index : -1;
    }
    return -1;
}

void Play::undo()
{
    if (canUndo())
        setIndex(lastUserAction());
}

void Play::redo()
{
    // What followed the deed came back to it when it was taken back, so they go together.
    if (canRedo())
        setIndex(nextUserAction(m_stack.index()));
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
    const Saved before = savedNow();
    const SetUp begun = SetUp::of(m_record);
    m_stack.setIndex(index);
    tell({{QStringLiteral("index"), record::Json(index)}});
    const Saved now = savedNow();
    // First the steps: what is said of the seats is said at a step that exists.
    const auto [ours, theirs] =
        std::mismatch(now.actions.begin(), now.actions.end(), before.actions.begin(), before.actions.end());
    if (ours != now.actions.end() && theirs != before.actions.end())
        emit gameReplaced();
    else if (theirs != before.actions.end())
        emit stepsTakenBack();
    else if (ours != now.actions.end())
        emit stepsGivenBack(static_cast<int>(before.actions.size()) + 1);
    if (!(begun == SetUp::of(m_record)))
        emit setUpChanged();
    else if (now.state != before.state)
        emit treeChanged();
    if (now.seats != before.seats)
        emit seatsChanged();
    if (now.earlyEnd != before.earlyEnd)
        emit endChanged();
    noteRevealed();
}

engine::Message Play::undoLabel() const { return canUndo() ? editAt(lastUserAction()).label() : engine::Message(); }

engine::Message Play::redoLabel() const { return canRedo() ? editAt(m_stack.index()).label() : engine::Message(); }

} // namespace play
