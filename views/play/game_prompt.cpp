// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/game_prompt.h"

#include "views/play/ending.h"
#include "views/play/hints.h"
#include "views/play/history.h"
#include "views/play/pause.h"
#include "views/play/playback_controller.h"
#include "views/play/secrecy.h"
#include "views/play/tutor.h"
#include "views/screen/board_pane.h"

namespace views {

using engine::kNobody;
using engine::Seat;

GamePrompt::GamePrompt(const Parts &parts) : m_parts(parts), m_play(parts.document.play()), m_playback(parts.playback)
{
}

Prompt GamePrompt::prompt(bool isResultShown) const
{
    const BoardInputController &input = m_parts.pane.input();
    const bool isLookingBack = m_playback.isLookingBack();
    Prompt prompt = said();
    prompt.heading = m_parts.pane.words().say(m_playback.shownPosition().heading());
    if (m_play.isRated())
        prompt.heading = prompt.heading.isEmpty() ? tr("Rated") : tr("%1 · rated").arg(prompt.heading);
    prompt.isPast = isLookingBack;
    prompt.isTold = isResultShown && m_play.isOver() && !isLookingBack;
    prompt.isAnnounced = isGoingOn() && !m_playback.isAsking() && !m_parts.pause.isOn();
    prompt.areButtonsKept = true;
    prompt.main = mainText(isResultShown);
    prompt.isMainExpected = !isGoingOn() || isLookingBack || m_playback.isAsking();
    prompt.hint = m_parts.hints.canAsk() && !m_parts.hints.isAsked() ? tr("Hint") : QString();
    if (m_parts.tutor.isWarning())
        prompt.hint = tr("Play anyway"); // where no choice has a button: a second click on one does not press it
    prompt.offers = input.offers();
    prompt.ofPage = m_parts.history.canGoBackHere() ? QStringList{tr("Undo to here")} : QStringList();
    addUndo(prompt);
    return prompt;
}

/// Something is told, or comes by itself: between the steps of computers nothing is asked of anybody.
bool GamePrompt::isGoingOn() const
{
    return m_playback.isPlayingBack()
           || (m_playback.hasAutomaticStep() && !m_playback.isLookingBack() && !m_parts.pause.isOn());
}

Prompt GamePrompt::said() const
{
    const Moment &moment = m_playback.moment();
    if (m_playback.isLookingBack())
        return past();
    if (m_parts.pause.isOn() && !moment.line)
        return {kNobody, tr("The game is paused")};
    if (isGoingOn() && (moment.deed || moment.line))
        return playedBack();
    if (m_parts.tutor.isWarning()) {
        const auto [what, why] = m_parts.tutor.warning();
        return {m_play.humanToAct(), what, why};
    }
    // An end that no rule brought about is known to the record only.
    if (m_play.isOver() && !m_play.position().isOver() && moment.step == m_play.stepCount())
        return end();
    const Seat revealed = m_parts.secrecy.revealedSeat();
    const bool isOpen = m_playback.isSettled() && !m_parts.secrecy.isCovered() && !m_parts.pause.isCovered();
    const Seat acting = isOpen ? m_play.humanToAct() : kNobody;
    const Seat seat = acting != kNobody ? acting : revealed;
    const engine::Position &full = m_playback.shownPosition();
    return m_parts.pane.promptAt(seat == kNobody ? full : full.seenBy(seat), revealed);
}

/// What was done, and behind it what came of it so far.
Prompt GamePrompt::playedBack() const
{
    const Moment &moment = m_playback.moment();
    const words::Words &words = m_parts.pane.words();
    const QString line = moment.line ? words.say(moment.line->message) : QString();
    if (!moment.deed)
        return {moment.line->seat, line};
    const QString deed = words.say(moment.deed->message);
    return {moment.deed->seat, deed, line == deed ? QString() : line};
}

/// What was done to come to the position that is looked at.
Prompt GamePrompt::past() const
{
    const int step = m_playback.shownStep();
    std::vector<replay::Sentence> lines;
    if (step > 0)
        lines = replay::narrate(m_play.timeline(), m_parts.pane.words(), step, m_parts.secrecy.revealedSeat());
    const QString more = m_parts.document.clock().isOn()
                             ? tr("You are looking back: the game waits, the clock does not.")
                             : tr("You are looking back: the game waits.");
    if (lines.empty())
        return {kNobody, tr("The game begins."), more};
    return {lines.front().seat, m_parts.pane.words().say(lines.front().message), more};
}

Prompt GamePrompt::end() const
{
    QStringList said = endSentences(m_play, m_parts.pane.words(), m_parts.pane.seatNames());
    const QString first = said.takeFirst();
    return {m_play.result()->winners.front(), first, said.join(QLatin1Char(' '))};
}

void GamePrompt::addUndo(Prompt &prompt) const
{
    if (m_parts.tutor.isWarning()) {
        prompt.undo = tr("Take back");
        return;
    }
    const bool canUndo = m_parts.pane.input().canTakeBack() || m_parts.history.canUndo();
    const bool isBarred = !canUndo && !m_playback.isPlayingBack() && !m_playback.isLookingBack()
                          && !m_parts.pause.isOn() && m_play.isUndoBarred();
    prompt.undo = canUndo || isBarred ? tr("Undo") : QString();
    if (isBarred && m_play.isRated())
        prompt.whyNoUndo = tr("This choice stands: the game is rated.");
    else if (isBarred)
        prompt.whyNoUndo = tr("This choice stands: chance or hidden cards have shown something since. In a training "
                              "game everything can be undone.");
}

QString GamePrompt::mainText(bool isResultShown) const
{
    if (m_playback.isLookingBack())
        return tr("Back to the game");
    if (m_parts.pause.isOn())
        return m_parts.pause.isCovered() ? QString() : tr("Go on");
    if (isGoingOn())
        return m_playback.isStepwise() ? tr("Next") : tr("Skip");
    if (m_play.isOver())
        return isResultShown ? QString() : tr("Rematch");
    return m_parts.pane.input().label();
}

} // namespace views
