// SPDX-License-Identifier: GPL-3.0-or-later
// A computer player for any game, from its rules alone: tree search with random playouts.
#pragma once

#include <bit>
#include <numeric>
#include <tuple>

#include "model/engine/core/playout.h"
#include "model/engine/search/shares.h"
#include "model/engine/search/tree_search.h"

namespace engine::search {

/// The number of figures of a result: one a seat, and one of the rival where it plays.
template <class G>
int figuresOf(int seats)
{
    if constexpr (requires { G::rival(); }) {
        if (const std::optional<Rival> rival = G::rival(); rival && rival->players == seats)
            return seats + 1;
    }
    return seats;
}

/// A tree model (see TreeModel) for any game, from its rules alone: each action is a move, and a position has the value
/// of a random playout.
template <Rules G>
class PlainModel {
public:
    using Position = typename G::Position;
    using Move = Action;
    using Moves = typename G::Actions;

    /// `view` is that of the searching seat, or a full position that all seats know.
    explicit PlainModel(const Position &view) : m_view(view), m_figures(figuresOf<G>(G::setup(view).seats)) {}

    /// As TreeModel requires.
    Position determinized(Random &random) const
    {
        return G::viewer(m_view) == kNobody ? m_view : G::determinize(m_view, random);
    }
    SeatSet toAct(const Position &position) const { return G::toAct(position); }
    std::uint64_t key(const Position &position, Seat seat) const { return G::hash(G::observe(position, seat)); }
    void moves(const Position &position, Seat seat, Moves &moves) const
    {
        Moves all;
        G::legal(G::observe(position, seat), all);
        for (const Action action : all) {
            if (action.actor() == seat)
                moves.push(action);
        }
    }
    bool isPossible(const Position &position, Action action) const { return G::isLegal(position, action); }
    void play(Position &position, Action action) const { G::apply(position, action); }
    void playChance(Position &position, Random &random) const { G::apply(position, G::sample(position, random)); }
    bool evaluate(const Position &, Seat, const Moves &, std::span<double>) const { return false; }

    /// Shares of the result of a random playout; equal ones after `kMostRandomActions`.
    Values values(Position position, Random &random) const
    {
        for (int actions = 0; actions < kMostRandomActions; ++actions) {
            const SeatSet acting = G::toAct(position);
            if (acting == 0)
                return valuesOf(*G::result(position));
            G::apply(position, randomAction<G>(position, acting, random));
        }
        Values equal{};
        std::fill_n(equal.begin(), m_figures, 1.0 / m_figures);
        return equal;
    }

private:
    Values valuesOf(const Result &result) const
    {
        Values values{};
        std::ranges::copy(shares(result, m_figures), values.begin());
        return values;
    }

    Position m_view;
    int m_figures;
};

/// The functions of the concept Player for a game without an evaluation: `struct G : PlainPlayer<G>`. Levels differ in
/// their nodes only.
template <class G>
struct PlainPlayer {
    /// All actions are equal, and there are no reasons.
    static int evaluateAction(const auto &, Action) { return 0; }
    static std::vector<Message> reasons(const auto &, Action, const SearchResult &) { return {}; }

    /// A tree search with random playouts. The best action has weight 1; where several seats choose at once, weights
    /// are the shares of the visits.
    static SearchResult search(const auto &view, const SearchLimits &limits)
    {
        const Searched<Action> found = searched(view, G::viewer(view), limits);
        const std::size_t best = found.best();
        const bool isTogether = (G::toAct(view) & ~seatBit(G::viewer(view))) != 0;
        const auto all = std::accumulate(found.visits.begin(), found.visits.end(), std::uint64_t{0});
        SearchResult thought{{}, found.nodes};
        for (std::size_t i = 0; i < found.moves.size(); ++i) {
            const double often = isTogether && all > 0 ? static_cast<double>(found.visits[i]) / static_cast<double>(all)
                                                       : static_cast<double>(i == best);
            // A rarely visited action may have a better mean by chance only.
            const double value = i == best ? found.values[i] : std::min(found.values[i], found.values[best] - 1e-9);
            thought.actions.push_back({found.moves[i], std::max(0.0, value), often});
        }
        std::sort(thought.actions.begin(), thought.actions.end(), [](const Ranked &a, const Ranked &b) {
            return std::tuple(-a.value, -a.weight, a.action) < std::tuple(-b.value, -b.weight, b.action);
        });
        return thought;
    }

    /// Where chance acts, the mean over all outcomes, weighted by their probability, if there are few, else over a
    /// sample. Choices are searched as if all cards were open.
    static std::vector<double> expected(const auto &position, const SearchLimits &limits)
    {
        if (G::toAct(position) != seatBit(kChance))
            return expectedOfChoice(position, limits, limits.nodes);
        constexpr std::uint64_t kFew = 64;
        Random random(limits.seed);
        typename G::Actions outcomes;
        if (G::outcomeCount(position) <= kFew)
            G::outcomes(position, outcomes);
        const std::uint64_t runs = outcomes.empty() ? std::min(kFew, limits.nodes) : outcomes.size();
        std::vector<double> figures(static_cast<std::size_t>(figuresOf<G>(G::setup(position).seats)));
        double all = 0;
        for (std::uint64_t run = 0; run < runs && (run == 0 || !limits.cancel.isCancelled()); ++run) {
            const Action outcome = outcomes.empty() ? G::sample(position, random) : outcomes[run];
            const Fraction likely = outcomes.empty() ? Fraction{1, 1} : G::probability(position, outcome);
            auto next = position;
            G::apply(next, outcome);
            while (G::toAct(next) == seatBit(kChance))
                G::apply(next, G::sample(next, random));
            const double weight = static_cast<double>(likely.numerator) / static_cast<double>(likely.denominator);
            const std::vector<double> there =
                expectedOfChoice(next, limits, std::max<std::uint64_t>(1, limits.nodes / runs));
            for (std::size_t seat = 0; seat < figures.size(); ++seat)
                figures[seat] += weight * there[seat];
            all += weight;
        }
        for (double &figure : figures)
            figure /= all;
        return figures;
    }

private:
    static std::vector<double> expectedOfChoice(const auto &position, const SearchLimits &limits, std::uint64_t nodes)
    {
        const int seats = figuresOf<G>(G::setup(position).seats);
        const SeatSet acting = G::toAct(position);
        if (acting == 0)
            return shares(*G::result(position), seats);
        const Searched<Action> found = searched(position, static_cast<Seat>(std::countr_zero(acting)),
                                                {limits.level, nodes, limits.seed, limits.threads, limits.cancel});
        const Values sums = std::accumulate(found.sums.begin(), found.sums.end(), Values{},
                                            [](Values sum, const Values &each) { return addTo(sum, each), sum; });
        const double all = std::accumulate(sums.begin(), sums.end(), 0.0);
        std::vector<double> figures;
        for (int seat = 0; seat < seats; ++seat)
            figures.push_back(all > 0 ? sums[static_cast<std::size_t>(seat)] / all : 1.0 / seats);
        return figures;
    }

    static Searched<Action> searched(const auto &view, Seat seat, const SearchLimits &limits)
    {
        TreeSettings settings;
        settings.trees = 1;
        return searchTree(PlainModel<G>(view), seat, {}, settings, limits);
    }
};

} // namespace engine::search
