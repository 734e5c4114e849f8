// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSizeF>

namespace views {

/// An SVG picture for a drawing at `scale` device pixels a unit (across and down, above 0): the outer edges of its
/// rectangles and its upright and level lines are moved, by half a pixel at most, to where device pixels end, and no
/// stroke is thinner than a pixel. A picture that is no XML comes back as it is.
QByteArray onPixelGrid(const QByteArray &svg, QSizeF scale);

} // namespace views
