// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of reading a scenario block. All throw `record::Refused` at the first thing that is wrong.
#pragma once

#include "model/record/node.h"
#include "model/scenario/scenario.h"

namespace scenario {

engine::Seat readSeat(const record::Node &node, const engine::Game &game, int players);
engine::PlaceIndex readPlace(const record::Node &node, const engine::Game &game);
/// Index into the game's kinds of pieces.
std::uint8_t readPieceKind(const record::Node &node, const engine::Game &game);
engine::Arrangement readArrangement(const record::Node &node, const engine::Game &game);
Condition readCondition(const record::Node &node, const record::Record &record);
Goal readGoal(const record::Node &node, const record::Record &record);

} // namespace scenario
