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

bool Commands::isOn(Command command) const
{
    const auto offered = m_offered.find(command);
    return offered != m_offered.end() && offered->second.isOn && offered->second.isOn();
}

void Commands::run(Command command) const
{
    if (can(command))
        m_offered.at(command).run();
}

} // namespace views
