// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/replay/analysis.h"

#include <algorithm>
#include <cmath>

#include "model/engine/search/estimate.h"
#include "model/engine/search/runner.h"

namespace replay {

using engine::Action;
using engine::Position;
using engine::Seat;
using engine::search::CancelToken;
using engine::search::derivedSeed;

namespace {

constexpr int kFirstLook = 4;          ///< the first look costs that part of the effort an action …
constexpr int kWholeFirstLook = 12;    ///< … and at most so many times the effort for all actions
constexpr std::size_t kSecondLook = 4; ///< so many are looked at again, at least
constexpr std::size_t kMostBest = 3;   ///< of a finding

// Which of the seeds of a position.
constexpr std::uint64_t kExpectedSeed = 0;
constexpr std::uint64_t kChoiceSeed = 1;

/// As it stands in the file, so that an analysis that was read says the same as the one that was written.
double rounded(double value) { return std::round(value * 1'000) / 1'000; }

/// Gives each action its value; false if it was cancelled. The same seed for all: they are compared with the same luck.
bool appraise(std::vector<Candidate> &candidates, const Position &position, Seat seat, AnalysisEffort effort,
              const CancelToken &cancel)
{
    for (Candidate &candidate : candidates) {
        const std::vector<double> expected =
            engine::search::estimate(position.after(candidate.action), effort.playouts, effort.seed, cancel);
        if (expected.empty())
            return false;
        candidate.value = expected[seat];
    }
    std::sort(candidates.begin(), candidates.end(), [](const Candidate &a, const Candidate &b) {
        return a.value != b.value ? a.value > b.value : a.action < b.action;
    });
    return true;
}

auto findAction(std::vector<Candidate> &candidates, Action action)
{
    return std::find_if(candidates.begin(), candidates.end(),
                        [action](const Candidate &candidate) { return candidate.action == action; });
}

/// All but the first `most`; `kept`, if it is among the others, stays as the last one.
void shorten(std::vector<Candidate> &candidates, std::size_t most, std::optional<Action> kept)
{
    if (candidates.size() <= most)
        return;
    std::optional<Candidate> further;
    if (kept) {
        const auto found = findAction(candidates, *kept);
        if (found != candidates.end() && static_cast<std::size_t>(found - candidates.begin()) >= most)
            further = *found;
    }
    candidates.resize(most);
    if (further)
        candidates.push_back(*further);
}

std::vector<Candidate> candidatesOf(const Position &position, Seat seat)
{
    std::vector<Candidate> candidates;
    for (const Action action : position.legal()) {
        if (action.actor() == seat)
            candidates.push_back({action});
    }
    return candidates;
}

/// Finds out about the choice of action `step`; false if it was cancelled.
bool judge(Finding &finding, const Timeline &timeline, int step, AnalysisEffort effort, const CancelToken &cancel)
{
    const Action action = timeline.step(step).action;
    if (action.actor() == engine::kChance)
        return true;
    const int at = judgedAt(timeline, step);
    if (candidatesOf(timeline.position(at), action.actor()).size() < 2)
        return true;
    effort.seed = derivedSeed(derivedSeed(effort.seed, static_cast<std::uint64_t>(at)), kChoiceSeed + action.actor());
    finding.best = bestActions(timeline.position(at), action.actor(), effort, kMostBest, cancel, action);
    if (finding.best.empty())
        return false;
    for (Candidate &candidate : finding.best)
        candidate.value = rounded(candidate.value);
    finding.chosen = findAction(finding.best, action)->value;
    finding.best.resize(std::min(finding.best.size(), kMostBest));
    return true;
}

} // namespace

double Finding::loss() const { return chosen && !best.empty() ? std::max(best.front().value - *chosen, 0.0) : 0; }

std::vector<Candidate> bestActions(const Position &position, Seat seat, AnalysisEffort effort, std::size_t most,
                                   const CancelToken &cancel, std::optional<Action> chosen)
{
    std::vector<Candidate> candidates = candidatesOf(position, seat);
    const int actions = std::max(static_cast<int>(candidates.size()), 1);
    const int games = std::min(effort.playouts / kFirstLook, effort.playouts * kWholeFirstLook / actions);
    const AnalysisEffort first{std::max(games, 1), derivedSeed(effort.seed, 0)};
    const AnalysisEffort second{effort.playouts, derivedSeed(effort.seed, 1)};
    if (!appraise(candidates, position, seat, first, cancel))
        return {};
    shorten(candidates, std::max(most, kSecondLook), chosen);
    if (!appraise(candidates, position, seat, second, cancel))
        return {};
    shorten(candidates, most, chosen);
    return candidates;
}

std::vector<double> expectedAt(const Timeline &timeline, int step, AnalysisEffort effort, const CancelToken &cancel)
{
    const std::uint64_t seed = derivedSeed(derivedSeed(effort.seed, static_cast<std::uint64_t>(step)), kExpectedSeed);
    std::vector<double> expected = engine::search::estimate(timeline.position(step), effort.playouts, seed, cancel);
    for (double &figure : expected)
        figure = rounded(figure);
    return expected;
}

int judgedAt(const Timeline &timeline, int step)
{
    const Action action = timeline.step(step).action;
    int at = step - 1;
    for (; at > 0; --at) {
        const Position &before = timeline.position(at - 1);
        const Action other = timeline.step(at).action;
        const bool isSecret = before.actionText(other, action.actor()) != before.actionText(other);
        const bool isAtOnce = engine::contains(before.toAct(), action.actor()) && other.actor() != action.actor();
        if (other.actor() == engine::kChance || !isAtOnce || !isSecret || before.refusal(action))
            break;
    }
    return at;
}

std::optional<Analysis> analyse(const Timeline &timeline, AnalysisEffort effort, const CancelToken &cancel,
                                const std::function<void(int, const Finding &)> &found)
{
    Analysis analysis{effort, {}};
    for (int step = 0; step <= timeline.stepCount(); ++step) {
        Finding finding{expectedAt(timeline, step, effort, cancel)};
        const bool isDone = !finding.expected.empty()
                            && (step == timeline.stepCount() || judge(finding, timeline, step + 1, effort, cancel));
        if (!isDone)
            return std::nullopt;
        if (found)
            found(step, finding);
        analysis.findings.push_back(std::move(finding));
    }
    return analysis;
}

double Analysis::errorOf(double a, double b) const
{
    // A share of a win is decided like a toss of a coin. One game more for each side, so that a few games that all
    // went the same way prove nothing.
    const double games = effort.playouts + 2.0;
    const auto variance = [&](double value) {
        const double share = (value * effort.playouts + 1) / games;
        return share * (1 - share) / games;
    };
    return std::sqrt(variance(a) + variance(b));
}

QString Analysis::verdict(int step) const
{
    const auto index = static_cast<std::size_t>(step) - 1;
    if (step < 1 || index >= findings.size() || !findings[index].chosen || findings[index].best.empty())
        return {};
    const Finding &finding = findings[index];
    const double loss = rounded(finding.loss());
    if (loss < kMistake || loss <= kErrors * errorOf(finding.best.front().value, *finding.chosen))
        return {};
    return loss < kBlunder ? QStringLiteral("mistake") : QStringLiteral("blunder");
}

std::vector<int> Analysis::swings(int most) const
{
    std::vector<std::pair<double, int>> changes;
    for (std::size_t at = 1; at < findings.size(); ++at) {
        const std::vector<double> &before = findings[at - 1].expected;
        const std::vector<double> &now = findings[at].expected;
        double largest = 0;
        bool isSure = false;
        for (std::size_t seat = 0; seat < std::min(before.size(), now.size()); ++seat) {
            const double change = rounded(std::abs(now[seat] - before[seat]));
            isSure = isSure || change > kErrors * errorOf(before[seat], now[seat]);
            largest = std::max(largest, change);
        }
        if (largest >= kMistake && isSure)
            changes.emplace_back(-largest, static_cast<int>(at));
    }
    std::sort(changes.begin(), changes.end());
    changes.resize(std::min(changes.size(), static_cast<std::size_t>(std::max(most, 0))));
    std::vector<int> steps;
    for (const auto &[change, step] : changes)
        steps.push_back(step);
    std::sort(steps.begin(), steps.end());
    return steps;
}

} // namespace replay
