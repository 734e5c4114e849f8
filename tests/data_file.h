// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tests {

/// The path of a file of tests/data, which is not looked for.
QString dataFile(const QString &name);

} // namespace tests
