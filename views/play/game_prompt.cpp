// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/game_prompt.h"

#include <QPushButton>

#include "views/play/board_pane.h"
#include "views/play/ending.h"
#include "views/play/hints.h"
#include "views/play/history.h"
#include "views/play/pause.h"
#include "views/play/playback_controller.h"
#include "views/play/secrecy.h"

namespace views {

using engine::kNobody;
using engine::Seat;

GamePrompt::GamePrompt(const Parts &parts, BoardPane &pane)
    : QObject(&pane), m_parts(parts), m_pane(pane), m_play(parts.document.play()), m_playback(parts.playback)
{
}

void GamePrompt::refresh()
{
    m_pane.prompt().setHeading(m_pane.words().say(m_playback.shownPosition().heading()));
    say();
    refreshButtons();
}

void GamePrompt::setResultShown(bool shown)
{
    m_isResultShown = shown;
    refreshButtons();
}

void GamePrompt::say()
{
    m_pane.commentary().setPlayingBack(m_playback.isPlayingBack());
    if (const replay::Sentence *line = m_playback.line())
        return m_pane.say(line->seat, m_pane.words().say(line->message));
    if (m_parts.pause.isOn() && !m_playback.isLookingBack())
        return m_pane.say(kNobody, tr("The game is paused"));
    if (sayPast() || sayPlayback() || sayEnd())
        return;
    const Seat revealed = m_parts.secrecy.revealedSeat();
    const bool isOpen = m_playback.isSettled() && !m_parts.secrecy.isCovered() && !m_parts.pause.isCovered();
    const Seat acting = isOpen ? m_play.humanToAct() : kNobody;
    const Seat seat = acting != kNobody ? acting : revealed;
    const engine::Position &full = m_playback.shownPosition();
    m_pane.sayPrompt(seat == kNobody ? full : full.seenBy(seat), revealed);
}

/// While a step is being shown, what was done; what is to be done next has its turn when all is told.
bool GamePrompt::sayPlayback()
{
    const int step = m_playback.shownStep();
    if (!m_playback.isPlayingBack() || step == 0)
        return false;
    const std::vector<replay::Sentence> lines =
        replay::narrate(m_play.timeline(), m_pane.words(), step, m_parts.secrecy.revealedSeat());
    if (lines.empty())
        return false;
    m_pane.say(lines.front().seat, m_pane.words().say(lines.front().message));
    return true;
}

/// What was done to come to the position that is looked at.
bool GamePrompt::sayPast()
{
    if (!m_playback.isLookingBack())
        return false;
    const int step = m_playback.shownStep();
    std::vector<replay::Sentence> lines;
    if (step > 0)
        lines = replay::narrate(m_play.timeline(), m_pane.words(), step, m_parts.secrecy.revealedSeat());
    const QString more = m_parts.document.clock().isOn()
                             ? tr("You are looking back: the game waits, the clock does not.")
                             : tr("You are looking back: the game waits.");
    if (lines.empty())
        m_pane.say(kNobody, tr("The game begins."), more);
    else
        m_pane.say(lines.front().seat, m_pane.words().say(lines.front().message), more);
    return true;
}

/// An end that no rule brought about is known to the record only.
bool GamePrompt::sayEnd()
{
    if (!m_play.isOver() || m_play.position().isOver() || m_playback.shownStep() != m_play.stepCount())
        return false;
    QStringList said = endSentences(m_play, m_pane.words(), m_pane.seatNames());
    const QString first = said.takeFirst();
    m_pane.say(m_play.result()->winners.front(), first, said.join(QLatin1Char(' ')));
    return true;
}

void GamePrompt::refreshButtons()
{
    PromptStrip &strip = m_pane.prompt();
    strip.setMain(mainText(), !m_playback.isPlayingBack() || m_playback.isLookingBack());
    strip.setOffers(m_pane.input().offers(),
                    m_parts.history.canGoBackHere() ? QStringList{tr("Undo to here")} : QStringList());
    const bool isHintLeft = m_parts.hints.canAsk() && !m_parts.hints.isAsked();
    strip.setKept(strip.hintButton(), isHintLeft ? tr("Hint") : QString());
    const bool canUndo = m_pane.input().canTakeBack() || m_parts.history.canUndo();
    const bool isBarred = !canUndo && !m_playback.isPlayingBack() && !m_playback.isLookingBack()
                          && !m_parts.pause.isOn() && m_play.isUndoBarred();
    const QString why = isBarred ? tr("This choice stands: chance or hidden cards have shown something since. In a "
                                      "training game everything can be undone.")
                                 : QString();
    QPushButton *takeBack = strip.takeBackButton();
    strip.setKept(takeBack, canUndo || isBarred ? tr("Undo") : QString());
    takeBack->setEnabled(!isBarred);
    if (takeBack->toolTip() != why) { // what is set is told, also when it stays the same
        takeBack->setToolTip(why);
        takeBack->setAccessibleDescription(why);
    }
}

QString GamePrompt::mainText() const
{
    if (m_playback.isLookingBack())
        return tr("Back to the game");
    if (m_parts.pause.isOn())
        return m_parts.pause.isCovered() ? QString() : tr("Go on");
    if (m_playback.isPlayingBack())
        return tr("Skip");
    if (m_play.isOver())
        return m_isResultShown ? QString() : tr("Play again");
    return m_pane.input().label();
}

} // namespace views
