// SPDX-License-Identifier: GPL-3.0-or-later
// The levels of the computer player. The depth is how many choices each seat has beyond the tree (see TurnModel).
#include "model/engine/nefertiti/nefertiti.h"

namespace engine::nefertiti {

const std::vector<Level> &Nefertiti::levels()
{
    using std::chrono_literals::operator""ms;
    static const std::vector<Level> levels{
        {"easy", 1'000, 0, 0.024, 1.0, 0ms},
        {"normal", 2'000, 0, 0.011, 1.0, 0ms},
        {"hard", 4'000, 0, 0.005, 1.0, 0ms},
        {"expert", 80'000, 12, 0.0, 1.0, 800ms},
    };
    return levels;
}

} // namespace engine::nefertiti
