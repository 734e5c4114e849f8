// SPDX-License-Identifier: GPL-3.0-or-later
// The table of games: a new game adds a line in each of the two places.
#include <array>

#include "model/engine/aton/aton.h"
#include "model/engine/core/game.h"

namespace engine {

std::span<const Game *const> games()
{
    static const std::array<const Game *, 1> table{&aton::game()};
    return table;
}

} // namespace engine
