// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/engine/aton/rules/position.h"
#include "model/engine/core/arrangement.h"

namespace engine::aton {

/// What can be read out of an arrangement, whatever it holds. Without problems the position is that of the pieces and
/// fields, though perhaps none that can be played (Aton::problems). With problems it lacks what does not fit: of more
/// than nine cards of a value the others, of several cards at a cartouche all but the first.
struct Draft {
    Position position;
    std::vector<Problem> problems;
};

Draft drafted(const Arrangement &arrangement);

} // namespace engine::aton
