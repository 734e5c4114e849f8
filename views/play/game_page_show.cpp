// SPDX-License-Identifier: GPL-3.0-or-later
// What a page shows and says: board, panels, prompt and buttons, at every step and while a choice is being made.
#include <QPushButton>

#include "views/board/board_view.h"
#include "views/board/step_shown.h"
#include "views/board/visibility.h"
#include "views/play/board_input_controller.h"
#include "views/play/ending.h"
#include "views/play/game_page.h"
#include "views/play/hand_over_overlay.h"
#include "views/play/log_model.h"
#include "views/play/prompt_strip.h"
#include "views/play/side_panel.h"
#include "views/timeline/timeline_strip.h"

namespace views {

using engine::kNobody;
using engine::Seat;

void GamePage::showStep(int step, bool animated)
{
    m_settled = false;
    m_input->rest();
    m_input->unsay();
    if (m_playback->isLookingBack()) {
        m_uncovered = kNobody; // who comes back to the present says anew who it is
        m_input->forgetPointed();
    }
    m_log->showTo(m_playback->isLookingBack() ? m_play.stepCount() : step,
                  m_playback->stage() ? m_playback->stageFact() : LogModel::kAllFacts);
    updateCover();
    m_side->markStep(m_playback->isLookingBack() ? step : -1);
    m_side->light({});
    refreshBoard(animated);
    refreshPanels();
    refreshPrompt();
    refreshButtons();
    runClock();
    emit changed();
    if (!m_board->inMotion())
        m_playback->motionFinished();
}

void GamePage::showLine()
{
    const replay::Sentence *line = m_playback->line();
    if (m_playback->stage()) {
        m_log->showTo(m_playback->shownStep(), m_playback->stageFact());
        refreshBoard(true);
        refreshPanels();
    }
    m_side->light(line ? line->topic : std::string());
    refreshPrompt();
    refreshButtons();
}

const engine::Position &GamePage::shownPosition() const
{
    const engine::Position *stage = m_playback->stage();
    return stage ? *stage : m_play.positionAt(m_playback->shownStep());
}

void GamePage::onSettled()
{
    m_settled = true;
    const Seat seat = m_play.humanToAct();
    updateCover();
    if (seat != kNobody)
        m_input->begin(m_play.position(), seat);
    if (m_input->goOn())
        return;
    if (m_play.humanCount() > 1) // the secrets are those of who is to act now
        refreshPanels();
    refreshChoice();
    emit changed();
    const bool ends = m_play.isOver() && !m_finished;
    m_finished = m_play.isOver();
    runClock();
    if (ends)
        emit finished();
}

void GamePage::refreshBoard(bool animated)
{
    checkHint();
    const int step = m_playback->shownStep();
    BoardViewState shown = shownAt(m_play.timeline(), step, revealedSeat());
    if (const engine::Position *stage = m_playback->stage()) {
        shown.position = *stage;
        shown.arrangement = stage->arrangement();
    }
    shown.seatNames = m_seatNames;
    shown.roles = roles();
    // While a step is told it is its own seat's, not yet the next one's.
    if (m_playback->isTelling() && step > 0 && m_play.step(step).action.actor() < m_play.seatCount())
        shown.acting = engine::seatBit(m_play.step(step).action.actor());
    if (!m_playback->isLookingBack())
        addTurn(shown, m_play.timeline(), m_words, step, revealedSeat());
    m_input->fill(shown);
    shown.marked = hintedPlaces();
    m_board->show(shown, animated ? Motion::Animate : Motion::None);
    m_timeline->setShown(step);
    m_timeline->setScores(m_playback->stage() ? std::optional(m_playback->stage()->scores()) : std::nullopt);
    placeOverBoard();
}

void GamePage::refreshPanels() { m_side->showPanels(panelsFor(secretsSeat()), panelContext()); }

void GamePage::refreshPrompt()
{
    const engine::Position &full = shownPosition();
    const Seat acting = m_settled && !isCovered() ? m_play.humanToAct() : kNobody;
    const Seat seat = acting != kNobody ? acting : revealedSeat();
    const engine::Position position = seat == kNobody ? full : full.seenBy(seat);
    m_strip->setHeading(m_words.say(full.heading()));

    if (const replay::Sentence *line = m_playback->line()) {
        m_strip->setPrompt(seatSign(line->seat, 30), m_words.say(line->message), {});
        return;
    }
    if (isPaused() && !m_playback->isLookingBack())
        return m_strip->setPrompt({}, tr("The game is paused"), {});
    if (promptTellsPast() || promptTellsStep() || promptTellsEnd())
        return;
    std::vector<engine::Message> prompt = seenMessages(position.prompt(), position, revealedSeat());
    if (prompt.empty())
        return m_strip->setPrompt({}, {}, {});
    const std::string_view winner = prompt.front().text("winner");
    const Seat actor = full.game().seatOf(winner.empty() ? prompt.front().text("seat") : winner, full.seatCount());
    const QString sentence = m_words.say(prompt.front());
    prompt.erase(prompt.begin());
    const QStringList explained = m_input->explanation();
    m_strip->setPrompt(seatSign(actor, 30), sentence,
                       explained.isEmpty() ? sayAll(m_words, prompt) : explained.join(QStringLiteral(" ")));
}

/// While a step is being shown, what was done; what is to be done next has its turn when all is told.
bool GamePage::promptTellsStep()
{
    const int step = m_playback->shownStep();
    if (!m_playback->isTelling() || step == 0)
        return false;
    const std::vector<replay::Sentence> lines = replay::narrate(m_play.timeline(), m_words, step, revealedSeat());
    if (lines.empty())
        return false;
    m_strip->setPrompt(seatSign(lines.front().seat, 30), m_words.say(lines.front().message), {});
    return true;
}

/// An end that no rule brought about is known to the record only.
bool GamePage::promptTellsEnd()
{
    if (!m_play.isOver() || m_play.position().isOver() || m_playback->shownStep() != m_play.stepCount())
        return false;
    QStringList said = endSentences(m_play, m_words, m_seatNames);
    const QString first = said.takeFirst();
    m_strip->setPrompt(seatSign(m_play.result()->winners.front(), 30), first, said.join(QStringLiteral(" ")));
    return true;
}

/// What was done to come to the position that is looked at.
bool GamePage::promptTellsPast()
{
    if (!m_playback->isLookingBack())
        return false;
    const int step = m_playback->shownStep();
    const std::vector<replay::Sentence> lines =
        step > 0 ? replay::narrate(m_play.timeline(), m_words, step, revealedSeat()) : std::vector<replay::Sentence>();
    const QString more = m_clock->isOn() ? tr("You are looking back: the game waits, the clock does not.")
                                         : tr("You are looking back: the game waits.");
    if (lines.empty())
        m_strip->setPrompt({}, tr("The game begins."), more);
    else
        m_strip->setPrompt(seatSign(lines.front().seat, 30), m_words.say(lines.front().message), more);
    return true;
}

void GamePage::refreshButtons()
{
    QPushButton *main = m_strip->mainButton();
    if (m_playback->isLookingBack())
        m_strip->setKept(main, tr("Back to the game"));
    else if (isPaused())
        m_strip->setKept(main, m_pause->isVisibleTo(this) ? QString() : tr("Go on"));
    else if (m_playback->isTelling())
        m_strip->setKept(main, tr("Skip"));
    else if (m_play.isOver())
        m_strip->setKept(main, tr("Play again"));
    else
        m_strip->setKept(main, m_input->label());
    m_strip->setOffers(m_input->offers(), canGoBackHere() ? QStringList{tr("Undo to here")} : QStringList());
    m_strip->setKept(m_strip->hintButton(), canHint() && !m_asked ? tr("Hint") : QString());
    m_strip->setKept(m_strip->takeBackButton(), canUndo() ? tr("Undo") : QString());
}

} // namespace views
