// SPDX-License-Identifier: GPL-3.0-or-later
// The levels of the computer player.
#include "model/engine/aton/aton.h"

namespace engine::aton {

const std::vector<Level> &Aton::levels()
{
    static const std::vector<Level> levels{
        {"easy", 1'500, 0, 0.10, 0.0},
        {"normal", 1'500, 0, 0.05, 0.5},
        {"hard", 6'000, 1, 0.02, 1.0},
        {"expert", 30'000, 2, 0.0, 1.0, std::chrono::milliseconds(800)},
    };
    return levels;
}

} // namespace engine::aton
