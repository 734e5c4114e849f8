// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "views/export/step_pictures.h"

namespace views {

/// The picture of a step as SVG that stands for itself: shapes only, every look once, words as outlines, so that it is
/// the same wherever it is shown. Its size in pixels is that of the pictures. `title` says what it shows.
QByteArray boardSvg(StepPictures &pictures, int step, const QString &title);

} // namespace views
