// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data_file.h"

namespace tests {

QString dataFile(const QString &name) { return QStringLiteral(TEST_DATA_DIR "/") + name; }

} // namespace tests
