// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/replay/timeline.h"

#include <algorithm>

#include "model/engine/core/label.h"
#include "model/engine/core/message_seats.h"

namespace replay {

using engine::Action;
using engine::Seat;

Timeline::Timeline(engine::Position start, std::shared_ptr<const record::PlayedLine> known)
    : m_line(std::move(start)), m_known(std::move(known))
{
    note(0);
}

Timeline::Timeline(const record::Record &record, const record::LinePath &line)
    : Timeline(record.startPosition(), record.played)
{
    for (const Action action : record::actionsAlong(record.line, line))
        append(action);
}

void Timeline::append(Action action)
{
    m_line.append(action, m_known.get());
    note(stepCount());
}

engine::Position Timeline::endOf(engine::Position start, const std::vector<Action> &actions)
{
    for (const Action action : actions)
        start = start.after(action);
    return start;
}

void Timeline::become(const std::vector<Action> &actions)
{
    const auto differ = std::mismatch(m_line.steps().begin(), m_line.steps().end(), actions.begin(), actions.end(),
                                      [](const Step &step, Action action) { return step.action == action; });
    for (auto gone = m_line.steps().end() - differ.first; gone > 0; --gone)
        removeLast();
    std::for_each(differ.second, actions.end(), [this](Action action) { append(action); });
}

void Timeline::removeLast()
{
    const int gone = stepCount();
    m_line.removeLast();
    m_scores.pop_back();
    if (m_headings.back().first == gone)
        m_headings.pop_back();
    // The turn that the last action began was noted at the position before it.
    if (m_turns.back() == gone - 1 && gone > 1)
        m_turns.pop_back();
    if (!m_bookmarks.empty() && m_bookmarks.back().step == gone)
        m_bookmarks.pop_back();
}

/// Notes what is to be found again at a position that is the last now.
void Timeline::note(int step)
{
    const engine::Position &position = last();
    m_scores.push_back(position.scores());
    engine::Message heading = position.heading();
    const bool followsHeading = !m_headings.empty() && m_headings.back().first == step - 1;
    if (m_headings.empty() || m_headings.back().message != heading)
        m_headings.push_back({step, std::move(heading)});
    if (step == 0) {
        m_turns.push_back(0);
        return;
    }
    const std::vector<Step> &steps = m_line.steps();
    const Step &done = steps.back();
    const engine::Position &before = m_line.positions()[steps.size() - 1];
    const bool isFirst = step == 1 || steps[steps.size() - 2].action.actor() != done.action.actor();
    if ((isFirst || followsHeading) && m_turns.back() != step - 1)
        m_turns.push_back(step - 1);
    const std::string label = before.label(done.action).words.id;
    std::optional<Bookmark> found;
    for (const engine::BookmarkRule &rule : position.game().bookmarks()) {
        if (rule.cause == label)
            found = Bookmark{step, rule.id, done.action.actor(), rule.isPictured};
        for (const engine::Message &fact : done.facts) {
            if (rule.cause == fact.id)
                found = Bookmark{step, rule.id, engine::seatIn(fact, position).value_or(done.action.actor()),
                                 rule.isPictured};
        }
    }
    if (found)
        m_bookmarks.push_back(std::move(*found));
}

int Timeline::headingOf(int step) const
{
    const auto after = std::upper_bound(m_headings.begin(), m_headings.end(), step,
                                        [](int wanted, const Heading &heading) { return wanted < heading.first; });
    return static_cast<int>(after - m_headings.begin()) - 1;
}

} // namespace replay
