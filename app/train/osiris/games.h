// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/train/shares/course.h"
#include "model/engine/osiris/player/evaluator.h"

namespace train::osiris {

/// As `play` of train::shares::Table, by that rule of the tip.
std::optional<engine::search::Values> playGame(engine::osiris::TipRule tip, const shares::GameToPlay &game,
                                               std::vector<shares::Sample> &samples);

} // namespace train::osiris
