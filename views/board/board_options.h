// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "model/engine/core/arrangement.h"
#include "model/record/drawing.h"

namespace views {

/// What may be switched on a board.
struct BoardOptions {
    bool countingHelp = true;
    engine::PlaceIndex cursor = engine::kNowhere; ///< where the keyboard's cursor is seen
    QString cursorPiece = {}; ///< key of the piece there on which it stands; empty: on the place as a whole
    bool coordinates = false; ///< places say their short names
    std::vector<engine::PlaceIndex> lit = {};     ///< places of what is pointed at elsewhere
    engine::PlaceIndex lifted = engine::kNowhere; ///< where what hangs over other places (`BoardPlan::hangs`) is lifted
    bool isDragging = false;                      ///< then `targets` are marked instead of what may be chosen
    std::vector<engine::PlaceIndex> targets = {};
    std::optional<record::Drawing> drawn = {}; ///< what is being drawn
};

} // namespace views
