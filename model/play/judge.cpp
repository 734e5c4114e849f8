// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/judge.h"

#include <algorithm>

#include "model/replay/thousandths.h"

namespace play {

double Judgement::lossOf(engine::Action action) const
{
    const auto found = std::find_if(ranked.begin(), ranked.end(),
                                    [action](const replay::Candidate &one) { return one.action == action; });
    return found == ranked.end() ? 0 : replay::rounded(ranked.front().value - found->value);
}

std::vector<engine::Message> Judgement::reasons() const
{
    engine::SearchResult result;
    for (const replay::Candidate &one : ranked)
        result.actions.push_back({one.action, one.value, one.weight});
    return ranked.empty() ? std::vector<engine::Message>() : view.reasons(ranked.front().action, result);
}

std::vector<replay::Candidate> Judge::rank(const engine::Position &view, const engine::CancelToken &cancel)
{
    return replay::rankedActions(view, view.viewer(), {replay::AnalysisLimits::kJudge}, cancel);
}

void Judge::begin(const engine::Position &view)
{
    if (m_view == view)
        return;
    m_view = view;
    m_judgement.reset();
    m_worker.begin([this, view, search = m_search](const engine::CancelToken &cancel, const auto & /*progress*/) {
        std::vector<replay::Candidate> ranked = search(view, cancel);
        return [this, judgement = Judgement{view, std::move(ranked)}] {
            m_judgement = judgement;
            emit judged();
        };
    });
}

void Judge::drop()
{
    m_worker.drop();
    m_view.reset();
    m_judgement.reset();
}

} // namespace play
