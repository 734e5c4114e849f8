// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/handbook/handbook.h"

class QWidget;

namespace views {

/// Says which place of the handbook, `PAGE#SECTION`, is about a widget and all in it. In a window that has no menu,
/// F1 opens the handbook from now on.
void offerHelp(QWidget *widget, const char *place);
/// The place that is about a widget, or about the nearest one around it; on a board, what the rules say of the place at
/// its cursor. The beginning of the handbook if nobody offered help.
HelpPlace helpPlaceFor(const QWidget *widget);
/// Shows that place in the handbook, which opens with the first question. There is one above each window, and one above
/// each modal dialogue, which blocks the others; a dialogue that blocks nothing shares that of its window and may go.
void showHelp(QWidget *asker, const HelpPlace &place);

} // namespace views
