// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "views/board/board_view_state.h"
#include "views/common/sound.h"

namespace views {

/// What is heard when the board goes from one picture to the next: of all that changes one sound, by what pieces are
/// made of (`BoardPlan::materialOf`). Nothing where no change is seen by whoever looks at it: what a card that is face
/// down has become, or who knows it, is not heard.
std::optional<Cue> cueOf(const BoardViewState &before, const BoardViewState &now);

/// True for what is heard when a piece has come to where it lies, and not when it sets off.
bool isHeardAtEnd(Sound sound);

} // namespace views
