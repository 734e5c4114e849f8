// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "model/engine/core/game.h"
#include "model/engine/core/scanner.h"

namespace engine {

/// The position of a text of the game `G`, which `readAll` reads from a Scanner to its end. Refused are, in this order:
/// what is malformed (`position.malformed` with the column from 1 where it is wrong), what `G::problems` objects to,
/// what `G::text` would write otherwise (`position.not-canonical`).
template <class G, class ReadAll>
std::variant<typename G::Position, Unreadable> readPositionText(std::string_view text, ReadAll readAll)
{
    Scanner in(text);
    const typename G::Position position = readAll(in);
    if (in.failed() || !in.atEnd()) {
        const std::size_t column = text.size() - in.rest().size() + 1;
        return Unreadable{"position.malformed", {{"column", static_cast<std::int64_t>(column)}}};
    }
    const std::vector<Problem> found = G::problems(position);
    if (!found.empty())
        return found.front().message;
    if (G::text(position) != text)
        return Unreadable{"position.not-canonical", {}};
    return position;
}

} // namespace engine
