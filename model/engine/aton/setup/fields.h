// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/aton/rules/position.h"
#include "model/engine/core/fields.h"

namespace engine::aton {

/// `round phase actor pending surplus owed.1 … owed.4 first reason`, and for each seat `score.SEAT` and `known.SEAT`
/// (cards of its hand that the other knows).
const FieldTable<Position> &fieldTable();

/// Gives the position the figures of the fields. Returns the names of those that are missing or wrong, which leave it
/// as it is, and of fields that there are not.
std::vector<std::string> readFields(const Value::Members &fields, Position &position);

} // namespace engine::aton
