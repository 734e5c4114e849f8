// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "views/export/step_pictures.h"

namespace views {

/// A step as a PNG file of the pictures' size, as the window paints it. Like all of this, only for the thread of the
/// window.
QByteArray boardPng(StepPictures &pictures, int step);

/// A step as a PDF file: one page that fits the board, in vectors.
QByteArray boardPdf(StepPictures &pictures, int step, const QString &title);

} // namespace views
