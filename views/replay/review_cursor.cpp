// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/replay/review_cursor.h"

#include <cstdlib>

#include "model/engine/search/seeds.h"

namespace views {

ReviewCursor::ReviewCursor(play::Play &play, QObject *parent) : QObject(parent), m_play(play), m_step(play.stepCount())
{
    setLine({});
}

void ReviewCursor::seek(int step, bool animated)
{
    step = std::clamp(step, 0, steps().stepCount());
    const bool isNeighbour = std::abs(step - m_step) == 1;
    m_step = step;
    emit moved(animated && isNeighbour);
}

void ReviewCursor::returnTo(const record::ShownPlace &place)
{
    setLine(record::findLine(m_play.record().line, place.line) ? place.line : record::LinePath());
    seek(place.step);
}

bool ReviewCursor::showPlace(const record::Place &place)
{
    const record::Line *line = record::findLine(m_play.record().line, place.line);
    if (!line || place.at > static_cast<int>(line->actions.size()) || place == this->place())
        return false;
    lookAt(place);
    return true;
}

void ReviewCursor::lookAt(const record::Place &place)
{
    const int step = record::stepOf(m_play.record().line, place);
    const bool isNeighbour = std::abs(step - m_step) == 1;
    follow(place);
    m_step = step;
    emit moved(isNeighbour);
}

/// The line that is shown stays if the place lies on it, else it is the place's own.
void ReviewCursor::follow(const record::Place &place)
{
    const record::Line &main = m_play.record().line;
    const int step = record::stepOf(main, place);
    if (step > steps().stepCount() || record::placeAlong(main, m_line, step) != place)
        setLine(place.line);
}

void ReviewCursor::returnToMainLine()
{
    m_step = record::beginOf(m_play.record().line, {m_line.front()});
    setLine({});
    emit moved(false);
}

void ReviewCursor::setLine(const record::LinePath &line)
{
    m_line = line;
    m_branch.reset();
    if (!line.empty())
        m_branch.emplace(m_play.record(), line);
    m_step = step();
    m_actions = record::actionsAlong(m_play.record().line, line);
    m_mainActions = m_play.record().line.actions;
    emit lineChanged();
}

bool ReviewCursor::relocate()
{
    const record::Line &main = m_play.record().line;
    record::Place place;
    for (const engine::Action action : m_actions) {
        const std::optional<record::Place> next = record::followed(main, place, action);
        if (!next)
            break;
        place = *next;
    }
    if (place.line == m_line && record::actionsAlong(main, m_line) == m_actions && m_mainActions == main.actions)
        return false;
    m_step = std::min(m_step, record::stepOf(main, place));
    setLine(place.line);
    emit moved(false);
    return true;
}

/// What chance brings there: as the line there goes on, as the game did, or drawn from its seed.
engine::Action ReviewCursor::outcomeAt(const record::Place &place, const engine::Position &position) const
{
    const record::Line &main = m_play.record().line;
    const record::Line &line = *record::findLine(main, place.line);
    if (place.at < static_cast<int>(line.actions.size()))
        return line.actions[place.at];
    // What the game dealt from where this way left it, but for what was dealt on this way too.
    const std::vector<engine::Action> way = record::actionsAlong(main, place.line);
    const auto [left, own] = std::mismatch(main.actions.begin(), main.actions.end(), way.begin(), way.end());
    std::vector<engine::Action> dealt;
    std::copy_if(left, main.actions.end(), std::back_inserter(dealt),
                 [](engine::Action action) { return action.actor() == engine::kChance; });
    for (auto done = own; done != way.end(); ++done) {
        if (const auto same = std::find(dealt.begin(), dealt.end(), *done); same != dealt.end())
            dealt.erase(same);
    }
    const auto next = std::find_if(dealt.begin(), dealt.end(),
                                   [&](engine::Action action) { return !position.illegalReason(action); });
    if (next != dealt.end())
        return *next;
    engine::Random random(
        engine::search::derivedSeed(m_play.seed(), static_cast<std::uint64_t>(record::stepOf(main, place))));
    return position.sample(random);
}

void ReviewCursor::tryAction(engine::Action action)
{
    engine::Position position = this->position();
    std::optional<record::Place> there = m_play.tryAction(place(), action, true);
    if (!there)
        return;
    position = position.after(action);
    while (there && position.toAct() == engine::seatBit(engine::kChance)) {
        const engine::Action outcome = outcomeAt(*there, position);
        there = m_play.tryAction(*there, outcome);
        position = position.after(outcome);
    }
    if (there)
        lookAt(*there);
}

void ReviewCursor::tryLine(const std::vector<engine::Action> &line)
{
    const int begin = step();
    const int gesture = m_play.newGesture();
    record::Place end = place();
    for (const engine::Action action : line) {
        const std::optional<record::Place> next = m_play.tryAction(end, action, true, gesture);
        if (!next)
            break;
        end = *next;
    }
    follow(end);
    seek(begin);
}

} // namespace views
