// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "model/scenario/guessing.h"
#include "views/screen/lesson_shown.h"

namespace views {

/// What is said while the choices of a game are guessed, in the language of the program.
class GuessWords {
    Q_DECLARE_TR_FUNCTIONS(views::GuessWords)

public:
    static QString title() { return tr("Guess the next move"); }
    /// Instead of a prompt, when nothing is left to be guessed.
    static QString end() { return tr("Nothing is left to be guessed."); }
    /// What a guess is judged by, as an entry of a list.
    static QString by(scenario::RightBy by);
    /// The column beside the board, but for what is said to the last guess and the buttons.
    static LessonShown shown(const scenario::Guessing &guessing, const words::Words &words);
    /// To the last guess, with what was played and what happened since; at the end also how many were right.
    static LessonReply reply(const scenario::Guessing &guessing, const words::Words &words, const QStringList &happened,
                             bool isRunning);
};

} // namespace views
