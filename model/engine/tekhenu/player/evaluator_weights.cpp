// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/tekhenu/player/evaluator.h"

namespace engine::tekhenu {

const Weights &weightsFor(int seats)
{
    // One seat against the rival, two, three and four.
    static constexpr std::array<Weights, 3> kTables{{
#define TABLE(...) Weights{__VA_ARGS__},
#include "model/engine/tekhenu/player/weights.inc" // NOLINT
    }};
    return kTables[seats == 1 ? 0U : seats == 2 ? 1U : 2U];
}

} // namespace engine::tekhenu
