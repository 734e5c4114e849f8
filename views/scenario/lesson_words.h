// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QCoreApplication>

#include "model/scenario/scenario.h"

namespace views {

/// What is said of lessons in more than one place.
class LessonWords {
    Q_DECLARE_TR_FUNCTIONS(LessonWords)

public:
    /// A text of a file in the language of the program; empty where there is none.
    static QString of(const std::optional<record::Text> &text);
    /// What a scenario is called where it has to be named.
    static QString title(const scenario::Scenario &scenario);
    /// How hard a lesson is, in a word: 1 … 5; empty for every other number.
    static QString difficulty(int difficulty);
    /// The same as that many full stars of five.
    static QString stars(int difficulty);
};

} // namespace views
