// SPDX-License-Identifier: GPL-3.0-or-later
// How an attempt is judged.
#include <algorithm>
#include <cmath>

#include "model/replay/analysis.h"
#include "model/scenario/attempt.h"
#include "model/words/words.h"

namespace scenario {

using engine::Message;

namespace {

std::int64_t ofHundred(double share) { return std::lround(100 * share); }

} // namespace

void Attempt::evaluate()
{
    switch (m_scenario.goal.kind) {
    case Goal::Kind::Reach: judgeReach(); break;
    case Goal::Kind::Find: judgeFind(); break;
    case Goal::Kind::Best: evaluateBest(); break;
    case Goal::Kind::Play: break;
    }
}

void Attempt::conclude(Verdict verdict, Message why)
{
    m_verdict = verdict;
    m_why = std::move(why);
}

void Attempt::judgeReach()
{
    const Goal &goal = m_scenario.goal;
    const auto missing = std::find_if(goal.conditions.begin(), goal.conditions.end(),
                                      [this](const Condition &condition) { return !holds(condition, m_timeline); });
    if (missing == goal.conditions.end()) {
        if (m_timeline.stepCount() > 0)
            conclude(Verdict::Solved, {"verdict.solved", {}});
        return;
    }
    const engine::Value what = words::enclosed(conditionWords(*missing, position().game()));
    const bool usedUp = static_cast<int>(ownActions().size()) >= goal.actions;
    if (position().isOver())
        conclude(Verdict::Failed, {"verdict.missing", {{"what", what}}});
    else if (goal.limit == Goal::Limit::Heading && m_timeline.headings().size() > 1)
        conclude(
            Verdict::Failed,
            {"verdict.moment", {{"moment", words::enclosed(m_timeline.headings().front().message)}, {"what", what}}});
    else if (goal.limit == Goal::Limit::Actions && usedUp && isOnTurn())
        conclude(Verdict::Failed, {"verdict.late", {{"what", what}}});
}

void Attempt::judgeFind()
{
    const std::vector<engine::Action> own = ownActions();
    if (own.empty())
        return;
    const auto beginsSo = [&own](const auto &line) {
        return own.size() <= line.size() && std::equal(own.begin(), own.end(), line.begin());
    };
    if (std::find(m_lines.begin(), m_lines.end(), own) != m_lines.end())
        conclude(Verdict::Solved, {"verdict.solved", {}});
    else if (std::none_of(m_lines.begin(), m_lines.end(), beginsSo))
        conclude(Verdict::Failed, {"verdict.wrong", {}});
}

/// The learner's first action is what is judged.
void Attempt::evaluateBest()
{
    const int at = m_timeline.stepCount() - 1;
    if (at < 0 || m_timeline.step(at + 1).action.actor() != m_seat)
        return;
    const engine::Action chosen = m_timeline.step(at + 1).action;
    const engine::CancelToken never;
    const std::vector<replay::Candidate> ranked =
        replay::rankedActions(m_timeline.position(at), m_seat, {replay::AnalysisLimits::kJudge}, never);
    const auto found =
        std::find_if(ranked.begin(), ranked.end(), [chosen](const auto &one) { return one.action == chosen; });
    const bool isGood = ranked.front().value - found->value <= m_scenario.goal.within;
    conclude(isGood ? Verdict::Solved : Verdict::Failed,
             {isGood ? "verdict.best" : "verdict.better",
              {{"value", ofHundred(found->value)}, {"best", ofHundred(ranked.front().value)}}});
}

} // namespace scenario
