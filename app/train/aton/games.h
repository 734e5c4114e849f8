// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/train/parts.h"
#include "model/engine/aton/aton.h"
#include "model/engine/aton/player/value_network.h"

namespace train {

/// A position at the beginning of a round, and what red made of it.
struct Sample {
    engine::aton::Position position;
    float target; ///< red's share of a win, blended with how the game was judged on its way
    float result; ///< red's share of a win in the end
};

/// How the games of a stage are played.
struct Manner {
    int replies = 6;    ///< see ValuePlayer; 0: at random from beginning to end
    double wild = 0.04; ///< see ValuePlayer
    int mostRandom = 4; ///< every second game begins with up to so many rounds played at random
};

/// The sample in a line, with its result for a target, and read from there; throws std::runtime_error where it is none.
std::string written(const Sample &sample);
void read(std::string_view line, Sample &sample);

/// Plays games of the seed, each with lots of its own, by the network's value, and
/// returns the beginnings of rounds but the first, and but those that random play led from.
std::vector<Sample> playGames(const engine::aton::Network &network, Manner manner, std::uint64_t seed, GameRange range);

/// Blends each sample's result with the network's judgements of later rounds.
void blendTargets(std::vector<Sample> &samples, const engine::aton::Network &network, double trace);

} // namespace train
