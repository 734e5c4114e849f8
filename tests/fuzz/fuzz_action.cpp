// SPDX-License-Identifier: GPL-3.0-or-later
// Action texts. The first line names the game and its players, each other line is done where it is a legal action;
// where it is none another one is, so that the game goes on.
#include "tests/fuzz/laws.h"

namespace {

constexpr int kLines = 60;

engine::Position afterLine(const engine::Position &position, std::string_view line)
{
    const auto read = position.readAction(line);
    if (const auto *action = std::get_if<engine::Action>(&read); action && !position.illegalReason(*action)) {
        fuzz::require(position.actionText(*action) == line, "an action is read that is not as it is written");
        return position.after(*action);
    }
    engine::Random random(fuzz::seedOf(line));
    return position.after(*fuzz::anyAction(position, random));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::string_view text = fuzz::textOf(data, size);
    engine::Position position = fuzz::startOf(fuzz::takeLine(text));
    for (int i = 0; i < kLines && !text.empty() && !position.isOver(); ++i)
        position = afterLine(position, fuzz::takeLine(text));
    fuzz::checkPosition(position);
    return 0;
}
