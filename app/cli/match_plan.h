// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/arguments.h"
#include "model/engine/search/match.h"

namespace cli {

/// A match is never cut into more parts.
inline constexpr int kMostParts = 1'000'000;

/// The match that the words of the command `match` ask for, GAME being their first operand; throws a Failure. Whether
/// there are such players is not looked at.
engine::search::MatchPlan readPlan(const Arguments &arguments);

/// Which match that is, in words that `readPlan` understands: those that its games follow from, always in the same
/// order, and neither which part of it is played nor how fast.
QStringList matchWords(const Arguments &arguments);

} // namespace cli
