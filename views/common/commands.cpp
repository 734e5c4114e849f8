// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/commands.h"

namespace views {

void Commands::offer(Command command, std::function<void()> run, std::function<bool()> can, std::function<bool()> isOn)
{
    m_offered.insert_or_assign(command, Offered{std::move(run), std::move(can), std::move(isOn)});
}

bool Commands::can(Command command) const
{
    const auto offered = m_offered.find(command);
    return offered != m_offered.end() && (!offered->second.can || offered->second.can());
}

CommandStates Commands::states() const
{
    CommandStates states;
    for (const auto &[command, offered] : m_offered)
        states[command] = {!offered.can || offered.can(), offered.isOn && offered.isOn()};
    return states;
}

void Commands::run(Command command) const
{
    if (can(command))
        m_offered.at(command).run();
}

} // namespace views
