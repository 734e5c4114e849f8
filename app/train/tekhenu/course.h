// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/train/trainings.h"

namespace train::tekhenu {

/// Learns the three tables of weights of evaluator_weights.cpp, see train::shares::learn.
std::string learn(std::uint64_t seed, std::uint64_t games, const Report &report);

} // namespace train::tekhenu
