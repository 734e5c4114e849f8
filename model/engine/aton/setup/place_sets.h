// SPDX-License-Identifier: GPL-3.0-or-later
// Which pieces may lie where, and groups of places.
#pragma once

#include <initializer_list>
#include <vector>

#include "model/engine/aton/rules/places.h"

namespace engine::aton {

using Places = std::vector<PlaceIndex>;

/// True if such a piece may lie there; any values are allowed.
bool mayLie(std::uint8_t kind, Seat owner, PlaceIndex place);
/// True if a place holds one piece: squares, cartouches, the place of the exchange counter. Two markers may share a
/// square of the scoring strip.
bool isForOne(PlaceIndex place);
/// Index of the place in the Kingdom of the Dead, from 0, or on the scoring strip, from 1; -1 if it is not there.
int deadNumber(PlaceIndex place);
int scoreNumber(PlaceIndex place);

/// All places of the Kingdom of the Dead.
Places kingdomPlaces();
/// Places of the seat; its cartouches.
Places ownPlaces(Seat seat, std::initializer_list<Own> which);
Places cartouchePlaces(Seat seat);
/// Hands and cartouches of both seats.
Places handPlaces();
/// The cartouches of that number, 1 to 4, of both seats.
Places cartouchePair(int cartouche);
/// The square of a score on the scoring strip; empty for 0.
Places markerPlaces(int score);

} // namespace engine::aton
