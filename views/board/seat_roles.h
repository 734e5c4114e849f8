// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "model/record/record.h"
#include "model/words/words.h"

namespace views {

/// The level of the computer, or the program, that plays a seat; empty for a person.
QString computerOf(const record::SeatEntry &seat, const words::Words &words);

/// Who plays each seat, in a word for its plate or tray; nothing where only persons play. A
/// computer is named by its level or program; in a game in progress only where several kinds of them play. There a
/// person sits where a program may not be run.
QStringList rolesOf(const record::Record &record, const words::Words &words, bool isInProgress = false);

} // namespace views
