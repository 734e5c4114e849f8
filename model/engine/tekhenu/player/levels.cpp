// SPDX-License-Identifier: GPL-3.0-or-later
// The levels of the computer player.
#include "model/engine/tekhenu/tekhenu.h"

namespace engine::tekhenu {

const std::vector<Level> &Tekhenu::levels()
{
    using std::chrono_literals::operator""ms;
    static const std::vector<Level> levels{
        {"easy", 1, 1, 0.03, 1.0, 0ms},
        {"normal", 1, 1, 0.01, 1.0, 0ms},
        {"hard", 200, 2, 0.0, 1.0, 0ms},
        {"expert", 5'000, 3, 0.0, 1.0, 800ms},
    };
    return levels;
}

} // namespace engine::tekhenu
