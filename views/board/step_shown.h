// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/replay/timeline.h"
#include "model/words/words.h"
#include "views/board/board_view_state.h"

namespace views {

/// A position of a course of a game as `viewer` sees it (a seat, `kNobody` for all, or `kEveryone`), with the places of
/// the action that led there. Names and roles are left to whoever knows them,
/// and what lies under pieces (`BoardViewState::uncovered`) to whoever shows it all the time.
BoardViewState shownAt(const replay::Timeline &timeline, int step, engine::Seat viewer);

/// That step, if its action or one of its facts up to number `fact` is a bookmark that is pictured in a printed game;
/// else 0.
int scoredAt(const replay::Timeline &timeline, int step, int fact);

/// Marks all that others did up to that step since `viewer` chose last, and says what they did last where the game has
/// words for that (`turn.LABEL`). For other viewers than a seat it is what the last seat did in one go. Choices made in
/// secret are left out.
void addTurn(BoardViewState &shown, const replay::Timeline &timeline, const words::Words &words, int step,
             engine::Seat viewer);

} // namespace views
