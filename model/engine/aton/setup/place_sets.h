// SPDX-License-Identifier: GPL-3.0-or-later
// Which pieces may lie where, and places that belong together.
#pragma once

#include <initializer_list>
#include <vector>

#include "model/engine/aton/rules/places.h"

namespace engine::aton {

using Places = std::vector<PlaceIndex>;

/// True if such a piece may lie there. Kind, owner and place may be anything.
bool mayLie(std::uint8_t kind, Seat owner, PlaceIndex place);
/// True if a place holds one piece: squares, cartouches, the exchange counter's place. Two markers may share a square.
bool isForOne(PlaceIndex place);
/// The place's number in the Kingdom of the Dead or in the scoring strip, from 0 or 1, or -1.
int deadNumber(PlaceIndex place);
int scoreNumber(PlaceIndex place);

Places kingdomPlaces();
/// Those of the seat's own places.
Places ownPlaces(Seat seat, std::initializer_list<Own> which);
Places cartouchePlaces(Seat seat);
/// Hands and cartouches of both.
Places handPlaces();
/// The cartouches of that number of both.
Places cartouchePair(int cartouche);
/// Where the marker of that score lies; none at 0.
Places markerPlaces(int score);

} // namespace engine::aton
