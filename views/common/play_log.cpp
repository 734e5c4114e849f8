// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/play_log.h"

namespace views {

Q_LOGGING_CATEGORY(playLog, "cartouche.play", QtInfoMsg)

} // namespace views
