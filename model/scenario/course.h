// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/study.h"

namespace scenario {

/// The course in that folder: its `course.json` is
/// `{"lessons":[{"id":"GAME/first-laying","file":"01-first-laying.cartouche"}, …]}`, and each lesson a chapter. Nothing
/// where there is no such file, or one of another form, or a lesson that cannot be read.
std::optional<Study> courseIn(const QString &folder);
/// True if a course is shipped for a game; quicker than reading it.
bool hasCourse(const engine::Game &game);
/// The course that is shipped for a game, out of the folder `:/lessons/GAME`; nothing where there is none.
std::optional<Study> courseFor(const engine::Game &game);

} // namespace scenario
