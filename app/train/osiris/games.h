// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/engine/osiris/player/evaluator.h"

namespace train::osiris {

/// What a position showed of a seat; see engine::osiris::Evaluator.
struct Sign {
    engine::Seat seat;
    std::uint8_t times;
    std::uint16_t number;
};

/// A position that somebody was to act in, and what the seats made of it.
struct Sample {
    std::uint64_t game; ///< its number within the stage
    int seats;
    std::vector<Sign> signs;
    engine::search::Values evaluated; ///< shares of a win, as the weights that it was played by foretold them
    engine::search::Values result;    ///< shares of a win in the end
    engine::search::Values target;    ///< what to learn: results blended with how the game was judged on its way
};

/// The games that a table of weights is for.
struct Kind {
    int fewest; ///< seats, in turn with `most`
    int most;
    engine::osiris::TipRule tip;
};

/// Plays so many games of the seed, each with lots of its own, and returns some of their positions, game after game.
/// With `weights` each seat chooses by what they think of where it comes to, else as the frozen plain player does.
std::vector<Sample> playGames(const Kind &kind, const engine::osiris::Weights *weights, std::uint64_t seed,
                              std::uint64_t number);

/// Sets the targets: each sample's next one in its game counts for `trace`, how that one was judged for the rest.
void blendTargets(std::vector<Sample> &samples, double trace);

} // namespace train::osiris
