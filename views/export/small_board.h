// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "model/record/record.h"

namespace views {

/// The last board of a game in small, in that theme, at most as large as `size` on a screen with `ratio` pixels for
/// each of it. What is hidden stays so unless the game is over.
QImage smallBoard(const record::Record &record, const QString &theme, QSize size, qreal ratio);

} // namespace views
