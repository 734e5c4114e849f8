// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "views/board/theme.h"

namespace views {

/// The style of the window's own controls, in the colours of a theme: boxes, buttons, strip, log, cover.
QString styleSheetFor(const Theme &theme);
/// What a page of a game adds to it: the colours of the figures of that game's seats.
QString figureSheetFor(const Theme &theme);

} // namespace views
