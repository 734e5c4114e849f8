// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/play.h"
#include "model/words/words.h"

namespace views {

/// How a game that is over ended, in one or more sentences: the first says who won. Names in the order of the seats.
QStringList endSentences(const play::Play &play, const words::Words &words, const QStringList &names);

} // namespace views
