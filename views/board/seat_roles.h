// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "model/record/record.h"
#include "model/words/words.h"

namespace views {

/// Who plays each seat, in a word for its plate or tray; nothing where only persons play. A
/// computer is named by its level; in a game in progress only where computers of several levels play.
QStringList rolesOf(const record::Record &record, const words::Words &words, bool isInProgress = false);

} // namespace views
