// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/board/element.h"

namespace views {

/// A piece that lies by itself on its place: where, and as what it is seen.
struct PieceSpot {
    engine::Piece piece; ///< `count` is 1
    QRectF rect;
    ElementStyle look;
    QString key;
};

} // namespace views
