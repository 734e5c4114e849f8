// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/adviser.h"

#include <algorithm>
#include <cmath>

#include "model/engine/core/label.h"
#include "model/play/thinker.h"

namespace play {

using engine::Message;
using engine::Position;
using engine::Ranked;
using engine::SearchResult;

namespace {

constexpr std::uint64_t kSeed = 1;  ///< any: the same question, the same answer
constexpr double kMostlyDone = 0.9; ///< who does it less often does other things as well
constexpr int kHundred = 100;

int hundredths(double share) { return static_cast<int>(std::lround(kHundred * share)); }

Message shareOf(const SearchResult &result, const Ranked &chosen)
{
    if (result.actions.size() == 1)
        return {"hint.only", {}};
    double next = 0;
    for (const Ranked &ranked : result.actions) {
        if (ranked.action != chosen.action)
            next = std::max(next, ranked.value);
    }
    const int value = hundredths(chosen.value);
    if (chosen.weight < kMostlyDone)
        return {"hint.mixed", {{"value", value}}};
    if (hundredths(next) >= value)
        return {"hint.equal", {{"value", value}}};
    return {"hint.share", {{"value", value}, {"next", hundredths(next)}}};
}

} // namespace

Hint hintOf(const Position &view, const SearchResult &result)
{
    // Of equal ones the first, which is the best.
    const Ranked &chosen = *std::max_element(result.actions.begin(), result.actions.end(),
                                             [](const Ranked &a, const Ranked &b) { return a.weight < b.weight; });
    return {view, chosen.action, view.label(chosen.action).words, view.reasons(chosen.action, result),
            shareOf(result, chosen)};
}

void Adviser::ask(const Position &view)
{
    if (m_last && m_last->view == view) {
        m_worker.drop();
        emit advised(*m_last);
        return;
    }
    const engine::Level &level = view.game().levels().back();
    const auto job = [this, view, &level](const engine::CancelToken &cancel, const auto & /*progress*/) {
        const engine::search::Budget budget = screenBudget();
        const std::uint64_t nodes = engine::search::nodesFor(level, budget.nodes, budget.clockDecides);
        const Hint hint = hintOf(view, view.search({level, nodes, kSeed, budget.threads, cancel}));
        return [this, hint] {
            m_last = hint;
            emit advised(hint);
        };
    };
    m_worker.begin(job, level.time);
}

} // namespace play
