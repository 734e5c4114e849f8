// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/nefertiti/player/evaluator.h"

namespace engine::nefertiti {

const Weights &weightsFor(int seats)
{
    // Two seats, three and four, five.
    static constexpr std::array<Weights, 3> kTables{{
#define TABLE(...) Weights{__VA_ARGS__},
#include "model/engine/nefertiti/player/weights.inc" // NOLINT
    }};
    return kTables[seats == 2 ? 0U : seats < kMostPlayers ? 1U : 2U];
}

} // namespace engine::nefertiti
