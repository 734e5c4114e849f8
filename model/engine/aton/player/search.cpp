// SPDX-License-Identifier: GPL-3.0-or-later
// The computer player: values of the searches, errors of weaker levels, and the weights of the actions.
#include <algorithm>
#include <cassert>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/player/think_steps.h"
#include "model/engine/search/seeds.h"

namespace engine::aton {

namespace {

constexpr double kSeldom = 0.02; ///< probabilities of an equilibrium below this are dropped

/// An approximately normal number of mean 0 and deviation 1, fixed by seed, position and action.
double deviate(std::uint64_t seed, std::uint64_t position, Action action)
{
    std::uint64_t bits = search::derivedSeed(seed ^ position, action.bits);
    double sum = 0;
    for (int i = 0; i < 4; ++i)
        sum += static_cast<double>((bits >> static_cast<unsigned>(16 * i)) & 0xffffU) / 65536.0;
    return (sum - 2) * 1.7320508075688772;
}

/// Adds the errors of the level to the values; immediate wins and losses are never misjudged.
void misjudge(std::vector<Ranked> &actions, const Position &view, const SearchLimits &limits)
{
    if (limits.level.noise <= 0)
        return;
    const std::uint64_t position = Aton::hash(view);
    for (Ranked &ranked : actions) {
        if (ranked.value > 0 && ranked.value < 1) {
            const double value = ranked.value + limits.level.noise * deviate(limits.seed, position, ranked.action);
            ranked.value = std::clamp(value, 0.000001, 0.999999);
        }
    }
}

/// The weights of an equilibrium without small ones; if an action without weight has a greater value, it is played
/// instead.
void weigh(std::vector<Ranked> &actions, bool mixes)
{
    double sum = 0;
    for (Ranked &ranked : actions) {
        if (!mixes || ranked.weight < kSeldom)
            ranked.weight = 0;
        sum += ranked.weight;
    }
    const Ranked &best = actions.front();
    const bool exchanges = verbOf(best.action) == Verb::Exchange;
    if (sum <= 0 || exchanges) {
        for (Ranked &ranked : actions)
            ranked.weight = 0;
        actions.front().weight = 1;
        return;
    }
    for (Ranked &ranked : actions)
        ranked.weight /= sum;
}

} // namespace

SearchResult Aton::search(const Position &view, const SearchLimits &limits)
{
    assert(contains(toAct(view), view.viewer));
    Opinion opinion = view.phase == Phase::Lay ? searchLaying(view, limits) : searchSquare(view, limits);
    misjudge(opinion.actions, view, limits);
    sortByValue(opinion.actions);
    weigh(opinion.actions, opinion.mixes && limits.level.noise <= 0);
    return {std::move(opinion.actions), std::max<std::uint64_t>(1, opinion.nodes)};
}

} // namespace engine::aton
