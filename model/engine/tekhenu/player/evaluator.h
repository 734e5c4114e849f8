// SPDX-License-Identifier: GPL-3.0-or-later
// Static evaluation: a sum of learned weights for each owner, converted to shares of a win.
#pragma once

#include "model/engine/search/tree.h"
#include "model/engine/tekhenu/tekhenu.h"

namespace engine::tekhenu {

/// The features of the evaluation and their numbers. Those with a stage have a weight for each part of the game.
namespace signs {

inline constexpr int kStages = 6; ///< by the turns that are left to somebody at most: 0 or 1, 2, 3 and 4, 5 to 8 …
enum : std::uint16_t {
    Points = 0,                            ///< scored
    Scoring = Points + kStages,            ///< points that a scoring would bring now, bread included
    Decree = Scoring + kStages,            ///< points of Decrees now; of the rival its Decrees and scribes
    OnTurn = Decree + kStages,             ///< has a turn still to come in this round
    Lack = OnTurn + kStages,               ///< balance below 0 that faith does not lift, dice to come before Maat
    Surplus = Lack + kStages,              ///< the same above 0
    LastLack = Surplus + kStages,          ///< both with no die to come
    LastSurplus = LastLack + kStages,      //
    Goods = LastSurplus + kStages,         ///< resources, gold and scribes in stock, each a feature
    Levels = Goods + 6 * kStages,          ///< sum of the levels
    Population = Levels + kStages,         //
    Happiness = Population + kStages,      //
    Reach = Happiness + kStages,           ///< open sections within reach
    Bonuses = Reach + kStages,             ///< worth of the bonuses of gods with an own statue, by the turns left
    Line = Bonuses + kStages,              ///< most own pillars in a line with a free site
    Stock = Line + kStages,                ///< buildings in stock, with turns left
    RivalLevel = Stock + kStages,          ///< 1 for the rival of each level
    Technology = RivalLevel + 3 * kStages, ///< each card, by the turns left
    Blessing = Technology + kOfDeck,       ///< each card, by the turns left, at most 4
    DecreeType = Blessing + kOfDeck,       ///< has a Decree of a type
    Start = DecreeType + 4,                ///< each starting card before its goods are there
    Ankh = Start + kStarts,                ///< of the Destiny card
    kAll
};

} // namespace signs

/// Weights of the features, in 4096ths of a natural logarithm.
inline constexpr int kUnits = 4096;
using Weights = std::array<std::int16_t, signs::kAll>;
/// The learned weights for a number of seats (weights.inc).
const Weights &weightsFor(int seats);

/// A feature of an owner, so many times.
struct Sign {
    std::uint8_t owner;
    std::int16_t times;
    std::uint16_t number;
};
using Signs = FixedList<Sign, kOwners * 96>;
/// The features of a position between two choices; those that occur 0 times are left out. A Decree that the viewer does
/// not know counts as what such ones bring on average.
void look(const Position &position, Signs &signs);

/// Expected shares of a win of all owners by these weights, summing up to 1; of the result where the game is over.
search::Values valuesOf(const Position &position, const Weights &weights);

} // namespace engine::tekhenu
