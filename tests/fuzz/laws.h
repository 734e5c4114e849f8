// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for whatever libFuzzer makes. A breach ends the program with a message, which is a finding.
#pragma once

#include <string_view>

#include "model/engine/core/game.h"

namespace fuzz {

/// Ends the program with that message where it does not hold.
void require(bool holds, const char *what);

/// The bytes as text.
inline std::string_view textOf(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), size};
}
/// Takes the first line from a text, without its line feed.
std::string_view takeLine(std::string_view &text);

/// A number that follows from the text: the same input does the same.
std::uint64_t seedOf(std::string_view text);

/// The game with that number of players which the first word of a line names, as in `osiris 3`; a start of some game
/// for any other line.
engine::Position startOf(std::string_view line);

/// The laws of one position, also of a view: its text reads back, its actions are legal, have texts that read back and
/// lead to positions; all that is asked of it for a board has an answer.
void checkPosition(const engine::Position &position);

/// An action or outcome of a position that is not over; nothing where a view does not know any.
std::optional<engine::Action> anyAction(const engine::Position &position, engine::Random &random);

} // namespace fuzz
