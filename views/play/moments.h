// SPDX-License-Identifier: GPL-3.0-or-later
// How a step of a game becomes moments.
#pragma once

#include "model/replay/timeline.h"
#include "model/words/words.h"
#include "views/play/moment.h"

namespace views {

/// The seat that acts with that step, or that acted last before chance did; `kNobody` before the first.
engine::Seat turnAt(const replay::Timeline &timeline, int step);

/// True if all see what is done with that step: a seat's choice that is no secret, or the last of several secret ones.
bool isSeen(const replay::Timeline &timeline, int step);

/// What the table is held up by at that step of a course, in that order.
std::vector<replay::Sentence> announcementsAt(const replay::Timeline &timeline, const words::Words &words, int step,
                                              engine::Seat viewer);

/// How long such a sentence stands at normal pace at most, in milliseconds.
int beatOf(const replay::Sentence &line);

/// What was done with that step, then what came of it, and at last all that is different. Each stands as long as it
/// likes to, and what moves takes a time of its own.
std::vector<Moment> momentsOf(const replay::Timeline &timeline, const words::Words &words, int step,
                              engine::Seat viewer);

} // namespace views
