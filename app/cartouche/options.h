// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QSize>
#include <QStringList>

#include "model/engine/core/game.h"
#include "views/window/main_window.h"

namespace cartouche {

/// What was asked for on the command line.
struct CommandLineOptions {
    QStringList files; ///< one at most of what is not opened as itself
    const engine::Game *newGame = nullptr;
    const engine::Game *demo = nullptr;
    views::Navigator::As as = views::Navigator::As::Itself;
    QString theme;
    QSize size;
    QString exportTo;
    std::optional<int> step;
    bool analyse = false; ///< what is exported is analysed first
    QString handbookTo;   ///< a folder
    int thumbnail = 0;    ///< sides of the picture of the file that is to be written to `exportTo`; 0: none
    bool exitAfterStartup = false;
    bool help = false;    ///< then nothing else was read
    bool version = false; ///< then nothing else was read

    /// The first of the files; empty where there is none.
    QString file() const { return files.value(0); }
};

/// Reads the words after the program's name; of an option that is repeated the last value counts. `--lang` is left to
/// cli::askedLanguage, which is asked before. Throws a cli::Failure.
CommandLineOptions readOptions(const QStringList &words);
/// The options and what they do, in the language of the program.
QString helpText();

} // namespace cartouche
