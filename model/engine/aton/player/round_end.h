// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluation of a round when both seats have played their cartouches.
#pragma once

#include <array>
#include <optional>

#include "model/engine/aton/player/turn_lines.h"

namespace engine::aton {

/// Red's share of a win by the difference of the cards at cartouche 1, red's less blue's, from -3 to 3.
inline constexpr int kDifferences = 7;
using ShareByDifference = std::array<float, kDifferences>;

/// Evaluates the end of a round: scoring and taking back if they are due, then the beginning of the next round. Uses
/// only what both players know.
class RoundEnd {
public:
    /// For a view or a full position before the end of its round.
    explicit RoundEnd(const Position &position);

    /// Red's share after both seats have played without a win by A19. The scores are those before a scoring that may
    /// follow.
    double share(const Board &board, int redScore, int blueScore) const;
    /// The same with the scores at the beginning of the round, for each difference at cartouche 1 that does not end the
    /// game (A10).
    ShareByDifference shares(const Board &board) const;
    /// The beginning of the next round, after a scoring if it is due; nothing if that ends the game (A28).
    std::optional<Position> following(const Board &board, int redScore, int blueScore) const;
    /// The beginning of the next round with that board and those scores.
    Position nextRound(const Board &board, int redScore, int blueScore) const;
    /// The board after a scoring, when both seats have taken back the counters that cost them least (A29).
    static Board afterTaking(Board board);

    /// The seat's score at the beginning of the round.
    int score(Seat seat) const { return m_base.sides[seat].score; }

private:
    Position m_base; ///< the next round's beginning but for board and scores
};

/// Converts red's share of a win to the seat's, and back.
constexpr double ownShare(Seat seat, double red) { return seat == kRed ? red : 1 - red; }

/// Points of red and blue in a scoring of the board (A21 to A26).
std::array<int, 2> scoringPoints(const Board &board);

} // namespace engine::aton
