// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "model/engine/core/game.h"

namespace cli {

/// A plain-text picture of a position of any game, in ASCII: who is to act, the board as a table of cells, the
/// places beside it that hold something, and the fields that no piece shows. A piece is the first letter of its
/// seat or the symbol of its kind, with its value where the kind has several, a card its value, `?` what the viewer
/// does not know, `.` an empty cell.
QByteArray picture(const engine::Position &position);

} // namespace cli
