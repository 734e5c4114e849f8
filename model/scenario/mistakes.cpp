// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/mistakes.h"

#include <algorithm>
#include <atomic>

#include "model/engine/search/parallel.h"
#include "model/replay/thousandths.h"

namespace scenario {

using engine::Action;
using engine::CancelToken;
using engine::Position;
using engine::Seat;
using replay::Analysis;
using replay::AnalysisLimits;
using replay::Candidate;
using replay::Timeline;

namespace {

const QString kMark = QStringLiteral("mistake");

/// The most that an action may give away which the analysis does not mark: figures are whole thousandths.
const double kWithin = replay::rounded(Analysis::kMistake) - replay::ofThousandths(1);

std::vector<Candidate>::const_iterator find(const std::vector<Candidate> &ranked, Action action)
{
    return std::find_if(ranked.begin(), ranked.end(), [action](const Candidate &one) { return one.action == action; });
}

/// The action, then what others had chosen at the same moment, then how the best play that could be found goes on.
std::vector<Action> answerWith(Action best, const Timeline &timeline, int step, const CancelToken &cancel)
{
    std::vector<Action> answer{best};
    const int at = replay::judgedAt(timeline, step);
    for (int other = at + 1; other < step; ++other)
        answer.push_back(timeline.step(other).action);
    const Position &full = timeline.position(step - 1);
    if (!full.illegalReason(best)) {
        const std::vector<Action> line = replay::bestLine(full, best, {AnalysisLimits::kJudge}, cancel);
        answer.insert(answer.end(), line.begin() + 1, line.end());
    }
    Position position = timeline.position(at);
    auto next = answer.begin();
    for (; next != answer.end() && !position.illegalReason(*next); ++next)
        position = position.after(*next);
    answer.erase(next, answer.end());
    return answer;
}

Scenario taskAt(const Position &position, Seat seat, const std::vector<Action> &answer)
{
    Scenario scenario;
    scenario.seat = position.game().seatId(seat, position.seatCount());
    scenario.goal.kind = Goal::Kind::Best;
    scenario.goal.within = kWithin;
    Position at = position;
    for (const Action action : answer) {
        scenario.answer.push_back(QString::fromStdString(at.actionText(action)));
        at = at.after(action);
    }
    return scenario;
}

/// By what the seat could know: a file has it for each, and no lesson shows it.
std::vector<double> expectedBy(const Mistake &mistake)
{
    const long own = replay::thousandths(mistake.ranked.front().value);
    const auto figures = mistake.position.game().figures(mistake.position.seatCount());
    std::vector<long> shares =
        replay::dividedAmongOthers(1'000 - own, std::vector<double>(static_cast<std::size_t>(figures)), mistake.seat);
    shares[mistake.seat] = own;
    std::vector<double> expected(shares.size());
    std::transform(shares.begin(), shares.end(), expected.begin(), replay::ofThousandths);
    return expected;
}

/// The analysis of a game that has one of ours, else a quick one.
std::optional<Analysis> analysisOf(const record::Record &game, const Timeline &timeline, const MistakeSearch &search,
                                   const CancelToken &cancel, const std::function<void(int)> &come)
{
    std::optional<Analysis> kept = Analysis::of(game);
    if (kept && kept->method == Analysis::Method::Search)
        return kept;
    return replay::analyse(
        timeline, {search.quick}, cancel, [&come](int position, const auto &) { come(position + 1); }, search.threads);
}

/// True for a ranking of all that may be chosen in a view.
bool isWhole(const std::vector<Candidate> &ranked, const Position &view)
{
    std::vector<Action> legal = view.legal();
    std::erase_if(legal, [&view](Action action) { return action.actor() != view.viewer(); });
    std::vector<Action> named;
    std::transform(ranked.begin(), ranked.end(), std::back_inserter(named), [](const auto &one) { return one.action; });
    std::sort(legal.begin(), legal.end());
    std::sort(named.begin(), named.end());
    return named == legal && std::is_sorted(ranked.begin(), ranked.end(), [](const Candidate &a, const Candidate &b) {
               return a.value > b.value;
           });
}

} // namespace

engine::SeatSet learnersOf(const record::Record &game)
{
    engine::SeatSet persons = 0;
    engine::SeatSet all = 0;
    for (Seat seat = 0; seat < game.seats.size(); ++seat) {
        all |= engine::seatBit(seat);
        if (game.seats[seat].player == QLatin1String("human"))
            persons |= engine::seatBit(seat);
    }
    return persons == 0 ? all : persons;
}

std::vector<int> mistakesIn(const Analysis &analysis, const Timeline &timeline, engine::SeatSet seats)
{
    std::vector<int> steps;
    for (int step = 1; step <= timeline.stepCount(); ++step) {
        const Seat actor = timeline.step(step).action.actor();
        if (actor < timeline.last().seatCount() && engine::contains(seats, actor) && !analysis.verdict(step).isEmpty())
            steps.push_back(step);
    }
    return steps;
}

std::optional<record::Record> mistakeLesson(const Timeline &timeline, int step, AnalysisLimits limits,
                                            const CancelToken &cancel, engine::SearchMemory *memory)
{
    const Action played = timeline.step(step).action;
    const Position &position = timeline.position(replay::judgedAt(timeline, step));
    Mistake mistake{position, played.actor(), played, replay::rankedAt(timeline, step, limits, cancel, memory)};
    if (mistake.ranked.empty() || mistake.lossOf(played) <= kWithin)
        return std::nullopt;
    const std::vector<Action> answer = answerWith(mistake.ranked.front().action, timeline, step, cancel);
    if (cancel.isCancelled())
        return std::nullopt;
    record::Record lesson = record::newRecord(position.game(), position.setup());
    lesson.start = position;
    lesson.line.variations.push_back({0, {{played}, {}, {{1, kMark}}, {}}, {}});
    lesson.scenario = toJson(taskAt(position, mistake.seat, answer), position.game());
    const double chosen = find(mistake.ranked, played)->value;
    const Analysis judge{limits, {{expectedBy(mistake), mistake.ranked, {}, chosen}}};
    lesson.analysis = judge.toJson(lesson);
    return lesson;
}

std::optional<std::vector<record::Record>> findMistakes(const record::Record &game, engine::SeatSet seats,
                                                        const MistakeSearch &search, const CancelToken &cancel,
                                                        const std::function<void(int, int)> &come)
{
    const Timeline timeline(game);
    const int positions = timeline.stepCount() + 1;
    const auto tell = [&](int done, int all) {
        if (come)
            come(done, all);
    };
    // Each half of the way has as many parts as it turns out to have.
    const std::optional<Analysis> analysis =
        analysisOf(game, timeline, search, cancel, [&](int done) { tell(done, 2 * positions); });
    if (!analysis)
        return std::nullopt;
    const std::vector<int> steps = mistakesIn(*analysis, timeline, seats);
    const auto count = static_cast<int>(steps.size());
    std::vector<std::optional<record::Record>> found(steps.size());
    std::atomic<int> done = 0;
    engine::SearchMemory memory;
    const AnalysisLimits limits{std::max(analysis->limits.nodes, search.again), analysis->limits.seed};
    engine::search::forEachTask(search.threads, count, [&](int number) {
        found[number] = mistakeLesson(timeline, steps[number], limits, cancel, &memory);
        tell(count + ++done, 2 * count);
    });
    if (cancel.isCancelled())
        return std::nullopt;
    std::vector<record::Record> lessons;
    for (std::optional<record::Record> &one : found) {
        if (one)
            lessons.push_back(*std::move(one));
    }
    return lessons;
}

double Mistake::lossOf(Action action) const
{
    return replay::rounded(ranked.front().value - find(ranked, action)->value);
}

std::optional<Mistake> mistakeOf(const record::Record &record)
{
    const std::vector<record::Variation> &variations = record.line.variations;
    if (!record.line.actions.empty() || variations.size() != 1 || variations.front().line.actions.size() != 1
        || variations.front().line.marks != std::map<int, QString>{{1, kMark}})
        return std::nullopt;
    const Action played = variations.front().line.actions.front();
    std::optional<Analysis> judge = Analysis::of(record);
    if (!judge || played.actor() >= record.startPosition().seatCount())
        return std::nullopt;
    std::vector<Candidate> &ranked = judge->findings.front().best;
    if (!isWhole(ranked, record.startPosition().seenBy(played.actor()))) // a file may say anything
        return std::nullopt;
    return Mistake{record.startPosition(), played.actor(), played, std::move(ranked)};
}

} // namespace scenario
