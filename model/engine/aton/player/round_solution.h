// SPDX-License-Identifier: GPL-3.0-or-later
// A round as both players see it before the cards are turned up, solved.
#pragma once

#include <array>
#include <optional>

#include "model/engine/aton/player/round_table.h"

namespace engine::aton {

/// How much work goes into a round.
struct Care {
    TablePrecision table;
    int iterations = 300; ///< of the equilibrium

    /// What a number of positions to be valued affords; `kNodesOfRound` at least.
    static Care of(std::uint64_t nodes);
};

/// With a smaller budget no round is solved.
inline constexpr std::uint64_t kNodesOfRound = 1'000;

/// How both lay the hands that they may have, and what it comes to. Shares are red's or, where a seat is named, its
/// own.
class RoundSolution {
public:
    /// `position`: a view or a full position in the phase of laying, or with a deal due; only what both know counts.
    /// `memory`: how much each seat's cards are counted by the other, see `likelyHands`.
    RoundSolution(const Position &position, const Care &care, std::array<double, 2> memory, int threads,
                  const CancelToken &cancel);

    /// False if it was cancelled before there was an answer; then nothing else may be asked.
    bool isComplete() const { return m_game.has_value(); }
    /// Red's share of a win before the hands are known.
    double red() const { return m_play.value; }
    /// What that row comes to for the seat, and how often it is laid with its hand.
    double valueOf(Seat seat, int row) const;
    double playOf(Seat seat, int row) const;
    /// What that row comes to for the seat if the other lays any row of his hand.
    double againstAnything(Seat seat, int row) const;
    /// What the hand comes to for the seat when it is laid as well as possible.
    double bestOf(Seat seat, Cards hand) const;
    /// The mean over these hands of what each comes to for the seat.
    double meanOfBest(Seat seat, const std::vector<LikelyHand> &hands) const;
    /// What an exchange comes to for the seat (A6), from this solution of the round without it: the hands that may be
    /// drawn, less what the counter is worth later. Nothing where the discards would be shuffled, so that all cards
    /// count differently. `position`: full, or the seat's view, where the seat holds its hand.
    std::optional<double> quickExchange(const Position &position, Seat seat) const;
    /// Red's share when the seats lay each row so often; the sums over the rows are 1.
    double share(const std::array<std::vector<double>, 2> &laid) const;

    std::uint64_t nodes() const { return m_nodes; }

private:
    std::array<std::vector<LikelyHand>, 2> m_input;
    std::optional<search::BayesianGame> m_game;
    search::Equilibrium m_play;
    std::uint64_t m_nodes = 0;
};

} // namespace engine::aton
