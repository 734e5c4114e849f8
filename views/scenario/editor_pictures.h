// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

#include "model/engine/core/arrangement.h"

namespace views {

class BoardView;

/// The picture of a piece of the game that this board shows, with its face, as large as fits into `room`; empty where
/// the game has none for it.
QPixmap picturePiece(BoardView &board, const engine::Piece &piece, QSizeF room);

} // namespace views
