// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/aton/rules/position.h"
#include "model/engine/core/fields.h"

namespace engine::aton {

/// `round phase actor pending surplus owed.1 … owed.4 first reason`, and for each seat `score.SEAT` and `known.SEAT`
/// (cards of its hand that the other knows).
const FieldTable<Position> &fieldTable();

/// Stores the fields in the position. Returns the names of missing or invalid fields, which leave it unchanged, and of
/// unknown ones.
std::vector<std::string> readFields(const Value::Members &fields, Position &position);

} // namespace engine::aton
