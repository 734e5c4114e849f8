// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "model/record/record.h"

namespace scenario {

/// A lesson of a course: a scenario file of its own.
struct Lesson {
    QString id;   ///< stays the same for ever: progress is kept by it, e.g. `GAME/first-laying`
    QString file; ///< path of the scenario, `:/lessons/…`
    record::Text title;
    int difficulty = 0; ///< as in its scenario; 0: not said
};

/// Lessons in the order in which they are learnt.
struct Course {
    const engine::Game *game = nullptr;
    std::vector<Lesson> lessons;
};

/// The course in that folder: its `course.json` is
/// `{"lessons":[{"id":"GAME/first-laying","file":"01-first-laying.cartouche"}, …]}`, and the titles are those of the
/// scenarios. Nothing where there is no such file, or one of another form.
std::optional<Course> courseIn(const QString &folder, const engine::Game &game);
/// True if a course is shipped for a game; quicker than reading it.
bool hasCourse(const engine::Game &game);
/// The course that is shipped for a game, out of the folder `:/lessons/GAME`; nothing where there is none.
std::optional<Course> courseFor(const engine::Game &game);

} // namespace scenario
