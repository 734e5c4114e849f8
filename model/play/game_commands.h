// SPDX-License-Identifier: GPL-3.0-or-later
// What happens in a game, as commands.
#pragma once

#include "model/play/command.h"

namespace play {

/// The action, which has to be legal. `label`: its words where they are known already, because it need not be checked.
std::unique_ptr<Command> doAction(engine::Action action, engine::Message label = {});
/// From now on that name and that player – a person or a level – are at the seat; the rest of the entry stays.
std::unique_ptr<Command> changeSeat(engine::Seat seat, record::SeatEntry entry);
/// An end that no rule brings about, by that seat or, with `kNobody`, by all: all the others win. `reason`: one of
/// `record::isEarlyEnd`. `known`: what a file says of it.
std::unique_ptr<Command> endEarly(std::string reason, engine::Seat by, std::optional<record::FinalResult> known = {});

/// One of these as it writes itself: an object with a member `do`, `seat` or `end`; else null.
std::unique_ptr<Command> readGameCommand(const record::Json &edit, const GameState &state);

} // namespace play
