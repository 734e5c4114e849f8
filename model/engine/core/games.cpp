// SPDX-License-Identifier: GPL-3.0-or-later
// The table of games: a new game adds one line in each of two places.
#include <array>

#include "model/engine/aton/aton.h"
#include "model/engine/core/game.h"
#include "model/engine/osiris/osiris.h"

namespace engine {

std::span<const Game *const> games()
{
    static const std::array<const Game *, 2> table{&aton::game(), &osiris::game()};
    return table;
}

} // namespace engine
