// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/game.h"
#include "views/board/artwork.h"
#include "views/board/element.h"

namespace views {

/// As what a piece is seen in a game of that many players: with the picture of its kind on its kind of place; the face
/// of its value, or its back; the picture of its kind and owner, or of its kind. It need not lie on a place.
ElementStyle lookOf(const engine::Piece &piece, const Artwork &artwork, const engine::Game &game, int players,
                    bool isFaceSeen);

/// Width by height of a piece that looks like that; 1 where there is no picture.
double proportion(const Artwork &artwork, const ElementStyle &look);

} // namespace views
