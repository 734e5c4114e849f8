// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/page.h"

namespace views {

bool Page::canGo(replay::Jump jump) const
{
    const replay::Timeline *steps = timeline();
    return steps && (jump < replay::Jump::NextStep ? shownStep() > 0 : shownStep() < steps->stepCount());
}

QString Page::editText(const words::Words &words, const engine::Message &label)
{
    return label.id.empty() ? QString() : words.say({"undo." + label.id, label.fields});
}

void Page::offer(Command command, std::function<bool()> can, std::function<void()> run, std::function<bool()> isOn)
{
    if (!run)
        run = [this, command] { emit wanted(command); };
    m_commands.offer(command, std::move(run), std::move(can), std::move(isOn));
}

} // namespace views
