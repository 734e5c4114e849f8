// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/guess_words.h"

#include "model/replay/analysis_text.h"
#include "model/words/words.h"

namespace views {

using scenario::Guess;
using scenario::Guessing;
using scenario::RightBy;

namespace {

/// An action in words, with what the analysis thinks of it.
QString withWorth(const engine::Position &position, engine::Action action, const std::optional<double> &worth,
                  const words::Words &words)
{
    const QString said = replay::actionWords(position, action, words);
    return worth ? GuessWords::tr("%1 (%2)", "an action and what it is worth").arg(said, replay::percentText(*worth, 1))
                 : said;
}

QString standing(const Guessing &guessing)
{
    return GuessWords::tr("%1 of %2 right, %n point(s).", nullptr, guessing.points())
        .arg(guessing.rightCount())
        .arg(guessing.guesses().size());
}

/// What was guessed and what was played.
QString about(const Guess &guess, const words::Words &words)
{
    const auto said = [&](engine::Action action, const std::optional<double> &worth) {
        return withWorth(guess.position, action, worth, words);
    };
    QStringList all{GuessWords::tr("Played: %1.").arg(said(guess.played, guess.playedWorth))};
    if (guess.guessed != guess.played)
        all << GuessWords::tr("Your guess: %1.").arg(said(guess.guessed, guess.worth));
    if (guess.best && guess.best->action != guess.played && guess.best->action != guess.guessed)
        all << GuessWords::tr("Best: %1.", "an action").arg(said(guess.best->action, guess.best->value));
    return all.join(QLatin1Char('\n'));
}

QString heading(const Guess &guess)
{
    if (!guess.isRight)
        return GuessWords::tr("Not right");
    return guess.guessed == guess.played ? GuessWords::tr("Right") : GuessWords::tr("As good as the best");
}

QString rules(RightBy by)
{
    switch (by) {
    case RightBy::Record: return GuessWords::tr("Right is what was played.");
    case RightBy::Analysis: return GuessWords::tr("Right is what the analysis thinks as good as the best.");
    case RightBy::Either: return GuessWords::tr("Right is what was played or is as good as the best.");
    }
    return {};
}

} // namespace

QString GuessWords::by(RightBy by)
{
    switch (by) {
    case RightBy::Record: return tr("What was played");
    case RightBy::Analysis: return tr("What the analysis thinks as good as the best");
    case RightBy::Either: return tr("Either of these");
    }
    return {};
}

LessonShown GuessWords::shown(const Guessing &guessing, const words::Words &words)
{
    LessonShown shown{title()};
    const int left = guessing.choiceCount() - static_cast<int>(guessing.guesses().size());
    QStringList text{rules(guessing.by()) + QLatin1Char(' ') + tr("It brings two points, after a hint one.")};
    if (!guessing.guesses().empty())
        text << standing(guessing);
    if (left > 0)
        text << tr("%n choice(s) left.", nullptr, left);
    shown.text = text.join(QLatin1Char('\n'));
    if (guessing.verdict() == scenario::Verdict::Open) {
        const engine::Position &position = guessing.position();
        const std::string_view seat = position.game().seatId(guessing.seat(), position.seatCount());
        shown.goal = {{LessonSign::Open, tr("Find what was chosen here for: %1", "a player").arg(words.seat(seat))}};
        if (guessing.by() == RightBy::Analysis)
            shown.goal.front().words = tr("Find a good action for: %1", "a player").arg(words.seat(seat));
        QStringList hint;
        for (const engine::Action action : guessing.hint())
            hint << replay::actionWords(position, action, words);
        if (!hint.isEmpty())
            shown.hint = tr("One of these is right: %1.", "actions").arg(hint.join(QStringLiteral("; ")));
    }
    return shown;
}

LessonReply GuessWords::reply(const Guessing &guessing, const words::Words &words, const QStringList &happened,
                              bool isRunning)
{
    LessonReply reply{LessonSign::Note, {}, {}, happened, isRunning};
    if (guessing.guesses().empty())
        return reply;
    const Guess &last = guessing.guesses().back();
    reply.sign = last.isRight ? LessonSign::Solved : LessonSign::Failed;
    reply.heading = heading(last);
    reply.words = about(last, words);
    if (isRunning || guessing.verdict() == scenario::Verdict::Open)
        return reply;
    reply.words = reply.heading + QLatin1String(". ") + reply.words;
    reply.heading = tr("The end: %1", "how many guesses were right").arg(standing(guessing));
    reply.sign = LessonSign::Note;
    return reply;
}

} // namespace views
