// SPDX-License-Identifier: GPL-3.0-or-later
// The edits of a game: each function makes a command for `Play::run`, which refuses what is not possible.
#pragma once

#include "model/play/command.h"

namespace play {

// ---- what happens in the game

/// The action, which has to be legal. `label`: its words where they are known already, because it need not be checked.
std::unique_ptr<Command> doAction(engine::Action action, engine::Message label = {});
/// From now on that name and that player – a person or a level – are at the seat; the rest of the entry stays.
std::unique_ptr<Command> changeSeat(engine::Seat seat, record::SeatEntry entry);
/// An end that no rule brings about, by that seat or, with `kNobody`, by all: all the others win. `reason`: one of
/// `record::isEarlyEnd`. `known`: what a file says of it.
std::unique_ptr<Command> endEarly(std::string reason, engine::Seat by, std::optional<record::FinalResult> known = {});

// ---- edits of the record's tree (model/record/tree.h), none of which plays an action

/// Says something of a position; an empty text takes away what was said. Refused if there is no such place or the text
/// is longer than a file takes.
std::unique_ptr<Command> setComment(record::Place place, record::Text text);
/// One of the marks of files (`record::isMark`), or empty for none. Refused if there is no such place or mark.
std::unique_ptr<Command> setMark(record::Place place, QString mark);
/// The same of `record::assessments`.
std::unique_ptr<Command> setAssessment(record::Place place, QString assessment);
/// Draws that on the board there, instead of what is drawn there. Refused if there is no such place, or more than
/// `record::kMostDrawings` are drawn.
std::unique_ptr<Command> setDrawings(record::Place place, std::vector<record::Drawing> drawings);
/// Another way to go on there: begins a variation, or lengthens the one at whose end that is. Refused if a line goes on
/// so already, the action is not legal there or the variation would lie too deep. `reached`, if it is not null, is the
/// place after the action from then on, also where a line went on so. An outcome of chance follows what a person tried,
/// unless it is `chosen` by one. All actions of one `gesture` are one step of undo.
std::unique_ptr<Command> addAction(record::Place from, engine::Action action,
                                   std::shared_ptr<std::optional<record::Place>> reached = {}, bool chosen = false,
                                   int gesture = 0);
/// As `record::promote` and `record::removeLine`. A game whose main line is another one then ends as the rules say.
std::unique_ptr<Command> promote(record::LinePath line);
std::unique_ptr<Command> removeLine(record::LinePath line);
/// Adds what another file of the same game says (`record::merged`). Refused if it is none, says nothing else, or both
/// are too much for a file.
std::unique_ptr<Command> merge(const record::Record &other);

// ---- another beginning

/// Another beginning, which is a proper one of this game. Refused if there are actions or variations, or it is the same
/// one. `label`: what undo is about. Where all commands of one `gesture` together lead back to where the first began,
/// they are no step of undo.
std::unique_ptr<Command> setUp(SetUp next, engine::Message label, int gesture = 0);

// ---- what is no step of undo

/// What the clock showed when the action number `step`, 0 … `stepCount()`, was done: milliseconds left, a figure a
/// seat.
std::unique_ptr<Command> recordTime(int step, std::vector<int> left);
/// The game was interrupted for so many milliseconds at the present position.
std::unique_ptr<Command> recordPause(int milliseconds);
/// The file's analysis block, an object.
std::unique_ptr<Command> setAnalysis(record::Json analysis);
/// From now on everything can be taken back: somebody has seen what was hidden. It is no longer rated.
/// Refused in a training game.
std::unique_ptr<Command> becomeTraining();

// ---- each of these kinds as it writes itself; null where the object is of another form

std::unique_ptr<Command> readGameCommand(const record::Json &edit, const GameState &state);
std::unique_ptr<Command> readTreeCommand(const record::Json &edit, const GameState &state);
std::unique_ptr<Command> readSetUp(const record::Json &edit, const GameState &state);
std::unique_ptr<Command> readRecordCommand(const record::Json &edit, const GameState &state);

} // namespace play
