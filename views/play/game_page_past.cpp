// SPDX-License-Identifier: GPL-3.0-or-later
// The game as a whole: its clock and pauses, looking back, ends that no rule brings about.
#include "views/board/board_view.h"
#include "views/play/clock_row.h"
#include "views/play/cover.h"
#include "views/play/game_page.h"
#include "views/play/side_panel.h"

namespace views {

using engine::kNobody;
using engine::Seat;

void GamePage::connectGame()
{
    connect(m_side, &SidePanel::stepChosen, this, &GamePage::lookAt);
    connect(m_pause, &Cover::uncovered, this, [this] { setPaused(false); });
    connect(m_play.get(), &play::Play::seatsChanged, this, [this] {
        m_settled = false;
        setDraft({});
        retranslate();
        emit changed();
    });
    connect(m_play.get(), &play::Play::endChanged, this, [this] {
        m_settled = false;
        m_finished = m_finished && m_play->isOver();
        setDraft({});
        if (m_play->isOver()) { // before the eye at once
            setPaused(false);
            m_director->returnToPresent();
        }
        refreshChoice();
        emit changed();
    });
    connect(m_play.get(), &play::Play::thinkingChanged, this, &GamePage::runClock);
    connect(m_play.get(), &play::Play::stepsTakenBack, this, [this] { m_finished = m_play->isOver(); });
}

void GamePage::hold(bool held)
{
    m_director->hold(Director::Dialogue, held);
    runClock();
}

bool GamePage::isPaused() const { return m_clock->isPaused(); }

void GamePage::noteTime() { m_clock->note(); }

void GamePage::setPaused(bool paused)
{
    if (paused && m_play->isOver())
        return;
    if (paused)
        m_clock->pause();
    else
        m_clock->resume();
    coverPause();
    m_director->hold(Director::Pause, paused);
    resume();
    runClock();
    emit changed();
}

/// With a clock a pause is no time to think, and where several play nobody is left alone with an open hand.
void GamePage::coverPause()
{
    if (isPaused() && (m_clock->isOn() || m_play->humanCount() > 1))
        m_pause->cover({}, tr("The game is paused"), tr("No time runs."), tr("Go on"));
    else
        m_pause->hide();
}

/// A person's time runs while there is something to choose before the person's eyes, a computer's while it thinks.
/// Looking back is thinking too: the clock that ran goes on.
void GamePage::runClock()
{
    const Seat person = m_play->humanToAct();
    const bool looksBack = m_director->isLookingBack() && person != kNobody && !isPaused();
    if (m_play->isThinking())
        m_clock->run(engine::seatBit(m_play->thinkingSeat()));
    else if ((mayChoose() || looksBack) && !m_director->isHeld())
        m_clock->run(engine::seatBit(person));
    else
        m_clock->stop();
}

// ---- looking back

int GamePage::shownStep() const { return m_director->shownStep(); }

void GamePage::lookAt(int step)
{
    const bool isSeen = step == m_director->shownStep() && !m_director->isTelling();
    if (step < 0 || isPaused() || isSeen)
        return;
    m_way.clear();
    if (step < m_play->stepCount())
        m_director->lookAt(step);
    else if (m_director->isLookingBack())
        m_director->returnToPresent();
    else
        m_director->skip();
}

bool GamePage::canGoBackHere() const
{
    return m_director->isLookingBack() && m_play->canGoBackTo(m_director->shownStep());
}

void GamePage::goBackHere()
{
    if (canGoBackHere())
        takeBack([this] { m_play->goBackTo(m_director->shownStep()); });
}

// ---- ends

Seat GamePage::whoMayResign() const
{
    if (m_play->isOver())
        return kNobody;
    const Seat only = m_play->onlyHuman();
    return only != kNobody ? only : m_play->humanToAct();
}

bool GamePage::canAgreeDraw() const
{
    return !m_play->isOver() && m_play->humanCount() == m_play->seatCount() && m_play->seatCount() > 1;
}

} // namespace views
