// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/commands.h"

#include <array>

namespace views {

namespace {

// In the order of Command.
constexpr std::array kCommandNames{"new",         "new-window",     "open",          "save",           "save-as",
                                   "export",      "print",          "bring-back",    "library",        "solve-mistakes",
                                   "close",       "quit",           "match",         "copy-position",  "copy-game",
                                   "paste",       "settings",       "full-screen",   "find-command",   "handbook",
                                   "rules",       "card",           "about",         "rematch",        "other-side",
                                   "hint",        "players",        "pause",         "resign",         "agree-draw",
                                   "undo",        "redo",           "review",        "play-from-here", "play-by-itself",
                                   "analyse",     "learn-mistakes", "guess-moves",   "merge",          "promote-line",
                                   "remove-line", "copy-line",      "edit-position", "try-scenario",   "show-last-turn",
                                   "skip",        "say-prompt",     "say-step",      "say-step-after", "say-standing",
                                   "say-seat",    "say-seat-back",  "show-secrets",  "next-choice",    "choice-back",
                                   "back",        "next-lesson"};
static_assert(kCommandNames.size() == static_cast<std::size_t>(Command::NextLesson) + 1);

} // namespace

QString nameOf(Command command) { return QLatin1String(kCommandNames.at(static_cast<std::size_t>(command))); }

void Commands::offer(Command command, std::function<void()> run, std::function<bool()> can, std::function<bool()> isOn)
{
    m_offered.insert_or_assign(command, Offered{std::move(run), std::move(can), std::move(isOn)});
}

void Commands::explain(Command command, std::function<void()> sayWhyNot)
{
    m_offered.at(command).sayWhyNot = std::move(sayWhyNot);
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
    const auto offered = m_offered.find(command);
    if (can(command))
        offered->second.run();
    else if (offered != m_offered.end() && offered->second.sayWhyNot)
        offered->second.sayWhyNot();
}

} // namespace views
