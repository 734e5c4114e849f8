// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/aton/position.h"

namespace engine::aton {

/// The position in another phase, with the figures that follow from it for certain: who acts, who plays first, what is
/// still to be moved, why the game is over. Figures of other phases are cleared. Cards and counters stay as they are,
/// so the position may be none that can be played.
Position inPhase(Position position, Phase phase);
/// The same in its phase, with the actor that it has.
Position withDues(Position position);
/// In the phase that the cards in the hands and at the cartouches belong to, at its beginning.
Position inPhaseOfCards(const Position &position);

} // namespace engine::aton
