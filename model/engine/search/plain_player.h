// SPDX-License-Identifier: GPL-3.0-or-later
// A computer player for any game that knows nothing of it but its rules: tree search with games played on at random.
#pragma once

#include <numeric>

#include "model/engine/core/playout.h"
#include "model/engine/search/shares.h"
#include "model/engine/search/tree_search.h"

namespace engine::search {

/// Any game as the tree sees it by its rules alone: each action is a move, and a position is worth what a game played
/// on at random from there comes to. `view` is what the searching seat sees, or a full position that all know.
template <Rules G>
class PlainModel {
public:
    using Position = typename G::Position;
    using Move = Action;
    using Moves = typename G::Actions;

    explicit PlainModel(const Position &view) : m_view(view), m_seats(G::setup(view).seats) {}

    Position imagined(Random &random) const
    {
        return G::viewer(m_view) == kNobody ? m_view : G::imagine(m_view, random);
    }
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
        std::ranges::copy(shares(result, m_seats), values.begin());
        return values;
    }

    Position m_view;
    int m_seats;
};

/// The answers of the facet Player for a game that has no judgement of its own: `struct G : PlainPlayer<G>`. Levels
/// differ by their nodes alone.
template <class G>
struct PlainPlayer {
    static int appraise(const auto &, Action) { return 0; }
    static std::vector<Message> reasons(const auto &, Action, const Thought &) { return {}; }

    /// Where several seats choose at once an action is done as often as it was tried, else always the best.
    static Thought think(const auto &view, const Effort &effort)
    {
        const Searched<Action> found = searched(view, G::viewer(view), effort);
        const std::size_t best = found.best();
        const bool isTogether = (G::toAct(view) & ~seatBit(G::viewer(view))) != 0;
        const auto all = std::accumulate(found.visits.begin(), found.visits.end(), std::uint64_t{0});
        Thought thought{{}, found.nodes};
        for (std::size_t i = 0; i < found.moves.size(); ++i) {
            const double often = isTogether && all > 0 ? static_cast<double>(found.visits[i]) / static_cast<double>(all)
                                                       : static_cast<double>(i == best);
            // What was tried less than the best may look better by luck only.
            const double value = i == best ? found.values[i] : std::min(found.values[i], found.values[best] - 1e-9);
            thought.actions.push_back({found.moves[i], std::max(0.0, value), often});
        }
        std::sort(thought.actions.begin(), thought.actions.end(), [](const Ranked &a, const Ranked &b) {
            return a.value != b.value ? a.value > b.value : a.action < b.action;
        });
        return thought;
    }

    /// Outcomes of chance are weighed by their probabilities; in a choice all play with open cards.
    static std::vector<double> expected(const auto &position, const Effort &effort)
    {
        const int seats = G::setup(position).seats;
        const SeatSet acting = G::toAct(position);
        if (acting == 0)
            return shares(*G::result(position), seats);
        std::vector<double> figures(static_cast<std::size_t>(seats));
        if (acting == seatBit(kChance)) {
            typename G::Actions outcomes;
            G::outcomes(position, outcomes);
            const Effort part{effort.level, std::max<std::uint64_t>(1, effort.nodes / outcomes.size()), effort.seed,
                              effort.threads, effort.cancel};
            for (const Action outcome : outcomes) {
                auto next = position;
                G::apply(next, outcome);
                const Fraction likely = G::probability(position, outcome);
                const std::vector<double> there = expected(next, part);
                for (std::size_t seat = 0; seat < figures.size(); ++seat)
                    figures[seat] +=
                        there[seat] * static_cast<double>(likely.numerator) / static_cast<double>(likely.denominator);
            }
            return figures;
        }
        const Searched<Action> found = searched(position, static_cast<Seat>(std::countr_zero(acting)), effort);
        const Values sums = std::accumulate(found.sums.begin(), found.sums.end(), Values{},
                                            [](Values sum, const Values &each) { return addTo(sum, each), sum; });
        const double all = std::accumulate(sums.begin(), sums.end(), 0.0);
        for (std::size_t seat = 0; seat < figures.size(); ++seat)
            figures[seat] = all > 0 ? sums[seat] / all : 1.0 / seats;
        return figures;
    }

private:
    static Searched<Action> searched(const auto &view, Seat seat, const Effort &effort)
    {
        TreeSettings settings;
        settings.trees = 1;
        return searchTree(PlainModel<G>(view), seat, {}, settings, effort);
    }
};

} // namespace engine::search
