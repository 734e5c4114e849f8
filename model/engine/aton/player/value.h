// SPDX-License-Identifier: GPL-3.0-or-later
// Static evaluation of a position from what both players know, learned from self-play.
#pragma once

#include <array>

#include "model/engine/aton/player/value_network.h"
#include "model/engine/aton/rules/position.h"

namespace engine::aton {

/// The part of an evaluation that depends on board, Kingdom of the Dead, stocks, exchange counters and remaining cards.
/// Scores are added later, because a round's table needs the same board with seven score differences.
class Outlook {
public:
    /// `position`: at the beginning of a round (phase Deal); in other phases as if the round ended with this board,
    /// scoring and taking back included if the Kingdom of the Dead is full (A20). View or full position; only what both
    /// players know is used.
    explicit Outlook(const Position &position) : Outlook(position, learnedNetwork()) {}
    /// Uses another network, which must outlive the outlook.
    Outlook(const Position &position, const Network &network);

    /// Red's share of a win, 0 … 1, with these scores, each 0 … 39; the caller handles games that are over. Exchanging
    /// the colours gives exactly 1 - this value.
    double red(int redScore, int blueScore) const;

private:
    const Network *m_network;
    alignas(16) std::array<Activity, 2> m_sums; ///< inputs of the hidden units for red and for blue, without scores
    std::array<int, 2> m_points{};              ///< of a scoring that is due
    bool m_scoring = false;
};

/// Red's share of a win at the beginning of a round.
double redShare(const Position &position);

/// Red's share of a game that is over with these scores (A28).
constexpr double shareAtEnd(int red, int blue) { return red == blue ? 0.5 : red > blue ? 1.0 : 0.0; }

/// 1 / (1 + e^-x), to within 10^-7, the same on every machine.
double logistic(double x);

} // namespace engine::aton
