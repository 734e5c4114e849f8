// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/attempt.h"

namespace scenario {

/// What a guess is judged by.
enum class RightBy {
    Record,   ///< right is what was played
    Analysis, ///< right is what gives away at most `Goal::kWithin` against the best action
    Either    ///< right is both
};

/// What is guessed, and how.
struct GuessRules {
    engine::SeatSet seats = 0; ///< whose choices
    int from = 0;              ///< the step of the line with which it begins
    RightBy by = RightBy::Record;
};

/// What was guessed, and what was played instead.
struct Guess {
    engine::Position position; ///< before the choice
    engine::Action guessed;
    engine::Action played;
    int step = 0; ///< of the attempt's timeline, that of `played`
    bool isRight = false;
    bool isHinted = false;
    std::optional<double> worth = {};       ///< of `guessed` to its seat, 0 … 1, where there is an analysis
    std::optional<double> playedWorth = {}; ///< on the same measure
    std::optional<replay::Candidate> best = {};

    static constexpr int kMostPoints = 2;
    /// Of a right guess `kMostPoints`, after a hint 1.
    int points() const { return !isRight ? 0 : isHinted ? 1 : kMostPoints; }
};

/// Somebody who guesses, choice by choice, what seats chose along a line of a game. What follows is what was played,
/// whatever is guessed; where a seat could do nothing else, that follows by itself. Nothing of the line is in the
/// timeline before it was guessed or has followed. Solved at the end of the line. The seat is that whose choice is
/// guessed, until another one's is.
class Guessing final : public Attempt {
public:
    /// Along that line; `analysis`, if there is one, is about all of it. There must be a choice of these seats.
    Guessing(const replay::Timeline &line, std::optional<replay::Analysis> analysis, const GuessRules &rules);

    /// The steps of a line, 1 … , with which these seats chose from step `from` on and could have done something else.
    static std::vector<int> choices(const replay::Timeline &line, engine::SeatSet seats, int from);

    bool isOnTurn() const override;
    /// Judges the guess, which has to be legal, and does what was played.
    bool act(engine::Action guess) override;
    bool hasAutomaticStep() const override { return verdict() == Verdict::Open && !isOnTurn(); }
    void step() override;
    /// What was played is seen by then.
    bool canTakeBack() const override { return false; }

    RightBy by() const { return m_by; }
    /// How many there are to guess, and what was.
    int choiceCount() const { return static_cast<int>(m_choices.size()); }
    const std::vector<Guess> &guesses() const { return m_guesses; }
    int rightCount() const;
    int points() const;

    /// Two actions, one of which is right: from now on the present choice is a hinted one. Only while it is on turn.
    const std::vector<engine::Action> &takeHint();
    /// Those, or none while nobody has taken the hint of the present choice.
    const std::vector<engine::Action> &hint() const { return m_hint; }

private:
    int lineStep() const { return m_from + timeline().stepCount(); }
    engine::Action next() const { return m_line.step(lineStep() + 1).action; }
    std::vector<replay::Candidate> ranked(engine::Action guess) const;
    bool isRight(const Guess &guess, const std::vector<replay::Candidate> &ranked) const;
    void resume();

    replay::Timeline m_line;
    std::optional<replay::Analysis> m_analysis;
    RightBy m_by;
    int m_from;
    std::vector<int> m_choices;
    std::vector<Guess> m_guesses;
    std::vector<engine::Action> m_hint;
};

} // namespace scenario
