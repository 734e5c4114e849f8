// SPDX-License-Identifier: GPL-3.0-or-later
// What a round comes to for each pair of rows of cards.
#pragma once

#include <vector>

#include "model/engine/aton/player/belief.h"
#include "model/engine/aton/player/round_end.h"
#include "model/engine/aton/rules/layings.h"
#include "model/engine/core/search_result.h"
#include "model/engine/search/equilibrium.h"

namespace engine::aton {

/// The rows of that hand: the first one and the one after the last.
std::pair<int, int> layingsRange(Cards hand);

/// How carefully squares are chosen within a table.
struct TablePrecision {
    int firstReplies = 1; ///< boards of the first player that are followed up
    int lastReplies = 2;  ///< boards of the second player that are valued
    int width = 3;        ///< breadth of the search for them
};

/// Which rows matter for each side.
struct Wanted {
    std::array<std::array<bool, kLayings>, 2> rows{};

    /// The rows of these hands.
    static Wanted of(const std::vector<LikelyHand> &red, const std::vector<LikelyHand> &blue);
};

/// Red's share of a win for each row of red's (first index) and each of blue's.
class RoundTable {
public:
    /// For a position in which both have still to lay, or do not know each other's rows; `position` is a view or full,
    /// only what both know counts. Empty if it was cancelled.
    RoundTable(const Position &position, const RoundEnd &end, const Wanted &wanted, TablePrecision precision,
               int threads, const CancelToken &cancel);

    bool isComplete() const { return !m_shares.empty(); }
    const std::vector<float> &shares() const { return m_shares; }
    /// How many positions were valued.
    std::uint64_t nodes() const { return m_nodes; }

private:
    std::vector<float> m_shares;
    std::uint64_t m_nodes = 0;
};

/// The seat's share in such a table with that row, on average over the other's hands and all their rows.
double shareAgainst(const std::vector<float> &shares, Seat seat, int row, const std::vector<LikelyHand> &others);

/// The round as a game of one choice with hidden hands.
search::BayesianGame roundGame(const RoundTable &table, const std::vector<LikelyHand> &red,
                               const std::vector<LikelyHand> &blue);

} // namespace engine::aton
