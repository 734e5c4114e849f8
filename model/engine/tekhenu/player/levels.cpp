// SPDX-License-Identifier: GPL-3.0-or-later
// The levels of the computer player.
#include "model/engine/tekhenu/tekhenu.h"

namespace engine::tekhenu {

const std::vector<Level> &Tekhenu::levels()
{
    using std::chrono_literals::operator""ms;
    static const std::vector<Level> levels{
        {"easy", 30, 1, 0.20, 1.0, 0ms},
        {"normal", 60, 1, 0.08, 1.0, 0ms},
        {"hard", 400, 2, 0.02, 1.0, 0ms},
        {"expert", 3'000, 3, 0.0, 1.0, 800ms},
    };
    return levels;
}

} // namespace engine::tekhenu
