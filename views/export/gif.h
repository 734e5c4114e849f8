// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>

#include "views/export/step_pictures.h"

namespace views {

/// How an animated picture runs.
struct GifRun {
    int first = 0, last = 0; ///< steps, both shown
    double speed = 1;        ///< steps a second, 0.1 to 20; the last one stays three times as long
    bool loop = true;        ///< it begins again, for ever
};

/// The steps as an animated GIF, a frame a step: the first whole, of the others the rectangle that changes. Nothing if
/// `progress` stopped it. No more than two pictures are held at once, and the file.
std::optional<QByteArray> boardGif(StepPictures &pictures, const GifRun &run, const Progress &progress = {});

} // namespace views
