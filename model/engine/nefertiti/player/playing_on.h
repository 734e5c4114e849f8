// SPDX-License-Identifier: GPL-3.0-or-later
// Play beyond the tree by quick players, who bring a position to where the judgement knows more.
#pragma once

#include "model/engine/core/random.h"
#include "model/engine/nefertiti/nefertiti.h"

namespace engine::nefertiti {

/// Where the game may be after so many choices, at the end if that comes first: a full position in which a seat has to
/// act, as the judgement has learned from. A choice is what brings most at once of a few actions that are drawn.
Position playedOn(Position position, int choices, Random &random);

} // namespace engine::nefertiti
