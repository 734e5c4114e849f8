// SPDX-License-Identifier: GPL-3.0-or-later
// Static evaluation: a sum of learned weights for each seat, converted to shares of a win.
#pragma once

#include <span>

#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/search/tree.h"

namespace engine::nefertiti {

/// The features of the evaluation and their numbers. Those with a stage have a weight for each part of the game.
namespace signs {

inline constexpr int kStages = 5;   ///< by the cards left; the last two once Akhenaton has been turned up
inline constexpr int kClosings = 3; ///< of a market: far away, one Servant is missing, dice may do it
enum : std::uint16_t {
    Points = 0,                ///< scored, and what gifts and seals are worth now
    Purse = Points + kStages,  ///< Deben up to kEnough
    Savings = Purse + kStages, ///< Deben above
    Seals = Savings + kStages, ///< owned, beside their points
    OnTurn = Seals + kStages,  ///< has the next Servant step
    Next = OnTurn + kStages,   ///< comes after him
    Free = Next + kStages,     ///< free Servants
    FreeOnTurn,                ///< the same of the seat on turn
    Rise,                      ///< points that the gifts gain with one owner of their type less, of each type
    Fall,                      ///< points that they lose with one more
    Types,                     ///< types of gifts
    Dice,                      ///< has them
    AmonOwner,                 ///< has the Priest of Amon
    VizierPoints,              ///< what he would score, for the owner of a seal
    ScribePoints,              ///< what the next Scribe would add at most, for the owner of a seal
    ServedPoints,              ///< by market with Servants: points if it were settled now
    ServedMoney = ServedPoints + kClosings,
    ServedSeals = ServedMoney + kClosings,
    kAll = ServedSeals + kClosings
};
inline constexpr int kEnough = 6;

} // namespace signs

/// Weights of the features, in 4096ths of a natural logarithm.
inline constexpr int kUnits = 4096;
using Weights = std::array<std::int16_t, signs::kAll>;
/// The learned weights for a number of seats (weights.inc).
const Weights &weightsFor(int seats);

/// Serves the Servants of a market, from the one under way on, as it is best for each of them now. Cards, purses, gifts
/// and seals change; the market is not closed.
void serve(Position &p, int market);
/// What each seat owns: points scored, and the values of gifts and seals now.
std::array<int, kMostPlayers> pointsOf(const Position &p);

/// A feature of a seat, so many times.
struct Sign {
    Seat seat;
    std::int16_t times;
    std::uint16_t number;
};
using Signs = FixedList<Sign, kMostPlayers * 32>;
/// The features of a position in which a seat has to act, or cards are drawn; those that occur 0 times are left out.
void look(const Position &position, Signs &signs);

/// Expected shares of a win by these weights, summing up to 1: of the result where the game is over, before a roll the
/// mean over all outcomes.
search::Values valuesOf(const Position &position, const Weights &weights);

} // namespace engine::nefertiti
