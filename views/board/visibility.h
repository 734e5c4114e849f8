// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/words/words.h"

namespace views {

/// Those of the messages about a position that who looks may see: a seat, `kNobody` for what all know, or `kEveryone`.
std::vector<engine::Message> seenMessages(std::vector<engine::Message> messages, const engine::Position &position,
                                          engine::Seat viewer);
/// Messages as sentences one after the other.
QString sayAll(const words::Words &words, const std::vector<engine::Message> &messages);

/// The panels of a full position as `viewer` sees them. Nothing is kept back from `kEveryone`, nor from anybody once
/// the game is over: a panel of secrets then says what each of the seats knows.
std::vector<engine::Panel> panelsSeenBy(const engine::Position &full, engine::Seat viewer);
/// What those panels know of the secrets that lie under pieces: where, and as what.
std::vector<engine::Caption> secretPlaces(const std::vector<engine::Panel> &panels);

} // namespace views
