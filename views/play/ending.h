// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/play.h"
#include "model/words/words.h"

namespace views {

/// The one who can resign now: the only person, else the one who is to act, unless others' actions are still played
/// back; `kNobody` if there is none.
engine::Seat whoMayResign(const play::Play &play, bool isPlayedBack = false);
/// True if only people play: they can agree to a draw.
bool canAgreeDraw(const play::Play &play);

/// How a game that is over ended, in one or more sentences: the first says who won. Names in the order of the seats.
QStringList endSentences(const play::Play &play, const words::Words &words, const QStringList &names);

} // namespace views
