// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/journal.h"

namespace play {

/// The journals in that folder which no running program keeps, the oldest first. Each is handed over with its lock,
/// so that of several programs that ask at once each journal goes to one. One that cannot be read (its content then
/// has no beginning) is among them: no journal goes away without somebody's word. What else was left lying there is
/// cleaned up.
/// None where the folder is empty: no journals are kept.
std::vector<RecoverableSession> recoverableSessions(const QString &folder);

/// Deletes a journal for good. False if the system refuses.
bool discard(RecoverableSession session);

} // namespace play
