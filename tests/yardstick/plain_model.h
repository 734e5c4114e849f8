// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/core/playout.h"
#include "model/engine/search/shares.h"
#include "model/engine/search/tree_search.h"

namespace engine::search {

/// Any game as the tree sees it by its rules alone: each action is a move, and a position is worth what a game played
/// on at random from there comes to. `view` is what the searching seat sees.
template <Rules G>
class PlainModel {
public:
    using Position = typename G::Position;
    using Move = Action;
    using Moves = typename G::Actions;

    explicit PlainModel(const Position &view) : m_view(view), m_seats(G::setup(view).seats) {}

    Position imagined(Random &random) const { return G::imagine(m_view, random); }
    SeatSet toAct(const Position &position) const { return G::toAct(position); }
    std::uint64_t key(const Position &position, Seat seat) const { return G::hash(G::observe(position, seat)); }
    void moves(const Position &position, Seat seat, Moves &moves) const { G::legal(G::observe(position, seat), moves); }
    bool isPossible(const Position &position, Action action) const { return G::isLegal(position, action); }
    void play(Position &position, Action action) const { G::apply(position, action); }
    void playChance(Position &position, Random &random) const { G::apply(position, G::sample(position, random)); }
    bool judge(const Position &, Seat, const Moves &, std::span<double>) const { return false; }

    Values values(Position position, Random &random) const
    {
        for (int actions = 0; actions < kMostRandomActions; ++actions) {
            const SeatSet acting = G::toAct(position);
            if (acting == 0)
                return valuesOf(*G::result(position));
            G::apply(position, randomAction<G>(position, acting, random));
        }
        Values equal{};
        std::fill_n(equal.begin(), m_seats, 1.0 / m_seats);
        return equal;
    }

private:
    Values valuesOf(const Result &result) const
    {
        Values values{};
        for (const Seat winner : result.winners)
            values[winner] = 1.0 / static_cast<double>(result.winners.size());
        return values;
    }

    Position m_view;
    int m_seats;
};

} // namespace engine::search
