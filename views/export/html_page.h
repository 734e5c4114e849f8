// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>

#include "views/export/export_source.h"

namespace views {

/// The whole game as one HTML page that needs nothing else: board, slider, buttons and the log in words, by mouse and
/// keyboard, in the language of the program. Of `choice` count the theme, the viewer, the step at which it opens
/// and the width, which says how large words are beside the board; the page follows its window. Nothing if `progress`
/// stopped it.
std::optional<QByteArray> htmlPage(const ExportSource &source, const ExportChoice &choice,
                                   const Progress &progress = {});

} // namespace views
