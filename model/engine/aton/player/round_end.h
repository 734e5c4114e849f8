// SPDX-License-Identifier: GPL-3.0-or-later
// What a round comes to when both have played their cartouches.
#pragma once

#include <array>
#include <optional>

#include "model/engine/aton/player/turn_lines.h"

namespace engine::aton {

/// Red's share of a win for each difference of the cards at cartouche 1, red's minus blue's, from -3 to 3.
inline constexpr int kDifferences = 7;
using ShareByDifference = std::array<float, kDifferences>;

/// The end of the round of a position: scoring and taking back where they are due, then the value of the round that
/// comes. Only what both players know counts.
class RoundEnd {
public:
    /// A view or a full position before the end of the round.
    explicit RoundEnd(const Position &position);

    /// Red's share after both have played, if nobody has filled anything; `scores` before a scoring that follows.
    double share(const Board &board, int redScore, int blueScore) const;
    /// The same for the scores at the beginning of the round and each difference at cartouche 1 that ends no game.
    ShareByDifference shares(const Board &board) const;
    /// The beginning of the next round, after a scoring that is due; nothing where that ends the game.
    std::optional<Position> following(const Board &board, int redScore, int blueScore) const;
    /// The beginning of the next round with that board and those scores.
    Position nextRound(const Board &board, int redScore, int blueScore) const;
    /// The board after the scoring, when both have taken back what they can best spare (A29).
    static Board afterTaking(Board board);

    /// Scores at the beginning of the round.
    int score(Seat seat) const { return m_base.sides[seat].score; }

private:
    Position m_base; ///< the next round's beginning but for board and scores
};

/// The seat's share of a win, where this is red's, and back.
constexpr double ownShare(Seat seat, double red) { return seat == kRed ? red : 1 - red; }

/// What the parts of a scoring bring red and blue.
std::array<int, 2> scoringPoints(const Board &board);

} // namespace engine::aton
