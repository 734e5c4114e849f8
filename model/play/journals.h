// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/journal.h"

namespace play {

/// The journals in that folder, the oldest first, whether a running program keeps them or not. None where the folder is
/// empty: no journals are kept.
QStringList journalsIn(const QString &folder);

/// Those of them that name that file, an absolute path, as the one that their game was saved or read in: not one of
/// them is taken to find out, and none is read for more than that.
QStringList journalsNaming(const QString &folder, const QString &file);

/// Takes a journal that no running program keeps, with its lock: of several programs that ask at once one gets it. One
/// that cannot be read (its content then has no beginning) is taken, too: no journal goes away without somebody's word.
/// What else was left lying beside it is cleaned up. Nothing if somebody has it, if it is gone, or if the system
/// refuses.
std::optional<RecoverableSession> takeSession(const QString &journal);

/// Deletes a journal for good. False if the system refuses.
bool discard(RecoverableSession session);

} // namespace play
