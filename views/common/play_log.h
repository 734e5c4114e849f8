// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

namespace views {

/// `cartouche.play`, off unless QT_LOGGING_RULES asks for it: what was shown when, for tests that look at the
/// program from outside.
Q_DECLARE_LOGGING_CATEGORY(playLog)

} // namespace views
