// SPDX-License-Identifier: GPL-3.0-or-later
// The seats of a message: those that may read it, and the one that it is about; and whom it is of use to.
#pragma once

#include <optional>
#include <string_view>

#include "model/engine/core/action.h"
#include "model/engine/core/value.h"

namespace engine {

class Position;

/// True if the seat of that id may read the message. The field `to` of a message about something hidden lists the seats
/// that may; a message without it is for all.
bool isFor(const Message &message, std::string_view seatId);
/// The same for a seat of that position. `kEveryone` may read all messages; anything else that is no seat (`kNobody`,
/// chance) those that are for all.
bool isFor(const Message &message, const Position &position, Seat seat);

/// The seat that the message names (`seat`, `winner` or `owner`), or `kNobody` for the rival; nothing where it names
/// none or several.
std::optional<Seat> seatIn(const Message &message, const Position &position);

/// True for what explains a rule to who does not know it yet: its id begins with `rule.`.
inline bool isRule(const Message &message) { return message.id.starts_with("rule."); }

} // namespace engine
