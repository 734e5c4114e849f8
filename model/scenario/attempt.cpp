// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/attempt.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "model/engine/search/player.h"
#include "model/engine/search/seeds.h"
#include "model/replay/thousandths.h"
#include "model/words/words.h"

namespace scenario {

using engine::Action;
using engine::Message;
using engine::Seat;
using replay::Candidate;

namespace {

constexpr std::uint64_t kSeed = 1; ///< of what neither the learner nor the answer decides

/// Texts that are no actions are left out.
std::vector<Action> actionsOf(const std::vector<QString> &texts, const engine::Position &position)
{
    std::vector<Action> actions;
    for (const QString &text : texts) {
        const auto read = position.readAction(text.toStdString());
        if (const Action *action = std::get_if<Action>(&read))
            actions.push_back(*action);
    }
    return actions;
}

auto isOf(Action action)
{
    return [action](const Candidate &one) { return one.action == action; };
}

std::int64_t ofHundred(double share) { return std::lround(100 * share); }

Message findWords(const Attempt &attempt)
{
    const std::vector<Action> answer = attempt.answer();
    const auto own =
        std::count_if(answer.begin(), answer.end(), [&](Action action) { return action.actor() == attempt.seat(); });
    return own > 1 ? Message{"goal.find-line", {{"n", static_cast<std::int64_t>(own)}}} : Message{"goal.find", {}};
}

std::vector<Message> reachWords(const Attempt &attempt)
{
    const Goal &goal = attempt.scenario().goal;
    std::vector<Message> said;
    if (goal.limit == Goal::Limit::Actions)
        said.push_back({"goal.actions", {{"n", goal.actions}}});
    if (goal.limit == Goal::Limit::Heading)
        said.push_back({"goal.moment", {{"moment", words::enclosed(attempt.timeline().headings().front().message)}}});
    for (const Condition &condition : goal.conditions)
        said.push_back(conditionWords(condition, attempt.position().game()));
    return said;
}

/// Chance, which is always alone, or the first seat.
Seat firstOf(engine::SeatSet seats) { return static_cast<Seat>(std::countr_zero(seats)); }

} // namespace

Attempt::Attempt(const record::Record &record, Scenario scenario)
    : m_scenario(std::move(scenario)), m_timeline(record.positions().back()),
      m_answer(actionsOf(m_scenario.answer, position()))
{
    const int players = record.setup.seats;
    m_seat = m_scenario.seat.empty() ? firstToChoose() : record.game->seatOf(m_scenario.seat, players);
    m_lines.push_back(ownOf(m_answer));
    for (const std::vector<QString> &line : m_scenario.also)
        m_lines.push_back(ownOf(actionsOf(line, position())));
    if (m_scenario.goal.kind == Goal::Kind::Best) {
        if (const auto analysis = replay::Analysis::of(record))
            m_ranked = analysis->findings.back().best;
    }
    evaluate();
}

/// Chance may have to act before anybody can choose.
Seat Attempt::firstToChoose()
{
    while (position().toAct() == engine::seatBit(engine::kChance))
        m_timeline.append(automaticAction());
    const Seat first = position().isOver() ? engine::kNobody : firstOf(position().toAct());
    m_timeline.become({});
    return first;
}

bool Attempt::isOnTurn() const { return m_verdict == Verdict::Open && engine::contains(position().toAct(), m_seat); }

bool Attempt::act(Action action)
{
    if (!isOnTurn() || action.actor() != m_seat || position().illegalReason(action))
        return false;
    append(action);
    return true;
}

bool Attempt::hasAutomaticStep() const { return m_verdict == Verdict::Open && !position().isOver() && !isOnTurn(); }

void Attempt::step()
{
    if (hasAutomaticStep())
        append(automaticAction());
}

bool Attempt::takeBack()
{
    if (!canTakeBack())
        return false;
    for (bool isOwn = false; !isOwn; m_timeline.removeLast())
        isOwn = m_timeline.step(m_timeline.stepCount()).action.actor() == m_seat;
    m_verdict = Verdict::Open;
    m_why = {};
    return true;
}

void Attempt::append(Action action)
{
    m_timeline.append(action);
    evaluate();
}

/// What chance or another seat does here. Its seed depends on the number of the step alone, so that trying again
/// brings the same.
Action Attempt::automaticAction() const
{
    const Seat actor = firstOf(position().toAct());
    if (const std::optional<Action> planned = scripted(actor))
        return *planned;
    const std::uint64_t seed = engine::search::derivedSeed(kSeed, static_cast<std::uint64_t>(m_timeline.stepCount()));
    if (actor == engine::kChance) {
        engine::Random random(seed);
        return position().sample(random);
    }
    const engine::Game &game = position().game();
    return engine::search::makePlayer(game, game.levels().front().id, seed)->choose(position().seenBy(actor));
}

/// The first action of the answer that is legal here, among those of `actor` behind the last one that it has done.
std::optional<Action> Attempt::scripted(Seat actor) const
{
    auto next = m_answer.begin();
    for (int step = 1; step <= m_timeline.stepCount(); ++step) {
        const Action done = m_timeline.step(step).action;
        const auto found = done.actor() == actor ? std::find(next, m_answer.end(), done) : m_answer.end();
        if (found != m_answer.end())
            next = found + 1;
    }
    const auto found = std::find_if(next, m_answer.end(), [&](Action action) {
        return action.actor() == actor && !position().illegalReason(action);
    });
    return found == m_answer.end() ? std::nullopt : std::optional(*found);
}

std::vector<Action> Attempt::ownOf(const std::vector<Action> &line) const
{
    std::vector<Action> own;
    std::copy_if(line.begin(), line.end(), std::back_inserter(own),
                 [this](Action action) { return action.actor() == m_seat; });
    return own;
}

/// What the learner has done so far.
std::vector<Action> Attempt::ownActions() const
{
    std::vector<Action> done;
    for (int step = 1; step <= m_timeline.stepCount(); ++step)
        done.push_back(m_timeline.step(step).action);
    return ownOf(done);
}

const record::Text *Attempt::reply() const
{
    const std::vector<Action> own = ownActions();
    for (const auto &[text, words] : m_scenario.replies) {
        const auto action = position().readAction(text.toStdString());
        if (!own.empty() && action == std::variant<Action, engine::Unreadable>(own.back()))
            return &words;
    }
    return nullptr;
}

std::vector<Message> Attempt::goalWords() const
{
    switch (m_scenario.goal.kind) {
    case Goal::Kind::Reach: return reachWords(*this);
    case Goal::Kind::Find: return {findWords(*this)};
    case Goal::Kind::Best: return {{"goal.best", {}}};
    case Goal::Kind::Play: return {{"goal.play", {}}};
    }
    return {};
}

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
    const std::vector<Action> own = ownActions();
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

/// What could be chosen there, the best first, with what was.
std::vector<Candidate> Attempt::ranked(int at, Action chosen) const
{
    if (at == 0 && std::any_of(m_ranked.begin(), m_ranked.end(), isOf(chosen)))
        return m_ranked;
    const engine::CancelToken never;
    return replay::rankedActions(m_timeline.position(at), m_seat, {replay::AnalysisLimits::kJudge}, never);
}

/// The learner's first action is what is judged.
void Attempt::evaluateBest()
{
    const int at = m_timeline.stepCount() - 1;
    if (at < 0 || m_timeline.step(at + 1).action.actor() != m_seat)
        return;
    const Action chosen = m_timeline.step(at + 1).action;
    const std::vector<Candidate> all = ranked(at, chosen);
    const auto found = std::find_if(all.begin(), all.end(), isOf(chosen));
    const bool isGood = replay::rounded(all.front().value - found->value) <= m_scenario.goal.within;
    conclude(isGood ? Verdict::Solved : Verdict::Failed,
             {isGood ? "verdict.best" : "verdict.better",
              {{"value", ofHundred(found->value)}, {"best", ofHundred(all.front().value)}}});
}

} // namespace scenario
