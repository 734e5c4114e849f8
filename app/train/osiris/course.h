// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/train/trainings.h"

namespace train::osiris {

/// Learns the four tables of weights: each first from games of the frozen plain player, then, stage by stage, from
/// games in which every seat plays by what has been learned so far. `games`: of all tables and stages together. The
/// answer is the file that judgement_weights.cpp stands on; the same order gives the same one on every machine.
std::string learn(std::uint64_t seed, std::uint64_t games, const Report &report);

} // namespace train::osiris
