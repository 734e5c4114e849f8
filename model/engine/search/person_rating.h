// SPDX-License-Identifier: GPL-3.0-or-later
// How well a person plays, from the placings of rated games against computer players.
//
// Elo with an error: Glicko (Glickman 1999) with a period a game, whose opponents have a fixed rating and no error of
// their own. Nothing of Glicko-2 is wanted here: its volatility needs a solver that nobody can check by hand, and what
// is not known of opponents is what it is for. For one game, with q = ln 10 / 400,
//
//     E(j)   = 1 / (1 + 10^((rating(j) - rating) / 400))        what is expected against opponent j
//     w      = 3 / (seats + 1)                                  what a comparison counts
//     1 / d² = 1 / (d² + drift²) + w q² Σ E(j) (1 - E(j))       the deviation d becomes smaller
//     rating = rating + d² w q Σ (S(j) - E(j))                  S(j): 1 placed before j, 1/2 equal, 0 behind
//
// With several opponents a placing is a comparison with each, and these depend on each other: among equals two of them
// have a correlation of 1/3 (the best of three is each with 1/3), so that n - 1 comparisons say as much as 3 (n - 1) /
// (n + 1) that do not. That is the weight w: 1 for two seats, 1/2 for five.
#pragma once

#include <vector>

namespace engine::search {

/// Where a person came to against one opponent of a game.
struct Placing {
    double opponent = 0; ///< its rating
    double score = 0;    ///< 1 placed before it, 1/2 equal, 0 behind
};

/// What is known of a person's strength; as below before the first game.
struct PersonRating {
    double rating = 1200;
    double deviation = 350;

    static constexpr double kDrift = 10; ///< so much the strength may change from one game to the next

    /// Half the width of the 95 % interval.
    double error() const;
};

/// After a game with these placings, one an opponent. Without opponents nothing is known that was not before.
PersonRating rated(PersonRating before, const std::vector<Placing> &game);

/// Before the first of these games, which stand in the order in which they were played, and after each.
std::vector<PersonRating> ratingsAlong(const std::vector<std::vector<Placing>> &games);

/// The fixed rating of a game's level number `level`, 0 the easiest: 1000, and 200 more a level, for each game and
/// number of seats. A convention that gives the scale its anchors, no measurement: a rating is to be compared with the
/// levels of its own game and number of seats, and with nothing else.
double levelRating(int level);

/// The level, of `levels` (at least 1), whose rating is nearest; of two the easier one. To be played next: whoever wins
/// against it as often as not learns most of it.
int proposedLevel(double rating, int levels);

} // namespace engine::search
