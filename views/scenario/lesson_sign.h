// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

class QPainter;

namespace views {

/// What a lesson says with a sign beside the words; told by its shape alone.
enum class LessonSign {
    Open,   ///< a ring: still to be done
    Solved, ///< a ring with a tick
    Failed, ///< a ring with a cross
    Note,   ///< a ring with an i
    Item    ///< a dot: one of several words
};

/// Draws the sign into that square.
void paintLessonSign(QPainter &painter, const QRectF &square, LessonSign sign, const QColor &colour);
/// The sign as a picture of that size, sharp at that device ratio.
QPixmap lessonSign(LessonSign sign, int size, const QColor &colour, qreal ratio);

} // namespace views
