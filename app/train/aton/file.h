// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/train/trainings.h"

namespace train {

/// What `learn` makes of the seed and number of games, as the file that the program is built with.
std::string learnedFile(std::uint64_t seed, std::uint64_t games, const Tell &tell);

} // namespace train
