// SPDX-License-Identifier: GPL-3.0-or-later
// All messages here are said by words::Words of the game, which know the shared table too.
#pragma once

#include <optional>
#include <vector>

#include "model/replay/analysis.h"
#include "model/replay/timeline.h"
#include "model/scenario/scenario.h"

namespace scenario {

/// How far a learner has come.
enum class Verdict {
    Open,   ///< neither yet
    Solved, ///< the goal is reached
    Failed  ///< it can no longer be reached: try again
};

/// A learner at a scenario: acts for one seat; chance and the other seats do what the answer says they do, and where
/// that is not possible, chance draws from a seed and the others choose as the game's easiest level. The same actions
/// give the same attempt. Never goes on by itself: whoever shows it asks for the next step. A value.
///
/// A verdict is given after each action of anybody. A Reach with a limit of actions fails when the learner has used
/// them up and would have to choose again: whatever follows from the last one by itself still counts. An attempt may
/// only be solved by doing something, even where the goal holds from the beginning.
class Attempt {
public:
    /// At the position of that record, with its scenario, which has been read from it.
    Attempt(const record::Record &record, Scenario scenario);
    virtual ~Attempt() = default;
    Attempt(const Attempt &) = default;
    Attempt(Attempt &&) = default;
    Attempt &operator=(const Attempt &) = default;
    Attempt &operator=(Attempt &&) = default;

    const Scenario &scenario() const { return m_scenario; }
    /// The same scenario, said in other words.
    void reword(Scenario said) { m_scenario = std::move(said); }
    /// The positions since the beginning of the attempt, which is step 0.
    const replay::Timeline &timeline() const { return m_timeline; }
    const engine::Position &position() const { return m_timeline.last(); }
    /// The learner's seat; `kNobody` where nobody can act from the position on.
    engine::Seat seat() const { return m_seat; }
    /// True if the learner owes a choice and may still choose. Where several seats owe one, the learner is first.
    virtual bool isOnTurn() const;
    /// The learner's action. False, and nothing changes, if it is not on turn or the action is not legal. Of a Best the
    /// action is judged here, by what its seat can know: by the record's analysis where that has found what it is worth
    /// at the beginning of the attempt, else by a search of less than a tenth of a second.
    virtual bool act(engine::Action action);
    /// True if chance or another seat is next, and the attempt is still open.
    virtual bool hasAutomaticStep() const;
    /// Does that step, if there is one; the action is the last one of the timeline then.
    virtual void step();
    /// True if the learner has done something that can be taken back.
    virtual bool canTakeBack() const { return !ownActions().empty(); }
    /// Takes back the learner's last action and all after it: the attempt is open again. False unless `canTakeBack`.
    bool takeBack();

    Verdict verdict() const { return m_verdict; }
    /// Why: what was reached or is missing, an id of the shared table of words with its fields; of an analysis the
    /// figures. Without id while the attempt is open, and where there is nothing to say.
    const engine::Message &why() const { return m_why; }
    /// The author's words to the learner's last action, or null.
    const record::Text *reply() const;
    /// What is to be reached, in the program's words: the limit first if there is one, then each condition.
    std::vector<engine::Message> goalWords() const;
    /// The answer as actions; empty where the scenario has none.
    const std::vector<engine::Action> &answer() const { return m_answer; }

protected:
    /// At that position, without a goal; nobody acts yet.
    explicit Attempt(engine::Position start) : m_timeline(std::move(start)) {}
    void sitAt(engine::Seat seat) { m_seat = seat; }
    /// The next step of the timeline, which is judged.
    void append(engine::Action action);
    void conclude(Verdict verdict, engine::Message why);

private:
    engine::Seat firstToChoose();
    engine::Action automaticAction() const;
    std::optional<engine::Action> scripted(engine::Seat actor) const;
    std::vector<engine::Action> ownOf(const std::vector<engine::Action> &line) const;
    std::vector<engine::Action> ownActions() const;
    void evaluate();
    void judgeReach();
    void judgeFind();
    std::vector<replay::Candidate> ranked(int at, engine::Action chosen) const;
    void evaluateBest();

    Scenario m_scenario;
    replay::Timeline m_timeline;
    std::vector<engine::Action> m_answer;
    std::vector<std::vector<engine::Action>> m_lines; ///< of Find: what the learner does in each right line
    std::vector<replay::Candidate> m_ranked;          ///< of Best: what was found for the first position, or nothing
    engine::Seat m_seat = engine::kNobody;
    Verdict m_verdict = Verdict::Open;
    engine::Message m_why;
};

/// True if that holds: `timeline` begins with the attempt. Fact and Action look at all its steps, the others at its
/// last position, Gain against the first.
bool holds(const Condition &condition, const replay::Timeline &timeline);
/// The condition in words. A game's own words for it go first: `goal.fact.ID` and `goal.action.LABEL` of its table,
/// then those that it has for what has happened, as far as the condition has the fields for them.
engine::Message conditionWords(const Condition &condition, const engine::Game &game);

} // namespace scenario
