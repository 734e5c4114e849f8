// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "model/engine/core/search_result.h"

namespace engine::search {

/// A private type of a player (the hand that was dealt), with the actions `begin` … `end` - 1.
struct HiddenType {
    int begin = 0;
    int end = 0;
    double weight = 0; ///< probability, 0 … 1; those of a side sum up to 1
};

/// A two-player zero-sum game of one simultaneous choice, with types that are drawn independently. Both players know
/// the weights, and each the own type. An action belongs to at most one type; those of none are ignored.
struct BayesianGame {
    int rows = 0;
    int columns = 0;
    std::vector<float> payoff; ///< `rows` times `columns`, row by row: gain of the row player, loss of the other
    std::vector<HiddenType> rowTypes;
    std::vector<HiddenType> columnTypes;
};

/// The strategies of both players and their values.
struct Equilibrium {
    std::vector<double> rowPlay;      ///< probability of each action given its type
    std::vector<double> columnPlay;   ///< the same of the column player
    std::vector<double> rowValues;    ///< pay-off of each row against `columnPlay`
    std::vector<double> columnValues; ///< pay-off of each column, to the row player, against `rowPlay`
    double value = 0;                 ///< expected pay-off to the row player
};

/// An approximate equilibrium by CFR+: regret matching+, linear averaging, alternating updates (Tammelin 2014). The
/// error falls about as 1 / `iterations`. When cancelled, the result of the iterations so far. Deterministic: sums are
/// always formed in the same order.
Equilibrium solve(const BayesianGame &game, int iterations, const CancelToken &cancel);

/// The sum of what both players could gain by a best reply (NashConv): 0 in equilibrium, in units of the pay-off.
double nashConv(const BayesianGame &game, std::span<const double> rowPlay, std::span<const double> columnPlay);

} // namespace engine::search
