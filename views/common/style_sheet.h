// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "views/common/fonts.h"
#include "views/common/theme.h"

namespace views {

/// The style of the window's own controls, in the colours of a theme: boxes, buttons, strip, log, cover.
QString styleSheetFor(const Theme &theme);
/// The program wears that theme from now on: its colours, its style and the one typeface. Does nothing if it does
/// already.
void applyTheme(const Theme &theme);
/// The program is written at the size that the desktop says, and in the system's family or its own, from now on: the
/// windows that are open, too. Does nothing if it is already.
void applyText(const DesktopText &text, bool usesSystemFont);
/// The name of the theme that it wears, which each window learns by QEvent::StyleChange; `light` at first.
QString wornTheme();
/// That sheet with the theme's colours for its tokens, which stand as `@TOKEN`.
QString coloured(const QString &sheet, const Theme &theme);

} // namespace views
