// SPDX-License-Identifier: GPL-3.0-or-later
// What both players know about a side's cards, and what follows from it.
#pragma once

#include <vector>

#include "model/engine/aton/rules/position.h"

namespace engine::aton {

/// A hand that a side may have and how likely that is.
struct LikelyHand {
    Cards hand;
    double weight = 0; ///< 0 … 1; those of a side sum up to 1
};

/// The hands of four that the seat may have, or may have laid face down, as far as both know: known cards and any of
/// the unseen others with equal chances. Of a view or a full position in the phase of laying; at most 35. `memory`: the
/// part of the discards that is remembered, 0 … 1; what is forgotten is taken as if the deck were full.
std::vector<LikelyHand> likelyHands(const Position &position, Seat seat, double memory = 1);
/// The hands that the seat itself may draw after it has given up its own (A6): of a full position, or of its own view.
std::vector<LikelyHand> handsAfterExchange(const Position &position, Seat seat);

/// The side with four new cards in its hand of which both know only what they must: a deal is due to it. What is left
/// of the pile over a refill is taken as if it were shuffled along.
Side dealt(Side side);
/// The position after the seat has given up its hand and drawn another one, as both see it then (A6).
Position exchanged(Position position, Seat seat);

/// The side at the beginning of the next round as both expect it, the board and scores left as they are: its hand or
/// row, if not known, is taken to be an average one.
Side afterRound(const Position &position, Seat seat);

/// The chance that red plays first when cards must be drawn for it (A11), as both see it.
double redDrawsLower(const Position &position);

} // namespace engine::aton
