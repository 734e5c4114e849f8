// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScreen>
#include <QWidget>

namespace views {

/// What a window may take of its screen: less than that has, by about what a window manager adds.
inline QSize screenRoom(const QWidget &window) { return window.screen()->availableSize() - QSize(16, 48); }

} // namespace views
