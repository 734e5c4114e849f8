// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/replay/navigator.h"

#include <algorithm>

namespace replay {

namespace {

/// The last entry of an ascending list that lies before `step`, or `otherwise`.
template <class List, class StepOf>
int before(const List &list, int step, StepOf stepOf, int otherwise)
{
    const auto at = std::lower_bound(list.begin(), list.end(), step,
                                     [&](const auto &entry, int wanted) { return stepOf(entry) < wanted; });
    return at == list.begin() ? otherwise : stepOf(*(at - 1));
}

/// The first entry of an ascending list that lies after `step`, or `otherwise`.
template <class List, class StepOf>
int after(const List &list, int step, StepOf stepOf, int otherwise)
{
    const auto at = std::upper_bound(list.begin(), list.end(), step,
                                     [&](int wanted, const auto &entry) { return wanted < stepOf(entry); });
    return at == list.end() ? otherwise : stepOf(*at);
}

int turnStep(int turn) { return turn; }
int headingStep(const Heading &heading) { return heading.first; }
int markStep(const Mark &mark) { return mark.step; }

} // namespace

int Navigator::target(Jump jump, int from) const
{
    switch (jump) {
    case Jump::First: return first();
    case Jump::PreviousHeading: return previousHeading(from);
    case Jump::PreviousTurn: return previousTurn(from);
    case Jump::PreviousMark: return previousMark(from);
    case Jump::PreviousStep: return previousStep(from);
    case Jump::NextStep: return nextStep(from);
    case Jump::NextMark: return nextMark(from);
    case Jump::NextTurn: return nextTurn(from);
    case Jump::NextHeading: return nextHeading(from);
    case Jump::Last: break;
    }
    return last();
}

int Navigator::previousStep(int step) const { return std::max(step - 1, 0); }
int Navigator::nextStep(int step) const { return std::min(step + 1, last()); }
int Navigator::previousTurn(int step) const { return before(m_timeline.turns(), step, turnStep, 0); }
int Navigator::nextTurn(int step) const { return after(m_timeline.turns(), step, turnStep, last()); }
int Navigator::previousHeading(int step) const { return before(m_timeline.headings(), step, headingStep, 0); }
int Navigator::nextHeading(int step) const { return after(m_timeline.headings(), step, headingStep, last()); }
int Navigator::previousMark(int step) const { return before(m_marks, step, markStep, step); }
int Navigator::nextMark(int step) const { return after(m_marks, step, markStep, step); }

} // namespace replay
