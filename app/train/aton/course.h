// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/train/trainings.h"

namespace train {

/// Of games at random, nine of games by what has been learned, and one by which that is judged.
inline constexpr std::uint64_t kCourseStages = 11;

/// Learns from nothing: first from games played at random, then, stage by stage, from games in which both sides play by
/// what has been learned so far. The games of the order are those of the latter in all. The answer is the file that
/// value_network.h stands on; the same order gives the same one on every machine.
std::string learn(const Order &order, const Report &report);

} // namespace train
