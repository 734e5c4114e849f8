// SPDX-License-Identifier: GPL-3.0-or-later
// The table of games: a new game adds one line in each of two places.
#include <array>

#include "model/engine/aton/aton.h"
#include "model/engine/core/game.h"
#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/tekhenu/tekhenu.h"

namespace engine {

std::span<const Game *const> games()
{
    static const std::array<const Game *, 4> table{&aton::game(), &osiris::game(), &nefertiti::game(),
                                                   &tekhenu::game()};
    return table;
}

} // namespace engine
