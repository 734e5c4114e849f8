// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/guessing.h"

#include <algorithm>
#include <numeric>

#include "model/replay/thousandths.h"

namespace scenario {

using engine::Action;
using engine::Seat;
using replay::Candidate;

namespace {

std::vector<Candidate>::const_iterator candidateFor(const std::vector<Candidate> &ranked, Action action)
{
    return std::find_if(ranked.begin(), ranked.end(), [action](const Candidate &one) { return one.action == action; });
}

bool isGood(const std::vector<Candidate> &ranked, Action action)
{
    const auto found = candidateFor(ranked, action);
    return found != ranked.end() && replay::rounded(ranked.front().value - found->value) <= Goal::kWithin;
}

/// True if the seat of that action could have done something else there.
bool isChoice(const engine::Position &position, Action action)
{
    const std::vector<Action> legal = position.seenBy(action.actor()).legal();
    return std::any_of(legal.begin(), legal.end(),
                       [action](Action one) { return one.actor() == action.actor() && one != action; });
}

} // namespace

std::vector<int> Guessing::choices(const replay::Timeline &line, engine::SeatSet seats, int from)
{
    std::vector<int> steps;
    for (int step = from + 1; step <= line.stepCount(); ++step) {
        const Action action = line.step(step).action;
        if (action.actor() < line.last().seatCount() && engine::contains(seats, action.actor())
            && isChoice(line.position(step - 1), action))
            steps.push_back(step);
    }
    return steps;
}

Guessing::Guessing(const replay::Timeline &line, std::optional<replay::Analysis> analysis, const GuessRules &rules)
    : Attempt(line.position(rules.from)), m_line(line), m_analysis(std::move(analysis)), m_by(rules.by),
      m_from(rules.from), m_choices(choices(line, rules.seats, rules.from))
{
    sitAt(line.step(m_choices.front()).action.actor());
}

bool Guessing::isOnTurn() const
{
    return verdict() == Verdict::Open && std::binary_search(m_choices.begin(), m_choices.end(), lineStep() + 1);
}

/// All that the seat could choose before that guess, the best first; or what the analysis of the game kept of it, if it
/// says what both are worth. Nothing without an analysis.
std::vector<Candidate> Guessing::ranked(Action guess) const
{
    if (!m_analysis)
        return {};
    const replay::Finding &finding = m_analysis->findings[static_cast<std::size_t>(lineStep())];
    std::vector<Candidate> kept = finding.best;
    if (finding.chosen && candidateFor(kept, next()) == kept.end())
        kept.push_back({next(), *finding.chosen});
    if (candidateFor(kept, guess) != kept.end() && candidateFor(kept, next()) != kept.end())
        return kept;
    const engine::CancelToken never;
    return replay::rankedAt(m_line, lineStep() + 1, {replay::AnalysisLimits::kJudge}, never);
}

bool Guessing::isRight(const Guess &guess, const std::vector<Candidate> &ranked) const
{
    const bool isPlayed = guess.guessed == guess.played;
    switch (m_by) {
    case RightBy::Record: return isPlayed;
    case RightBy::Analysis: return isGood(ranked, guess.guessed);
    case RightBy::Either: return isPlayed || isGood(ranked, guess.guessed);
    }
    return false;
}

bool Guessing::act(Action guess)
{
    if (!isOnTurn() || guess.actor() != seat() || position().seenBy(seat()).illegalReason(guess))
        return false;
    Guess made{position(), guess, next(), timeline().stepCount() + 1};
    made.isHinted = !m_hint.empty();
    const std::vector<Candidate> all = ranked(guess);
    if (const auto found = candidateFor(all, guess); found != all.end())
        made.worth = found->value;
    if (const auto found = candidateFor(all, made.played); found != all.end())
        made.playedWorth = found->value;
    if (!all.empty())
        made.best = all.front();
    made.isRight = isRight(made, all);
    m_guesses.push_back(std::move(made));
    m_hint.clear();
    resume();
    return true;
}

void Guessing::step()
{
    if (hasAutomaticStep())
        resume();
}

void Guessing::resume()
{
    append(next());
    if (lineStep() == m_line.stepCount())
        conclude(Verdict::Solved, {});
    else if (isOnTurn())
        sitAt(next().actor());
}

int Guessing::rightCount() const
{
    return static_cast<int>(
        std::count_if(m_guesses.begin(), m_guesses.end(), [](const Guess &one) { return one.isRight; }));
}

int Guessing::points() const
{
    return std::accumulate(m_guesses.begin(), m_guesses.end(), 0,
                           [](int sum, const Guess &one) { return sum + one.points(); });
}

/// What was played, or by the analysis the best one; with the best of those that are not right, if there is one.
const std::vector<Action> &Guessing::takeHint()
{
    if (!isOnTurn() || !m_hint.empty())
        return m_hint;
    const engine::CancelToken never;
    const std::vector<Candidate> all =
        replay::rankedAt(m_line, lineStep() + 1, {replay::AnalysisLimits::kJudge}, never);
    const Action right = m_by == RightBy::Analysis ? all.front().action : next();
    const auto wrong = std::find_if(all.begin(), all.end(), [&](const Candidate &one) {
        return one.action != right && !isRight({position(), one.action, next()}, all);
    });
    m_hint = {right};
    if (wrong != all.end())
        m_hint.push_back(wrong->action);
    std::sort(m_hint.begin(), m_hint.end()); // their order says nothing
    return m_hint;
}

} // namespace scenario
