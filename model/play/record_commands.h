// SPDX-License-Identifier: GPL-3.0-or-later
// What is noted in the record of a game and is no step of undo, as commands.
#pragma once

#include "model/play/command.h"

namespace play {

/// What the clock showed when the action number `step`, 0 … `stepCount()`, was done: milliseconds left, a figure a
/// seat.
std::unique_ptr<Command> recordTime(int step, std::vector<int> left);
/// The game was interrupted for so many milliseconds at the present position.
std::unique_ptr<Command> recordPause(int milliseconds);
/// The file's analysis block, an object.
std::unique_ptr<Command> setAnalysis(record::Json analysis);
/// From now on everything can be taken back: somebody has seen what was hidden. Refused in a training game.
std::unique_ptr<Command> becomeTraining();

/// One of these as it writes itself: an object with a member `left`, `pause`, or `review` that is `analysis` or
/// `training`; else null.
std::unique_ptr<Command> readRecordCommand(const record::Json &edit, const GameState &state);

} // namespace play
