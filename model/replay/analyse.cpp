// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/seeds.h"
#include "model/replay/analysis.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "model/replay/thousandths.h"

namespace replay {

using engine::Action;
using engine::CancelToken;
using engine::Position;
using engine::Seat;
using engine::search::derivedSeed;

namespace {

constexpr std::size_t kMostBest = 3;   ///< of a finding
constexpr std::size_t kMostMixed = 8;  ///< of a finding
constexpr double kLeastWeight = 0.02;  ///< of an action that belongs to a mixture
constexpr double kCertain = 0.9995;    ///< that much is a win, so much less than 1 is a loss
constexpr std::uint64_t kImagined = 6; ///< positions behind what is expected of a view
constexpr std::size_t kLongestLine = 6;
constexpr std::uint64_t kLineShare = 8; ///< of the effort is for each choice of a line

// Which of the seeds of a position.
constexpr std::uint64_t kExpectedSeed = 0;
constexpr std::uint64_t kChoiceSeed = 1;

std::uint64_t seedAt(AnalysisLimits limits, int position, std::uint64_t which)
{
    return derivedSeed(derivedSeed(limits.seed, static_cast<std::uint64_t>(position)), which);
}

std::uint64_t choiceSeed(AnalysisLimits limits, int position, Seat seat)
{
    return seedAt(limits, position, kChoiceSeed + seat);
}

/// Of the strongest player that the game has.
engine::SearchLimits strongest(const Position &position, AnalysisLimits limits, const CancelToken &cancel,
                               engine::SearchMemory *memory)
{
    return {position.game().levels().back(), limits.nodes, limits.seed, 1, cancel, memory};
}

std::vector<double> expectedOfView(const Position &view, AnalysisLimits limits, const CancelToken &cancel,
                                   engine::SearchMemory *memory)
{
    engine::Random random(limits.seed);
    std::vector<double> sum(static_cast<std::size_t>(view.game().figures(view.seatCount()))); // a rival has a share
    const AnalysisLimits part{std::max<std::uint64_t>(limits.nodes / kImagined, 1), limits.seed};
    for (std::uint64_t number = 0; number < kImagined; ++number) {
        const Position determinized = view.determinized(random);
        const std::vector<double> one = determinized.expected(strongest(determinized, part, cancel, memory));
        std::transform(sum.begin(), sum.end(), one.begin(), sum.begin(), std::plus());
    }
    return sum;
}

/// True where nobody could have done anything else: nothing is decided with that action.
bool isForced(const Position &before, Action action)
{
    if (action.actor() == engine::kChance)
        return before.outcomeCount() == 1;
    const std::vector<Action> legal = before.legal();
    return std::none_of(legal.begin(), legal.end(),
                        [action](Action other) { return other.actor() == action.actor() && other != action; });
}

/// True where every seat reads the same of what was done.
bool isSeenByAll(const Position &before, Action action)
{
    const std::string text = before.actionText(action);
    for (Seat seat = 0; seat < before.seatCount(); ++seat) {
        if (before.actionText(action, seat) != text)
            return false;
    }
    return true;
}

/// True where a seat's choice shows what somebody held or has chosen. Where chance alone goes on, what comes to light
/// is what it draws then, as the new hand after an exchange.
bool turnsUp(const Position &before, Action action)
{
    if (!before.reveals(action))
        return false;
    engine::Random random(1);
    const Position full = before.viewer() == engine::kNobody ? before : before.determinized(random);
    return full.after(action).toAct() != engine::seatBit(engine::kChance);
}

/// True if one seat alone made that choice and knew all, or all see the choice and nothing turns up with it: then the
/// step is its error and nothing else.
bool isOpen(const Position &before, Action action)
{
    const Seat actor = action.actor();
    if (actor == engine::kChance)
        return false;
    return (before.toAct() == engine::seatBit(actor) && before.seesAll(actor))
           || (isSeenByAll(before, action) && !turnsUp(before, action));
}

/// True where what may be expected follows from the next position, and from what was given away on the way there.
bool follows(const Timeline &timeline, int position)
{
    if (position == timeline.stepCount())
        return false;
    const Position &before = timeline.position(position);
    const Action action = timeline.step(position + 1).action;
    return isForced(before, action) || isOpen(before, action);
}

std::vector<Candidate>::iterator find(std::vector<Candidate> &candidates, Action action)
{
    return std::find_if(candidates.begin(), candidates.end(),
                        [action](const Candidate &one) { return one.action == action; });
}

/// Finds the lines of those of the best actions that will be kept and can be played in that position.
void findLines(std::vector<Candidate> &best, const Position &position, Action chosen, std::uint64_t seed,
               const CancelToken &cancel)
{
    for (std::size_t i = 0; i < best.size(); ++i) {
        if ((i >= kMostBest && best[i].action != chosen) || position.illegalReason(best[i].action))
            continue;
        best[i].line = bestLine(position, best[i].action, {AnalysisLimits::kJudge, seed}, cancel);
        best[i].line.erase(best[i].line.begin());
    }
}

/// Finds out about the choice of action `step`, of all that could be chosen; false if it was cancelled.
bool evaluate(Finding &finding, const Timeline &timeline, int step, AnalysisLimits limits, const CancelToken &cancel,
              engine::SearchMemory &memory)
{
    const Action action = timeline.step(step).action;
    const int at = judgedAt(timeline, step);
    if (action.actor() == engine::kChance || isForced(timeline.position(at), action))
        return true;
    std::vector<Candidate> ranked = rankedAt(timeline, step, limits, cancel, &memory);
    if (ranked.empty())
        return false;
    finding.mixture = mixtureOf(ranked, timeline.position(at));
    finding.chosen = find(ranked, action)->value;
    finding.best = std::move(ranked);
    if (limits.nodes >= AnalysisLimits::kLines)
        findLines(finding.best, timeline.position(step - 1), action, choiceSeed(limits, at, action.actor()), cancel);
    return true;
}

/// Where the best that a seat can do is done before all eyes, the position after it: that is what may be expected,
/// though somebody did otherwise. Else the position itself. `ranked` is of the seat that acted.
Position afterTheBest(const Timeline &timeline, int at, const std::vector<Candidate> &ranked, AnalysisLimits limits,
                      const CancelToken &cancel, engine::SearchMemory &memory)
{
    const Position &position = timeline.position(at);
    if (at == timeline.stepCount() || position.toAct() == engine::seatBit(engine::kChance))
        return position;
    const Seat actor = timeline.step(at + 1).action.actor();
    const std::vector<Action> legal = position.legal();
    for (Seat seat = 0; seat < position.seatCount(); ++seat) {
        const auto isOpenToIt = [&](Action action) { return action.actor() == seat && isOpen(position, action); };
        if (std::none_of(legal.begin(), legal.end(), isOpenToIt))
            continue;
        const AnalysisLimits own{limits.nodes, choiceSeed(limits, at, seat)};
        const std::vector<Candidate> all = seat == actor ? ranked : rankedActions(position, seat, own, cancel, &memory);
        const bool isKnown = !all.empty() && !position.illegalReason(all.front().action);
        if (isKnown && isOpenToIt(all.front().action))
            return position.after(all.front().action);
    }
    return position;
}

/// What that position alone tells: not what may be expected where that `follows`. Nothing if it was cancelled.
std::optional<Finding> findAt(const Timeline &timeline, int position, AnalysisLimits limits, const CancelToken &cancel,
                              engine::SearchMemory &memory)
{
    Finding finding;
    finding.isDrawn = timeline.position(position).toAct() == engine::seatBit(engine::kChance);
    if (position < timeline.stepCount() && !evaluate(finding, timeline, position + 1, limits, cancel, memory))
        return std::nullopt;
    if (!follows(timeline, position)) {
        const AnalysisLimits here{limits.nodes, seedAt(limits, position, kExpectedSeed)};
        finding.expected =
            expectedFrom(afterTheBest(timeline, position, finding.best, limits, cancel, memory), here, cancel, &memory);
        if (finding.expected.empty())
            return std::nullopt;
    }
    return finding;
}

/// Leaves the best of all that could be chosen. Of equal ones what was chosen stands first: nobody is told that another
/// one was better.
void keepTheBest(std::vector<Candidate> &ranked, Action action)
{
    const auto chosen = find(ranked, action);
    const auto equal =
        std::find_if(ranked.begin(), chosen, [chosen](const Candidate &one) { return one.value == chosen->value; });
    std::rotate(equal, chosen, chosen + 1);
    ranked.resize(std::min(ranked.size(), kMostBest));
}

/// Several threads that look at the positions of a course, each at the next that nobody has taken.
class Crew {
public:
    Crew(const Timeline &timeline, AnalysisLimits limits, const CancelToken &cancel, int threads)
        : m_timeline(timeline), m_effort(limits), m_cancel(cancel),
          m_found(static_cast<std::size_t>(timeline.stepCount()) + 1)
    {
        for (int number = 0; number < threads; ++number)
            m_threads.emplace_back([this] { work(); });
    }
    ~Crew()
    {
        m_next = m_timeline.stepCount() + 1;
        for (std::thread &thread : m_threads)
            thread.join();
    }
    Crew(const Crew &) = delete;
    Crew &operator=(const Crew &) = delete;

    /// Waits for what is found about a position; nothing if it was cancelled.
    std::optional<Finding> wait(int position)
    {
        std::unique_lock lock(m_mutex);
        std::optional<Finding> &found = m_found[position];
        m_changed.wait(lock, [&] { return found || m_isCancelled; });
        return std::exchange(found, std::nullopt);
    }

private:
    void work()
    {
        for (int at = m_next++; at <= m_timeline.stepCount(); at = m_next++) {
            std::optional<Finding> finding = findAt(m_timeline, at, m_effort, m_cancel, m_memory);
            const std::lock_guard lock(m_mutex);
            m_isCancelled = m_isCancelled || !finding;
            m_found[at] = std::move(finding);
            m_changed.notify_all();
        }
    }

    const Timeline &m_timeline;
    const AnalysisLimits m_effort;
    const CancelToken &m_cancel;
    engine::SearchMemory m_memory;
    std::atomic<int> m_next{0};
    std::mutex m_mutex; ///< for what follows
    std::condition_variable m_changed;
    std::vector<std::optional<Finding>> m_found;
    bool m_isCancelled = false;
    std::vector<std::thread> m_threads;
};

} // namespace

std::vector<Candidate> rankedActions(const Position &position, Seat seat, AnalysisLimits limits,
                                     const CancelToken &cancel, engine::SearchMemory *memory)
{
    const Position view = position.seenBy(seat);
    const engine::SearchResult result = view.search(strongest(view, limits, cancel, memory));
    if (cancel.isCancelled())
        return {};
    std::vector<Candidate> ranked;
    for (const engine::Ranked &one : result.actions)
        ranked.push_back({one.action, rounded(one.value), rounded(one.weight)});
    std::sort(ranked.begin(), ranked.end(), [](const Candidate &a, const Candidate &b) {
        if (a.value != b.value)
            return a.value > b.value;
        return a.weight != b.weight ? a.weight > b.weight : a.action < b.action;
    });
    return ranked;
}

std::vector<Candidate> rankedAt(const Timeline &timeline, int step, AnalysisLimits limits, const CancelToken &cancel,
                                engine::SearchMemory *memory)
{
    const Seat actor = timeline.step(step).action.actor();
    const int at = judgedAt(timeline, step);
    limits.seed = choiceSeed(limits, at, actor);
    return rankedActions(timeline.position(at), actor, limits, cancel, memory);
}

std::vector<Action> bestLine(const Position &position, Action first, AnalysisLimits limits, const CancelToken &cancel)
{
    std::vector<Action> line{first};
    Position at = position.after(first);
    while (line.size() < kLongestLine && !at.isOver() && at.toAct() != engine::seatBit(engine::kChance)) {
        const AnalysisLimits part{std::max<std::uint64_t>(limits.nodes / kLineShare, 1),
                                  derivedSeed(limits.seed, line.size())};
        const std::vector<Candidate> ranked = rankedActions(at, engine::firstSeat(at.toAct()), part, cancel);
        if (ranked.empty())
            break;
        line.push_back(ranked.front().action);
        at = at.after(line.back());
    }
    return line;
}

std::vector<Candidate> mixtureOf(const std::vector<Candidate> &ranked, const Position &position)
{
    std::vector<Candidate> mixture;
    if (ranked.empty() || ranked.front().value >= kCertain || ranked.front().value <= 1 - kCertain
        || !position.choosesInSecret(ranked.front().action.actor()))
        return {};
    std::copy_if(ranked.begin(), ranked.end(), std::back_inserter(mixture),
                 [](const Candidate &candidate) { return candidate.weight >= kLeastWeight; });
    if (mixture.size() < 2)
        return {};
    std::stable_sort(mixture.begin(), mixture.end(),
                     [](const Candidate &a, const Candidate &b) { return a.weight > b.weight; });
    mixture.resize(std::min(mixture.size(), kMostMixed));
    return mixture;
}

std::vector<double> expectedFrom(const Position &position, AnalysisLimits limits, const CancelToken &cancel,
                                 engine::SearchMemory *memory)
{
    const bool isView = position.viewer() != engine::kNobody;
    const std::vector<double> expected = isView ? expectedOfView(position, limits, cancel, memory)
                                                : position.expected(strongest(position, limits, cancel, memory));
    if (cancel.isCancelled())
        return {};
    std::vector<double> figures;
    for (const long share : divided(1'000, expected))
        figures.push_back(ofThousandths(share));
    return figures;
}

std::optional<std::vector<double>> withTheBest(const std::vector<double> &expected,
                                               const std::vector<Candidate> &ranked, const Position &position)
{
    if (ranked.empty() || expected.empty() || !isOpen(position, ranked.front().action))
        return std::nullopt;
    const Candidate &best = ranked.front();
    const Seat actor = best.action.actor();
    const long own = thousandths(best.value);
    std::vector<double> figures;
    for (const long share : dividedAmongOthers(1'000 - own, expected, actor))
        figures.push_back(ofThousandths(share));
    figures[actor] = ofThousandths(own);
    return figures;
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
        if (other.actor() == engine::kChance || !isAtOnce || !isSecret || before.illegalReason(action))
            break;
    }
    return at;
}

std::optional<Analysis> analyse(const Timeline &timeline, AnalysisLimits limits, const CancelToken &cancel,
                                const std::function<void(int, const Finding &)> &found, int threads)
{
    Analysis analysis{limits};
    std::vector<Finding> &findings = analysis.findings;
    Crew crew(timeline, limits, cancel, threads);
    for (int next = 0; next <= timeline.stepCount();) {
        // As far as one follows from the other, findings are known from the last of them on.
        do {
            std::optional<Finding> finding =
                cancel.isCancelled() ? std::nullopt : crew.wait(static_cast<int>(findings.size()));
            if (!finding)
                return std::nullopt;
            findings.push_back(std::move(*finding));
        } while (findings.back().expected.empty());
        for (std::size_t at = findings.size() - 1; at > static_cast<std::size_t>(next); --at)
            findings[at - 1].agreeWith(findings[at].expected);
        for (; next < static_cast<int>(findings.size()); ++next) {
            Finding &finding = findings[next];
            if (cancel.isCancelled())
                return std::nullopt;
            if (finding.chosen)
                keepTheBest(finding.best, timeline.step(next + 1).action);
            if (found)
                found(next, finding);
        }
    }
    return analysis;
}

Analysis analyse(const Timeline &timeline, AnalysisLimits limits)
{
    const CancelToken never;
    return *analyse(timeline, limits, never, {}, std::max(static_cast<int>(std::thread::hardware_concurrency()), 1));
}

} // namespace replay
