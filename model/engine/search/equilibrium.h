// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "model/engine/core/search_result.h"

namespace engine::search {

/// What a player may privately be (which hand was dealt): his actions `begin` … `end - 1` are his choices then.
struct HiddenType {
    int begin = 0;
    int end = 0;
    double weight = 0; ///< probability, 0 … 1; those of a side sum up to 1
};

/// A game of one simultaneous choice between two players whose types are drawn independently. Both know the weights,
/// each his own type. Every action belongs to one type at most; those of none are left out.
struct BayesianGame {
    int rows = 0;
    int columns = 0;
    std::vector<float> payoff; ///< `rows` times `columns`: what the row player wins; the column player loses it
    std::vector<HiddenType> rowTypes;
    std::vector<HiddenType> columnTypes;
};

/// How both play, and what comes of it.
struct Equilibrium {
    std::vector<double> rowPlay;      ///< probability of each action given its type
    std::vector<double> columnPlay;   ///< the same of the column player
    std::vector<double> rowValues;    ///< what each row wins against that play of the columns
    std::vector<double> columnValues; ///< what the row player wins against each column
    double value = 0;                 ///< what the row player wins when both play so
};

/// An approximate equilibrium by CFR+: regret matching+, linear averaging, turns taken (Tammelin 2014). The error goes
/// down about as 1 / iterations. Cancelled, it answers with what it has. The sums are always made in the same order.
Equilibrium solve(const BayesianGame &game, int iterations, const CancelToken &cancel);

/// What both players together could win by best replies instead of that play: 0 in equilibrium.
double nashConv(const BayesianGame &game, std::span<const double> rowPlay, std::span<const double> columnPlay);

} // namespace engine::search
