// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace views {

/// From now on a finger scrolls each list, text and area of the program that is shown; where it lets go of what it has
/// moved is no click. Further calls do nothing.
void scrollByFinger();

/// In that area a finger does what the mouse does, such as to carry something away. Before it is shown.
void keepFromFingers(QWidget &area);

} // namespace views
