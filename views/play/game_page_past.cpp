// SPDX-License-Identifier: GPL-3.0-or-later
// The game as a whole: its clock and pauses, looking back, ends that no rule brings about.
#include <QVBoxLayout>

#include "views/board/board_view.h"
#include "views/play/board_input_controller.h"
#include "views/play/clock_row.h"
#include "views/play/game_page.h"
#include "views/play/hand_over_overlay.h"
#include "views/play/log_model.h"
#include "views/play/side_panel.h"
#include "views/timeline/timeline_strip.h"

namespace views {

using engine::kNobody;
using engine::Seat;

void GamePage::connectGame()
{
    connect(m_side, &SidePanel::stepChosen, this, &GamePage::lookAt);
    connect(m_pause, &HandOverOverlay::uncovered, this, [this] { setPaused(false); });
    connect(&m_document, &play::Document::changed, this, &GamePage::onGameChanged);
}

/// What is said of the seats is said at a step that exists: steps come first.
void GamePage::onGameChanged(const play::Change &change)
{
    using play::Change;
    if (change.has(Change::Thinking))
        runClock();
    if (change.has(Change::StepsTakenBack | Change::GameReplaced))
        m_finished = m_play.isOver();
    if (change.has(Change::GameReplaced))
        m_log->showTo(0); // its rows tell of other actions
    if (change.has(Change::Steps))
        m_playback->follow(change);
    if (change.has(Change::Steps | Change::Tree))
        refreshTimeline();
    if (change.has(Change::Seats)) {
        m_settled = false;
        m_input->rest();
        retranslate();
        emit changed();
        m_playback->goOn();
    }
    if (change.has(Change::End)) {
        m_settled = false;
        m_finished = m_finished && m_play.isOver();
        m_input->rest();
        if (m_play.isOver()) { // before the eye at once
            setPaused(false);
            m_playback->returnToPresent();
        }
        refreshChoice();
        emit changed();
        m_playback->goOn();
    }
}

void GamePage::hold(Hold reason, bool held)
{
    m_playback->hold(reason == Review ? PlaybackController::Review : PlaybackController::Dialogue, held);
    runClock();
}

bool GamePage::isPaused() const { return m_clock->isPaused(); }

void GamePage::setPaused(bool paused)
{
    if (paused && m_play.isOver())
        return;
    if (paused)
        m_clock->pause();
    else
        m_clock->resume();
    coverPause();
    m_playback->hold(PlaybackController::Pause, paused);
    resume();
    runClock();
    emit changed();
}

/// With a clock a pause is no time to think, and where several play nobody is left alone with an open hand.
void GamePage::coverPause()
{
    if (isPaused() && (m_clock->isOn() || m_play.humanCount() > 1))
        m_pause->cover({}, tr("The game is paused"), tr("No time runs."), tr("Go on"));
    else
        m_pause->hide();
}

/// A person's time runs while there is something to choose before the person's eyes, a computer's while it thinks.
/// Looking back is thinking too: the clock that ran goes on.
void GamePage::runClock()
{
    const Seat person = m_play.humanToAct();
    const bool looksBack = m_playback->isLookingBack() && person != kNobody && !isPaused();
    if (m_play.isThinking())
        m_clock->run(engine::seatBit(m_play.thinkingSeat()));
    else if ((mayChoose() || looksBack) && !m_playback->isHeld())
        m_clock->run(engine::seatBit(person));
    else
        m_clock->stop();
}

// ---- looking back

int GamePage::shownStep() const { return m_playback->shownStep(); }

void GamePage::lookAt(int step)
{
    const bool isSeen = step == m_playback->shownStep() && !m_playback->isTelling();
    if (step < 0 || isPaused() || isSeen)
        return;
    m_input->dropWay();
    if (step < m_play.stepCount())
        m_playback->lookAt(step);
    else if (m_playback->isLookingBack())
        m_playback->returnToPresent();
    else
        m_playback->skip();
}

std::optional<engine::Position> GamePage::positionToCopy() const
{
    const engine::Position &position = m_play.positionAt(m_playback->shownStep());
    if (showsEverything())
        return position;
    if (m_play.onlyHuman() != kNobody)
        return position.seenBy(m_play.onlyHuman());
    return std::nullopt;
}

std::optional<engine::Position> GamePage::positionToEdit() const
{
    return showsEverything() ? std::optional(m_play.positionAt(shownStep())) : std::nullopt;
}

void GamePage::go(replay::Jump jump)
{
    const std::vector<replay::Mark> marks = replay::marksOf(m_play.timeline(), m_play.record().line, {});
    lookAt(replay::Navigator(m_play.timeline(), marks).target(jump, shownStep()));
}

bool GamePage::canGoBackHere() const
{
    return m_playback->isLookingBack() && m_play.canGoBackTo(m_playback->shownStep());
}

void GamePage::goBackHere()
{
    if (canGoBackHere())
        takeBack([this] { m_play.goBackTo(m_playback->shownStep()); });
}

// ---- the timeline

void GamePage::connectTimeline()
{
    m_timeline->setTimeline(&m_play.timeline());
    refreshTimeline();
    connect(m_timeline, &TimelineStrip::seekWanted, this, [this](int step) {
        lookAt(step);
        m_timeline->cameToRest();
    });
}

void GamePage::refreshTimeline()
{
    m_timeline->timelineChanged();
    m_timeline->setMarks(replay::marksOf(m_play.timeline(), m_play.record().line, {}));
}

/// Over the board's strip for hands as long as no hand is there or the past is looked at; in a game without hands
/// below the board.
void GamePage::placeTimeline()
{
    const QRect strip = m_board->stripRect();
    const bool isBelow = m_under->indexOf(m_timeline) >= 0;
    if (strip.isEmpty() != isBelow) {
        if (isBelow) {
            m_under->removeWidget(m_timeline);
            m_timeline->setParent(m_board);
            m_timeline->lower();
            m_board->viewport()->lower();
        } else {
            m_under->addWidget(m_timeline);
        }
    }
    m_timeline->setForm(strip.isEmpty() ? TimelineStrip::formFor(window()->size()) : TimelineForm::Small);
    if (!strip.isEmpty())
        m_timeline->setGeometry(strip.left(), strip.bottom() + 1 - m_timeline->height(), strip.width(),
                                m_timeline->height());
    m_timeline->setVisible(strip.isEmpty() || !m_board->isStripUsed() || m_playback->isLookingBack());
}

// ---- ends

Seat GamePage::whoMayResign() const
{
    if (m_play.isOver())
        return kNobody;
    const Seat only = m_play.onlyHuman();
    return only != kNobody ? only : m_play.humanToAct();
}

bool GamePage::canAgreeDraw() const
{
    return !m_play.isOver() && m_play.humanCount() == m_play.seatCount() && m_play.seatCount() > 1;
}

} // namespace views
