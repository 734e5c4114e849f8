// SPDX-License-Identifier: GPL-3.0-or-later
// A computer player for any game, from its rules alone: tree search with random playouts.
#pragma once

#include <bit>
#include <numeric>
#include <tuple>

#include "model/engine/core/playout.h"
#include "model/engine/search/ranking.h"
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
        const std::vector<double> values = found.fairValues();
        SearchResult result{{}, found.nodes};
        for (std::size_t i = 0; i < found.moves.size(); ++i) {
            const double often = isTogether && all > 0 ? static_cast<double>(found.visits[i]) / static_cast<double>(all)
                                                       : static_cast<double>(i == best);
            result.actions.push_back({found.moves[i], values[i], often});
        }
        std::sort(result.actions.begin(), result.actions.end(), [](const Ranked &a, const Ranked &b) {
            return std::tuple(-a.value, -a.weight, a.action) < std::tuple(-b.value, -b.weight, b.action);
        });
        return result;
    }

    /// Where chance acts, the mean over all outcomes, weighted by their probability, if there are few, else over a
    /// sample. Choices are searched as if all cards were open.
    static std::vector<double> expected(const auto &position, const SearchLimits &limits)
    {
        if (G::toAct(position) != seatBit(kChance))
            return expectedOfChoice(position, limits, limits.nodes);
        constexpr std::uint64_t kFew = 64;
        const auto after = [&limits](auto next, std::uint64_t nodes, Random &random) {
            while (G::toAct(next) == seatBit(kChance))
                G::apply(next, G::sample(next, random));
            return expectedOfChoice(next, limits, nodes);
        };
        return meanOverChance<G>(position, limits, kFew, kFew, after);
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
        const auto equal = std::vector<double>(static_cast<std::size_t>(seats), 1.0 / seats);
        return sharesOf(sums, seats).value_or(equal);
    }

    static Searched<Action> searched(const auto &view, Seat seat, const SearchLimits &limits)
    {
        TreeSettings settings;
        settings.trees = 1;
        return searchTree(PlainModel<G>(view), seat, {}, settings, limits);
    }
};

} // namespace engine::search
