// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/command.h"

#include "model/play/commands.h"

namespace play {

std::unique_ptr<Command> Command::read(const record::Json &edit, const GameState &state)
{
    for (const auto read : {readGameCommand, readTreeCommand, readSetUp, readRecordCommand}) {
        if (std::unique_ptr<Command> command = read(edit, state))
            return command;
    }
    return nullptr;
}

bool Command::prepare(const GameState &state, std::vector<record::Variation> left)
{
    m_left = std::move(left);
    return check(state);
}

void Command::redo(GameState &state)
{
    std::vector<record::Variation> &variations = state.edit().line.variations;
    variations.insert(variations.end(), m_left.begin(), m_left.end());
    apply(state);
}

void Command::undo(GameState &state)
{
    takeBack(state);
    // Whatever came after them has gone: they are the last.
    std::vector<record::Variation> &variations = state.edit().line.variations;
    variations.erase(variations.end() - static_cast<std::ptrdiff_t>(m_left.size()), variations.end());
}

} // namespace play
