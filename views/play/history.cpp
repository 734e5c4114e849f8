// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/history.h"

#include <algorithm>
#include <utility>

#include <QVBoxLayout>

#include "views/common/side_measure.h"
#include "views/play/pause.h"
#include "views/play/playback_controller.h"
#include "views/play/secrecy.h"
#include "views/screen/board_pane.h"
#include "views/screen/screen.h"
#include "views/timeline/timeline_strip.h"

namespace views {

using engine::Seat;

History::History(play::Document &document, PlaybackController &playback, Pause &pause, BoardPane &pane,
                 TimelineStrip &timeline, QVBoxLayout &under)
    : QObject(&pane), m_document(document), m_play(document.play()), m_playback(playback), m_pause(pause), m_pane(pane),
      m_under(under), m_timeline(timeline)
{
    m_timeline.setPlayMain(false); // one is there to play, and not to look on
    m_timeline.setTimeline(&m_play.timeline());
    connect(&m_timeline, &TimelineStrip::seekWanted, this, [this](int step) {
        lookAt(step);
        m_timeline.onSettled();
    });
}

History::~History() = default;

// ---- taking back

/// Nothing moves and nothing is told.
bool History::isStill() const { return !m_playback.isPlayingBack() || m_playback.isAsking() || m_pause.isOn(); }
bool History::canUndo() const { return isStill() && m_play.canUndo(); }
bool History::canRedo() const { return isStill() && m_play.canRedo(); }

void History::undo()
{
    if (canUndo())
        takeBack(m_play.undoLabel(), [this] { m_play.undo(); });
}

void History::redo()
{
    if (!canRedo())
        return;
    m_document.clock().note();
    m_play.redo();
    // An edit that adds no step has ended the search of a computer.
    if (m_play.hasAutomaticStep() && !m_play.isThinking())
        m_playback.resume();
}

bool History::canGoBackHere() const { return m_playback.isLookingBack() && m_play.canGoBackTo(m_playback.shownStep()); }

void History::goBackHere()
{
    if (!canGoBackHere())
        return;
    const int step = m_playback.shownStep();
    takeBack(m_play.positionAt(step).label(m_play.step(step + 1).action).words,
             [this, step] { m_play.goBackTo(step); });
}

void History::takeBack(const engine::Message &label, const std::function<void()> &back)
{
    m_pane.input().dropWay();
    m_document.clock().note();
    m_playback.hold(PlaybackController::Pause, true);
    back();
    // Computers among themselves would do at once what was just taken back.
    if (m_play.humanCount() == 0 && !m_play.isOver())
        m_pause.set(true);
    else
        m_playback.hold(PlaybackController::Pause, m_pause.isOn());
    emit tookBack(label);
}

// ---- looking back

void History::lookAt(int step)
{
    const bool isSeen = step == m_playback.shownStep() && (!m_playback.isPlayingBack() || m_playback.isAsking());
    if (step < 0 || m_pause.isOn() || isSeen)
        return;
    m_pane.input().dropWay();
    const bool isPast = step < m_playback.shownStep() || !m_playback.isPlayingBack() || m_playback.isShowingAgain();
    if (step < m_play.stepCount() && isPast) // computers may be ahead of what is shown
        m_playback.lookAt(step);
    else if (m_playback.isLookingBack())
        m_playback.returnToPresent();
    else
        m_playback.skip();
}

void History::go(replay::Jump jump)
{
    lookAt(replay::Navigator(m_play.timeline(), m_marks).target(jump, m_playback.shownStep()));
}

bool History::canShowLastTurn() const
{
    return m_play.stepCount() > 0 && !m_playback.isPlayingBack() && !m_playback.isLookingBack();
}

void History::showLastTurn()
{
    if (!canShowLastTurn())
        return;
    m_pane.input().rest();
    m_playback.showAgain(lastTurn());
}

/// The step with which the last turn began: a seat's first action in the moment of the last action of a seat; of a
/// person alone at the screen no later than what followed on the person's own last action.
int History::lastTurn() const
{
    const auto isSeats = [this](int step) { return m_play.step(step).action.actor() < m_play.seatCount(); };
    int last = m_play.stepCount();
    while (last > 1 && !isSeats(last))
        --last;
    const engine::Message heading = m_play.positionAt(last - 1).heading();
    int from = last;
    for (int step = last; step > 0 && m_play.positionAt(step - 1).heading() == heading; --step) {
        if (isSeats(step))
            from = step;
    }
    const Seat only = m_play.onlyHuman();
    int own = m_play.stepCount();
    while (own > 0 && m_play.step(own).action.actor() != only)
        --own;
    return own > 0 ? std::min(from, own + 1) : from;
}

// ---- the timeline

void History::retranslate(const Secrecy &secrecy)
{
    m_timeline.setWords(m_pane.words(), m_pane.seatSigns(), [this, &secrecy](int step) {
        return replay::stepText(m_play.timeline(), m_pane.words(), step, secrecy.revealedSeat());
    });
    m_timeline.setTheme(m_pane.board().artwork().theme());
}

TimelineShown History::timeline() const
{
    const std::optional<engine::Position> &stage = m_playback.moment().stage;
    return {m_play.changeLog().size(), m_playback.shownStep(), stage ? std::optional(stage->scores()) : std::nullopt};
}

void History::show(const TimelineShown &now, const TimelineShown *before)
{
    // Computers may be ahead of what is told.
    const bool isAllTold = m_playback.isLookingBack() || m_playback.isShowingAgain();
    const int last = isAllTold ? m_play.stepCount() : now.step;
    const bool isOther = !before || before->edits != now.edits;
    if (isOther)
        m_marks = replay::marksOf(m_play.timeline(), m_play.record().line, {});
    if (std::exchange(m_last, last) != last || (isOther && (!before || last == m_play.stepCount()))) {
        m_timeline.timelineChanged(last);
        std::vector<replay::Mark> marks = m_marks;
        std::erase_if(marks, [last](const replay::Mark &mark) { return mark.step > last; });
        m_timeline.setMarks(std::move(marks));
    }
    m_timeline.setShown(now.step);
    m_timeline.setScores(now.scores);
}

/// Over the board's strip for hands as long as no hand is there or the past is looked at; in a game without hands
/// below the board.
void History::placeTimeline(bool isHidden)
{
    BoardView &board = m_pane.board();
    const QRect strip = board.stripRect();
    const bool isBelow = m_under.indexOf(&m_timeline) >= 0;
    if (strip.isEmpty() != isBelow) {
        if (isBelow) {
            m_under.removeWidget(&m_timeline);
            m_timeline.setParent(&board);
            m_timeline.lower();
            board.viewport()->lower();
        } else {
            m_under.addWidget(&m_timeline);
        }
    }
    const QSize window = board.window()->size();
    m_timeline.setForm(strip.isEmpty() ? TimelineStrip::formFor(window) : TimelineForm::Small, timelineScale(window));
    if (!strip.isEmpty())
        m_timeline.setGeometry(strip.left(), strip.bottom() + 1 - m_timeline.height(), strip.width(),
                               m_timeline.height());
    m_timeline.setVisible(!isHidden && (strip.isEmpty() || !board.isStripUsed() || m_playback.isLookingBack()));
}

} // namespace views
