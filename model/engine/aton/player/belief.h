// SPDX-License-Identifier: GPL-3.0-or-later
// Probabilities of hidden cards, from what both players know.
#pragma once

#include <vector>

#include "model/engine/aton/rules/position.h"

namespace engine::aton {

/// A possible hand of a side and its probability.
struct LikelyHand {
    Cards hand;
    double weight = 0; ///< 0 … 1; those of a side sum up to 1

    friend bool operator==(const LikelyHand &, const LikelyHand &) = default;
};

/// The possible hands of the seat, in hand or laid face down, by what both players know: its known cards, and the
/// others equally likely among its unseen cards. For a view or a full position in phase Lay; at most 35. `memory`: the
/// share of the discards that is remembered, 0 … 1; forgotten ones count as still in the deck.
std::vector<LikelyHand> likelyHands(const Position &position, Seat seat, double memory = 1);
/// The hands that the seat may draw in an exchange (A6), by what it knows itself. For a full position or its own view.
std::vector<LikelyHand> handsAfterExchange(const Position &position, Seat seat);

/// The side after a deal that is due to it, by what both players know. After a refill, what is left of the pile counts
/// as shuffled into it.
Side dealt(Side side);
/// The position after an exchange by the seat (A6), by what both players know.
Position exchanged(Position position, Seat seat);

/// The expected side at the beginning of the next round, with board and scores unchanged: an unknown hand or row counts
/// as an average one.
Side afterRound(const Position &position, Seat seat);

/// The probability that red plays first when cards have to be drawn (A11), by what both players know.
double redDrawsLower(const Position &position);

} // namespace engine::aton
