// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/arrangement.h"

namespace engine::aton {

/// True if a card lies at each of the eight cartouches, so that all are turned up (A8).
bool rowsAreWhole(const Arrangement &arrangement);
/// Gives the cards at the cartouches the face that they have then.
void turnRows(Arrangement &arrangement);
/// Puts the seat's marker where the score has it, and no other one.
void setMarker(Arrangement &arrangement, Seat seat, int score);

} // namespace engine::aton
