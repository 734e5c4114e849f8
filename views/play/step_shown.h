// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/replay/timeline.h"
#include "views/board/shown.h"

namespace views {

/// A position of a course of a game as `viewer` sees it (a seat, `kNobody` for all, or `kEveryone`), with the places of
/// the action that led there. Names and roles are left to whoever knows them,
/// and what lies under pieces (`Shown::uncovered`) to whoever shows it all the time.
Shown shownAt(const replay::Timeline &timeline, int step, engine::Seat viewer);

} // namespace views
