// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/played_line.h"

namespace record {

void PlayedLine::append(engine::Action action, const PlayedLine *known)
{
    const std::size_t at = m_steps.size();
    if (known && at < known->m_steps.size() && known->m_steps[at].action == action
        && known->m_positions[at] == last()) {
        m_positions.push_back(known->m_positions[at + 1]);
        m_steps.push_back(known->m_steps[at]);
        return;
    }
    Step step{action, {}};
    m_positions.push_back(last().after(action, &step.facts));
    m_steps.push_back(std::move(step));
}

void PlayedLine::removeLast()
{
    m_positions.pop_back();
    m_steps.pop_back();
}

} // namespace record
