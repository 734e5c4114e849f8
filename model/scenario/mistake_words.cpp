// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/mistakes.h"

#include <QCoreApplication>

#include "model/engine/core/search_result.h"
#include "model/replay/analysis_text.h"
#include "model/replay/narration.h"
#include "model/replay/timeline.h"

namespace scenario {

namespace {

struct MistakeText {
    Q_DECLARE_TR_FUNCTIONS(scenario::MistakeText)
};

/// What speaks for the best action, as a hint says it; empty where only its value does.
QString reasonsFor(const Mistake &mistake, const words::Words &words)
{
    engine::SearchResult result;
    for (const replay::Candidate &one : mistake.ranked)
        result.actions.push_back({one.action, one.value, one.weight});
    QStringList said;
    const engine::Position view = mistake.position.seenBy(mistake.seat);
    for (const engine::Message &reason : view.reasons(mistake.ranked.front().action, result))
        said << words.say(reason);
    return said.join(QLatin1Char(' '));
}

/// Of the actions of an answer, as far as they can be done there, those behind the first one, as the seat sees them.
QString lineBehind(const std::vector<QString> &answer, const Mistake &mistake, const words::Words &words)
{
    replay::Timeline line(mistake.position);
    for (const QString &text : answer) {
        const auto read = line.last().readAction(text.toStdString());
        const auto *const action = std::get_if<engine::Action>(&read);
        if (!action || line.last().illegalReason(*action))
            break;
        line.append(*action);
    }
    QStringList said;
    for (int step = 2; step <= line.stepCount(); ++step)
        said << replay::stepText(line, words, step, mistake.seat);
    said.removeAll(QString());
    return said.join(QLatin1Char(' '));
}

} // namespace

Scenario sayMistake(Scenario scenario, const Mistake &mistake, const words::Words &words)
{
    const replay::Candidate &best = mistake.ranked.front();
    const engine::Position &position = mistake.position;
    const QString why = reasonsFor(mistake, words);
    const std::string_view seat = position.game().seatId(mistake.seat, position.seatCount());
    scenario.title = record::Text{MistakeText::tr("%1, %2: find better", "a round or turn of a game, and a player")
                                      .arg(words.say(position.heading()), words.seat(seat))};
    scenario.text = record::Text{MistakeText::tr("In the game you chose: %1. That lowered your chance to win by %2.")
                                     .arg(replay::actionWords(position, mistake.played, words),
                                          replay::percentText(mistake.lossOf(mistake.played), 1))};
    scenario.goal.text = record::Text{MistakeText::tr("Find a better action.")};
    if (!why.isEmpty())
        scenario.hint = record::Text{why};
    QStringList done{MistakeText::tr("The best action: %1 (%2).", "an action and what it is worth")
                         .arg(replay::actionWords(position, best.action, words), replay::percentText(best.value, 1))};
    if (!why.isEmpty())
        done << why;
    if (const QString line = lineBehind(scenario.answer, mistake, words); !line.isEmpty())
        done << MistakeText::tr("How it could go on: %1", "sentences").arg(line);
    scenario.done = record::Text{done.join(QLatin1Char('\n'))};
    return scenario;
}

} // namespace scenario
