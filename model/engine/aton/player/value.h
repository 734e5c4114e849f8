// SPDX-License-Identifier: GPL-3.0-or-later
// What a position that both players know is worth, learned from games of the program against itself: no search.
#pragma once

#include <array>

#include "model/engine/aton/player/value_network.h"
#include "model/engine/aton/rules/position.h"

namespace engine::aton {

/// The part of a valuation that stands on board, Kingdom, stocks, exchange counters and the cards left; scores come
/// later, because in a round's table the same board is met with seven differences of score.
class Outlook {
public:
    /// `position`: as at the beginning of a round (phase Deal); in other phases it is taken as if the round ended as
    /// the board lies, with the scoring and the taking back that follow when the Kingdom is full (A20). View or full
    /// position: only what both players know is looked at.
    explicit Outlook(const Position &position) : Outlook(position, learnedNetwork()) {}
    /// As another network sees it, which must outlive the outlook.
    Outlook(const Position &position, const Network &network);

    /// Red's share of a win, 0 … 1, with these scores (each 0 …; 40 or more for either is not this function's
    /// business: the caller settles ended games). Exchanging the colours gives exactly 1 less this.
    double red(int redScore, int blueScore) const;

private:
    const Network *m_network;
    alignas(16) std::array<Activity, 2> m_sums; ///< of the hidden units, seen by red and by blue, without the scores
    std::array<int, 2> m_points{};              ///< of the scoring that is due
    bool m_scoring = false;
};

/// Red's share of a win at the beginning of a round.
double redShare(const Position &position);

/// Red's share of a game that ends with these scores (A28).
constexpr double shareAtEnd(int red, int blue) { return red == blue ? 0.5 : red > blue ? 1.0 : 0.0; }

/// 1 / (1 + e^-x), to within 10^-7, the same on every machine.
double logistic(double x);

} // namespace engine::aton
