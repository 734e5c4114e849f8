// SPDX-License-Identifier: GPL-3.0-or-later
// The solution of a round before the cards are turned up, from what both players know.
#pragma once

#include <array>
#include <optional>

#include "model/engine/aton/player/round_table.h"

namespace engine::aton {

/// The amount of work for a round.
struct Care {
    TablePrecision table;
    int iterations = 300; ///< of the equilibrium

    /// The greatest amount that this budget of evaluated positions allows; `nodes` is at least `kNodesOfRound`.
    static Care of(std::uint64_t nodes);
};

/// The smallest budget for which a round is solved.
inline constexpr std::uint64_t kNodesOfRound = 1'000;

/// The equilibrium of a round: how both seats lay each possible hand, and its value. Shares are red's or, if a seat is
/// named, that seat's.
class RoundSolution {
public:
    /// `position`: a view or a full position in phase Lay, or with a deal due; only what both players know is used.
    /// `memory`: by seat, the share of its discards that the opponent remembers (`likelyHands`).
    RoundSolution(const Position &position, const Care &care, std::array<double, 2> memory, int threads,
                  const CancelToken &cancel);

    /// False if it was cancelled before there was a solution; then nothing else may be called.
    bool isComplete() const { return m_game.has_value(); }
    /// Red's share of a win before the hands are known.
    double red() const { return m_play.value; }
    /// The value of a row 0 … 255 for the seat, and the probability that it is laid given its hand.
    double valueOf(Seat seat, int row) const;
    double playOf(Seat seat, int row) const;
    /// The value of the row for the seat if the opponent lays a random row of each hand.
    double againstAnything(Seat seat, int row) const;
    /// The value of the hand for the seat with its best row.
    double bestOf(Seat seat, Cards hand) const;
    /// The mean of `bestOf` over these hands.
    double meanOfBest(Seat seat, const std::vector<LikelyHand> &hands) const;
    /// The value of an exchange for the seat (A6), estimated from the solution without it: the mean of the hands that
    /// may be drawn, less the later value of the exchange counter. Nothing if the discards would be shuffled, which
    /// changes all probabilities. `position`: full, or the view of the seat, which holds its hand.
    std::optional<double> quickExchange(const Position &position, Seat seat) const;
    /// Red's share if the seats lay the rows with these probabilities, which sum up to 1 for each seat.
    double share(const std::array<std::vector<double>, 2> &laid) const;

    /// Number of positions evaluated.
    std::uint64_t nodes() const { return m_nodes; }

private:
    std::array<std::vector<LikelyHand>, 2> m_input;
    std::optional<search::BayesianGame> m_game;
    search::Equilibrium m_play;
    std::uint64_t m_nodes = 0;
};

} // namespace engine::aton
