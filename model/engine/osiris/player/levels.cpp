// SPDX-License-Identifier: GPL-3.0-or-later
// The levels of the computer player.
#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

const std::vector<Level> &Osiris::levels()
{
    using std::chrono_literals::operator""ms;
    static const std::vector<Level> levels{
        {"easy", 800, 1, 0.06, 0.6, 0ms},
        {"normal", 1'500, 1, 0.035, 0.8, 0ms},
        {"hard", 4'000, 2, 0.018, 1.0, 0ms},
        {"expert", 40'000, 2, 0.0, 1.0, 800ms},
    };
    return levels;
}

} // namespace engine::osiris
