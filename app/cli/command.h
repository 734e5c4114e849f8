// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include <QByteArray>

#include "app/command_line/arguments.h"

namespace cli {

/// What a command came to. It is printed when the command is through, so that nothing is ever half written.
struct Answer {
    QByteArray output = {};
    QStringList remarks = {};           ///< told on standard error where the output could be written
    std::vector<Failure> failures = {}; ///< where some of the input was wrong; the command ends as the first one says
};

/// A command of the program.
struct Command {
    const char *name;                          ///< `help.command.NAME` describes it
    const char *operands;                      ///< as the usage shows them
    int fewest;                                ///< number of operands
    int most;                                  ///< -1: any number
    std::vector<OptionSpec> options;           ///< `help.option.NAME` describes each
    Answer (*run)(const Arguments &arguments); ///< throws Failure
};

/// All commands, in the order of the help.
std::span<const Command> commands();

// Each command's function, by file.
Answer listGames(const Arguments &arguments); // game_commands.cpp
Answer startGame(const Arguments &arguments);
Answer playGame(const Arguments &arguments);
Answer listLegal(const Arguments &arguments); // position_commands.cpp
Answer applyActions(const Arguments &arguments);
Answer showPosition(const Arguments &arguments);
Answer countSequences(const Arguments &arguments);
Answer replayFile(const Arguments &arguments); // file_commands.cpp
Answer verifyFiles(const Arguments &arguments);
Answer runMatch(const Arguments &arguments);    // match_command.cpp
Answer joinParts(const Arguments &arguments);   // join_command.cpp
Answer serveEngine(const Arguments &arguments); // engine_command.cpp
Answer analyse(const Arguments &arguments);     // analysis_commands.cpp
Answer exportGame(const Arguments &arguments);  // export_command.cpp
Answer importGame(const Arguments &arguments);
Answer makeStudy(const Arguments &arguments); // study_commands.cpp
Answer listChapters(const Arguments &arguments);
Answer splitStudy(const Arguments &arguments);
Answer mergeGames(const Arguments &arguments);
Answer measureSpeed(const Arguments &arguments); // bench.cpp

} // namespace cli
