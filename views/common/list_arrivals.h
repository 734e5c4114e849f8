// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace views {

/// Role of a model: true for an entry that is meant for one of several people at the screen.
inline constexpr int kSecretRole = Qt::UserRole + 100;

/// From now on each list, tree and table of the program says where one is in it when the keyboard comes there: a screen
/// reader says its name, and the current entry only where that is selected. Further calls do nothing.
void sayListArrivals();

} // namespace views
