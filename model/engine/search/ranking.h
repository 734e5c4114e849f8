// SPDX-License-Identifier: GPL-3.0-or-later
// What the computer players do alike before and after their searches: the errors of weaker levels, the order of the
// actions, and the mean over the outcomes of chance.
#pragma once

#include "model/engine/core/facets.h"
#include "model/engine/core/hash.h"
#include "model/engine/core/search_result.h"
#include "model/engine/search/numbers.h"

namespace engine::search {

/// The error that a level with that `noise` adds to the value of each move, the same one during the whole turn: `turn`
/// is a number of the turn and the seed, `numberOf(move)` one of the move. Empty without noise.
template <class Moves, class NumberOf>
std::vector<double> misjudgements(const Moves &moves, double noise, std::uint64_t turn, NumberOf numberOf)
{
    std::vector<double> bias;
    if (noise <= 0)
        return bias;
    for (const auto &move : moves)
        bias.push_back(noise * drawnNormal(mixed(turn, numberOf(move))));
    return bias;
}

/// The result of a search that chooses the best of these actions.
inline SearchResult bestOf(std::vector<Ranked> actions, std::uint64_t nodes)
{
    sortByValue(actions);
    actions.front().weight = 1;
    return {std::move(actions), nodes};
}

/// The mean of `figuresOf(next, nodes, random)`, figures of each position after an outcome of chance with a part of the
/// budget: over all outcomes, weighted by their probability, if there are at most `mostListed`, else over a sample of
/// `mostDrawn` at most. When cancelled it returns soon, with the mean so far.
template <class G, class FiguresOf>
std::vector<double> meanOverChance(const typename G::Position &position, const SearchLimits &limits,
                                   std::uint64_t mostListed, std::uint64_t mostDrawn, FiguresOf figuresOf)
{
    Random random(limits.seed);
    typename G::Actions outcomes;
    if (G::outcomeCount(position) <= mostListed)
        G::outcomes(position, outcomes);
    const std::uint64_t runs = outcomes.empty() ? std::min(mostDrawn, limits.nodes) : outcomes.size();
    const std::uint64_t nodes = std::max<std::uint64_t>(1, limits.nodes / runs);
    std::vector<double> figures;
    double all = 0;
    for (std::uint64_t run = 0; run < runs && (run == 0 || !limits.cancel.isCancelled()); ++run) {
        const Action outcome = outcomes.empty() ? G::sample(position, random) : outcomes[run];
        const Fraction likely = outcomes.empty() ? Fraction{1, 1} : G::probability(position, outcome);
        auto next = position;
        G::apply(next, outcome);
        const double weight = static_cast<double>(likely.numerator) / static_cast<double>(likely.denominator);
        const std::vector<double> there = figuresOf(next, nodes, random);
        figures.resize(there.size());
        for (std::size_t seat = 0; seat < figures.size(); ++seat)
            figures[seat] += weight * there[seat];
        all += weight;
    }
    for (double &figure : figures)
        figure /= all;
    return figures;
}

} // namespace engine::search
