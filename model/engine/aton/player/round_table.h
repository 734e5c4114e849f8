// SPDX-License-Identifier: GPL-3.0-or-later
// The value of a round for each pair of rows of cards.
#pragma once

#include <vector>

#include "model/engine/aton/player/belief.h"
#include "model/engine/aton/player/round_end.h"
#include "model/engine/aton/rules/layings.h"
#include "model/engine/core/search_result.h"
#include "model/engine/search/equilibrium.h"

namespace engine::aton {

/// Indices of the rows of that hand: the first one and the one past the last.
std::pair<int, int> layingsRange(Cards hand);

/// The precision of the search for squares within a table.
struct TablePrecision {
    int firstReplies = 1; ///< boards of the first player that are searched further
    int lastReplies = 2;  ///< boards of the second player that are evaluated
    int width = 3;        ///< beam width of the search, see Lines

    friend bool operator==(const TablePrecision &, const TablePrecision &) = default;
};

/// The rows of each seat for which a table is needed.
struct Wanted {
    std::array<std::array<bool, kLayings>, 2> rows{};

    /// All rows of these hands.
    static Wanted of(const std::vector<LikelyHand> &red, const std::vector<LikelyHand> &blue);
};

/// Red's share of a win for each row of red (first index) against each row of blue.
class RoundTable {
public:
    /// For a position in which at least one seat has to lay, or neither knows the other's row; `position` is a view or
    /// full, only what both players know is used. Empty if cancelled. The result does not depend on `threads`.
    RoundTable(const Position &position, const RoundEnd &end, const Wanted &wanted, TablePrecision precision,
               int threads, const CancelToken &cancel);

    /// False if it was cancelled; the table, 256 times 256, row by row.
    bool isComplete() const { return !m_shares.empty(); }
    const std::vector<float> &shares() const { return m_shares; }
    /// Number of positions evaluated.
    std::uint64_t nodes() const { return m_nodes; }

private:
    std::vector<float> m_shares;
    std::uint64_t m_nodes = 0;
};

/// The seat's share with that row, averaged over the opponent's hands and all rows of each.
double shareAgainst(const std::vector<float> &shares, Seat seat, int row, const std::vector<LikelyHand> &others);

/// The round as a Bayesian game; the hands are the types.
search::BayesianGame roundGame(const RoundTable &table, const std::vector<LikelyHand> &red,
                               const std::vector<LikelyHand> &blue);

} // namespace engine::aton
