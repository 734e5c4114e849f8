// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace library {

/// The absolute path of a saved game with that name, which has no ending, in a folder that has no such file yet: with a
/// number where it has.
QString freeName(const QString &folder, const QString &name);

} // namespace library
