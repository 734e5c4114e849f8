// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "views/export/export_source.h"

namespace views {

/// Makes what was chosen and writes it to that file, whole or not at all; a file that is replaced is kept as its
/// backup (`record::replaceFile`). Texts are in the language of the program. `progress` is told of what takes long; if
/// it stops it, nothing is written and nothing comes back. Steps and width beyond what there is are taken as the
/// nearest. Errors: those of `record::replaceFile`. Only for the thread of the window.
std::optional<record::Error> exportTo(const QString &path, const ExportSource &source, const ExportChoice &choice,
                                      const Progress &progress = {});

} // namespace views
