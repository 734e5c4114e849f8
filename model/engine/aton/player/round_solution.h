// SPDX-License-Identifier: GPL-3.0-or-later
// The solution of a round before the cards are turned up, from what both players know.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "model/engine/aton/player/round_table.h"

namespace engine::aton {

/// The amount of work for a round.
struct Care {
    TablePrecision table;
    int iterations = 300; ///< of the equilibrium

    /// The greatest amount that this budget of evaluated positions allows; `nodes` is at least `kNodesOfRound`.
    static Care of(std::uint64_t nodes);
    /// That one alone, or for a larger budget, which may be limited by time, from a coarse one to a fine one: each is
    /// begun when the one before is done, and may be left unfinished.
    static std::vector<Care> stepsOf(std::uint64_t nodes);

    friend bool operator==(const Care &, const Care &) = default;
};

/// The smallest budget for which a round is solved, for which it is solved more finely, and most finely.
inline constexpr std::uint64_t kNodesOfRound = 1'000;
inline constexpr std::uint64_t kNodesOfFine = 100'000;
inline constexpr std::uint64_t kNodesOfFinest = 400'000;

/// A round that was solved, whoever asked for it.
struct SolvedRound {
    std::array<std::vector<LikelyHand>, 2> hands;
    search::BayesianGame game;
    search::Equilibrium play;
    std::uint64_t nodes = 0; ///< positions evaluated for it
};

/// The equilibrium of a round: how both seats lay each possible hand, and its value. Shares are red's or, if a seat is
/// named, that seat's.
class RoundSolution {
public:
    /// `position`: a view or a full position in phase Lay, or with a deal due; only what both players know is used.
    /// `memory`: by seat, the share of its discards that the opponent remembers (`likelyHands`). Of the limits count
    /// those of threads and time; a round that their memory holds is not solved again.
    RoundSolution(const Position &position, const Care &care, std::array<double, 2> memory, const SearchLimits &limits);

    /// False if it was cancelled before there was a solution; then nothing else may be called.
    bool isComplete() const { return m_round != nullptr; }
    /// Red's share of a win before the hands are known.
    double red() const { return m_round->play.value; }
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

    /// Number of positions evaluated, now or when it was solved.
    std::uint64_t nodes() const { return m_nodes; }

private:
    std::shared_ptr<const SolvedRound> m_round;
    std::uint64_t m_nodes = 0;
};

} // namespace engine::aton
