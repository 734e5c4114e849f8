// SPDX-License-Identifier: GPL-3.0-or-later
// What a search of any game answers.
#pragma once

#include <algorithm>

#include <QtTest>

#include "model/engine/core/search_result.h"

namespace searches {

/// Null, or what is wrong: all legal actions are ranked, the best first, with values that are shares and weights that
/// make one.
template <class G>
const char *fault(const typename G::Position &view, const engine::SearchResult &found)
{
    typename G::Actions legal;
    G::legal(view, legal);
    if (legal.size() != found.actions.size())
        return "not all actions are ranked";
    double weights = 0;
    for (std::size_t i = 0; i < found.actions.size(); ++i) {
        const engine::Ranked &ranked = found.actions[i];
        if (std::find(legal.begin(), legal.end(), ranked.action) == legal.end())
            return "an action is not legal";
        if (!(ranked.value >= 0 && ranked.value <= 1))
            return "a value is no share";
        const engine::Ranked *const last = i > 0 ? &found.actions[i - 1] : nullptr;
        if (last && (last->value < ranked.value || (last->value == ranked.value && !(last->action < ranked.action))))
            return "not in order";
        weights += ranked.weight;
    }
    return weights == 1 ? nullptr : "the weights are wrong";
}

inline bool same(const engine::SearchResult &a, const engine::SearchResult &b)
{
    return a.nodes == b.nodes
           && std::equal(a.actions.begin(), a.actions.end(), b.actions.begin(), b.actions.end(),
                         [](const engine::Ranked &one, const engine::Ranked &other) {
                             return one.action == other.action && one.value == other.value
                                    && one.weight == other.weight;
                         });
}

/// A search that is cancelled at once answers all the same.
template <class G>
void answersCancelled(const typename G::Position &position, const engine::Level &level)
{
    engine::CancelToken cancel;
    cancel.cancel();
    const auto view = G::observe(position, engine::firstSeat(G::toAct(position)));
    const engine::SearchLimits limits{level, 1'000'000'000'000, 1, 2, cancel};
    const char *const wrong = fault<G>(view, G::search(view, limits));
    QVERIFY2(!wrong, wrong);
    QCOMPARE(static_cast<int>(G::expected(position, limits).size()), int{position.seats});
}

} // namespace searches
