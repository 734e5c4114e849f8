// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the board of a lesson: plain values.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QStringList>

namespace views {

/// What a lesson says with a sign beside the words; told by its shape alone.
enum class LessonSign {
    Open,   ///< a ring: still to be done
    Solved, ///< a ring with a tick
    Failed, ///< a ring with a cross
    Note,   ///< a ring with an i
    Item    ///< a dot: one of several words
};

/// What somebody at a lesson may press.
enum class LessonButton { Hint, Answer, Again, Play, Back, Next };
inline constexpr std::size_t kLessonButtons = 6;

/// One part of the goal.
struct LessonPart {
    LessonSign sign = LessonSign::Open; ///< Open, Solved or Item
    QString words = {};

    friend bool operator==(const LessonPart &, const LessonPart &) = default;
};

/// What a lesson says to what was done: the verdict, words to it, and what happened.
struct LessonReply {
    LessonSign sign = LessonSign::Note;
    QString heading = {}, words = {};
    QStringList happened = {};
    bool isRunning = false; ///< more will follow what happened

    /// Heading and words, as one reads them out.
    QString said() const
    {
        return heading.isEmpty() || words.isEmpty() ? heading + words : heading + QLatin1String(". ") + words;
    }

    friend bool operator==(const LessonReply &, const LessonReply &) = default;
};

/// The column beside the board, but for the tables of the game.
struct LessonShown {
    QString title = {};
    int difficulty = 0; ///< as in scenario::Scenario
    QString text = {}, hint = {};
    QString goalHeading = {};
    std::vector<LessonPart> goal = {};
    LessonReply reply = {};
    std::array<QString, kLessonButtons> buttons = {}; ///< empty: it is not there
    std::optional<LessonButton> main = {};

    friend bool operator==(const LessonShown &, const LessonShown &) = default;
};

} // namespace views
