// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a game when it is looked at again, and other ways to go on: edits of the record's tree
// (model/record/tree.h) as commands. None of them plays an action.
#pragma once

#include "model/play/command.h"

namespace play {

/// Says something of a position; an empty text takes away what was said. Refused if there is no such place or the text
/// is longer than a file takes.
std::unique_ptr<Command> setComment(record::Place place, record::Text text);
/// One of the marks of files (`record::isMark`), or empty for none. Refused if there is no such place or mark.
std::unique_ptr<Command> setMark(record::Place place, QString mark);
/// Another way to go on there: begins a variation, or lengthens the one at whose end that is. Refused if a line goes on
/// so already, the action is not legal there or the variation would lie too deep. `reached`, if it is not null, is the
/// place after the action from then on, also where a line went on so.
std::unique_ptr<Command> addAction(record::Place from, engine::Action action,
                                   std::shared_ptr<std::optional<record::Place>> reached = {});
/// As `record::promote` and `record::removeLine`. A game whose main line is another one then ends as the rules say.
std::unique_ptr<Command> promote(record::LinePath line);
std::unique_ptr<Command> removeLine(record::LinePath line);

/// One of these as it writes itself: an object with a member `review`; else null.
std::unique_ptr<Command> readTreeCommand(const record::Json &edit, const GameState &state);

} // namespace play
