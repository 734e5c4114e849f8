// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up what a game begins with, as a command.
#pragma once

#include "model/play/command.h"

namespace play {

/// Another beginning, which is a proper one of this game. Refused if there are actions or variations, or it is the same
/// one. `label`: what undo is about. Where all commands of one `gesture` together lead back to where the first began,
/// they are no step of undo.
std::unique_ptr<Command> setUp(SetUp next, engine::Message label, int gesture = 0);

/// It as it writes itself: an object with a member `set-up`; else null.
std::unique_ptr<Command> readSetUp(const record::Json &edit, const GameState &state);

} // namespace play
