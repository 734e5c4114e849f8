// SPDX-License-Identifier: GPL-3.0-or-later
// Position texts, of full positions and of views, and what a game may come to from there.
#include "tests/fuzz/laws.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text = fuzz::textOf(data, size);
    const auto read = engine::readPosition(text);
    if (!std::holds_alternative<engine::Position>(read))
        return 0;
    engine::Position position = std::get<engine::Position>(read);
    fuzz::require(position.text() == text, "a text is read that is not canonical");
    fuzz::checkPosition(position);
    engine::Random random(fuzz::seedOf(text));
    for (int step = 0; step < 8 && position.viewer() == engine::kNobody && !position.isOver(); ++step)
        position = position.after(*fuzz::anyAction(position, random));
    fuzz::checkPosition(position);
    return 0;
}
