// SPDX-License-Identifier: GPL-3.0-or-later
// What it is worth to give up a hand for another one (A6).
#pragma once

#include <optional>

#include "model/engine/aton/player/round_solution.h"

namespace engine::aton {

/// The mean over these hands of what each comes to for the seat.
double meanOfBest(const RoundSolution &round, Seat seat, const std::vector<LikelyHand> &hands);

/// What an exchange comes to for the seat, from the solution of the round without it: the hands that may be drawn, less
/// what the counter is worth later. Nothing where the discards would be shuffled, so that all cards count differently.
/// `position`: full, or the seat's view, where the seat holds its hand.
std::optional<double> quickExchange(const RoundSolution &round, const Position &position, Seat seat);

} // namespace engine::aton
