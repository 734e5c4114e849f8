// SPDX-License-Identifier: GPL-3.0-or-later
// What a position holds and no piece shows, as the named fields of an arrangement.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/engine/aton/position.h"
#include "model/engine/core/arrangement.h"

namespace engine::aton {

/// `round phase actor pending surplus owed.1 … owed.4 first reason`, and for each seat `score.SEAT` and `known.SEAT`
/// (cards of its hand that the other knows).
Value::Members fieldsOf(const Position &position);
/// Gives the position the figures of the fields, a neutral one where a field is missing or wrong. Returns the names of
/// those that are, and of fields that there are not.
std::vector<std::string> readFields(const Value::Members &fields, Position &position);

/// The fields of the beginning of a game: what each holds that means nothing.
const Value::Members &neutralFields();
/// The field of that name, or null.
const Value *fieldIn(const Value::Members &fields, std::string_view name);
/// Gives the field that value; adds it where it is missing.
void setField(Value::Members &fields, std::string_view name, const Value &value);
/// Changes those fields that differ between the two positions to what the second one has.
void setFields(Value::Members &fields, const Position &before, const Position &after);

} // namespace engine::aton
