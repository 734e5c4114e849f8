// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/arguments.h"
#include "model/engine/search/match.h"
#include "model/outside/engine.h"

namespace cli {

/// A match is never cut into more parts.
inline constexpr int kMostParts = 1'000'000;

/// The match that the words of the command `match` ask for, GAME being their first operand; throws a Failure. Whether
/// there are such players is not looked at.
engine::search::MatchPlan readPlan(const Arguments &arguments);

/// Which match that is, in words that `readPlan` understands: those that its games follow from, each as it is read and
/// in one order, however they were typed, and neither which part of it is played nor how fast.
QStringList matchWords(const engine::search::MatchPlan &plan, const outside::Allowance &allowance);

} // namespace cli
