// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/train/shares/course.h"

namespace train::nefertiti {

/// As `play` of train::shares::Table.
std::optional<engine::search::Values> playGame(shares::GameToPlay game, std::vector<shares::Sample> &samples);

} // namespace train::nefertiti
