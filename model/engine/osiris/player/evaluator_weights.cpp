// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/osiris/player/evaluator.h"

namespace engine::osiris {

const Weights &weightsFor(int seats, TipRule tip)
{
    // Two seats, then more; for each first the option `priest`, then `pyramid` (O19).
    static constexpr std::array<Weights, 4> kTables{{
#define TABLE(...) Weights{__VA_ARGS__},
#include "model/engine/osiris/player/weights.inc" // NOLINT
    }};
    return kTables[(seats == 2 ? 0U : 2U) + (tip == TipRule::Priest ? 0U : 1U)];
}

} // namespace engine::osiris
