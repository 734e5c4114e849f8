// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/playback_controller.h"

#include <algorithm>
#include <iterator>
#include <limits>

#include "views/board/board_plan.h"
#include "views/common/play_log.h"

namespace views {

namespace {

// Long enough to read a short sentence. A row of a panel that is lit says most of its sentence; a computer's action is
// announced by its own motion: so these need less time.
constexpr int kLineMs = 1100;
constexpr int kRowMs = 800;
constexpr int kStageMs = 620; // a line whose doing is seen at the same time
constexpr int kPauseMs = 200;
constexpr int kGoesOnMs = 60; // between what one seat does

} // namespace

PlaybackController::PlaybackController(play::Play &play, const words::Words &words, QObject *parent)
    : QObject(parent), m_play(play), m_words(words), m_timer(this), m_shown(play.stepCount())
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PlaybackController::next);
}

void PlaybackController::start()
{
    show(m_play.stepCount(), false);
    next();
}

void PlaybackController::show(int step, bool animated)
{
    m_shown = step;
    m_settled = false;
    qCDebug(playLog, "step %d of %d is shown, %d edits", step, m_play.stepCount(),
            static_cast<int>(m_play.changeLog().size()));
    emit stepShown(step, animated);
}

/// True if all see what is done with that step: a seat's choice that is no secret, or the last of several secret ones.
bool PlaybackController::isSeen(int step) const
{
    const engine::Position &before = m_play.positionAt(step - 1);
    const engine::Seat actor = m_play.step(step).action.actor();
    if (actor >= m_play.seatCount())
        return false;
    const auto isSecret = [this](const engine::Position &position) {
        for (engine::Seat seat = 0; seat < m_play.seatCount(); ++seat) {
            if (engine::contains(position.toAct(), seat) && position.choosesInSecret(seat))
                return true;
        }
        return false;
    };
    return !before.choosesInSecret(actor) || !isSecret(m_play.positionAt(step));
}

bool PlaybackController::isToBeAnnounced(const std::string &topic) const
{
    return std::any_of(m_events.begin(), m_events.end(),
                       [&](const PlaybackEvent &event) { return event.isLine && event.line.topic == topic; });
}

std::vector<replay::Sentence> PlaybackController::announcementsAt(const replay::Timeline &timeline,
                                                                  const words::Words &words, int step,
                                                                  engine::Seat viewer)
{
    std::vector<replay::Sentence> announced = replay::narrate(timeline, words, step, viewer);
    const BoardPlan &plan = BoardPlan::of(timeline.position(step));
    std::erase_if(announced, [&plan](const replay::Sentence &line) {
        return !line.isFact || line.isHeading || !plan.isAnnounced(line.message.id);
    });
    return replay::gathered(std::move(announced), words);
}

int PlaybackController::beatOf(const replay::Sentence &line) { return line.topic.empty() ? kLineMs : kRowMs; }

void PlaybackController::enqueue(int step)
{
    const engine::Position &position = m_play.positionAt(step);
    std::vector<engine::Position> stages = m_play.positionAt(step - 1).stages(m_play.step(step).action);
    const bool isScored = std::any_of(stages.begin(), stages.end(), [&](const engine::Position &stage) {
        return stage.scores() != position.scores();
    });
    std::vector<replay::Sentence> announced = announcementsAt(m_play.timeline(), m_words, step, m_play.onlyHuman());
    std::vector<PlaybackEvent> lines;
    // What is told of several facts at once is seen when all is told, and so is what comes after it.
    int seen = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i + 1 < announced.size(); ++i) {
        if (announced[i].fact > announced[i + 1].fact)
            seen = 0;
    }
    for (replay::Sentence &line : announced) {
        PlaybackEvent event{step, true};
        line.fact = std::min(line.fact, seen);
        if (isScored)
            event.stage = stages[line.fact];
        event.line = std::move(line);
        lines.push_back(std::move(event));
    }
    if (BoardPlan::of(position).playsInStages && !lines.empty())
        return enqueueStages(step, stages, std::move(lines));
    const bool inStages = isScored && !lines.empty();
    m_events.push_back({step, false, isSeen(step) || inStages, {}, inStages ? std::optional(stages[0]) : std::nullopt});
    std::move(lines.begin(), lines.end(), std::back_inserter(m_events));
    if (inStages) // and then as it is after all that
        m_events.push_back({step, false, true});
}

/// Each line with all that happens up to the next one; at last what nothing is told of.
void PlaybackController::enqueueStages(int step, const std::vector<engine::Position> &stages,
                                       std::vector<PlaybackEvent> lines)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::size_t end = i + 1 < lines.size() ? static_cast<std::size_t>(lines[i + 1].line.fact) : stages.size();
        lines[i].stage = stages[end - 1];
        lines[i].isShown = true;
        m_events.push_back(std::move(lines[i]));
    }
    m_events.push_back({step, false, true});
}

void PlaybackController::follow(const play::Change &change)
{
    if (change.has(play::Change::StepsGivenBack))
        enqueueFrom(change.first);
    else if (!change.has(play::Change::StepAdded))
        showPresent();
    else if (m_skipping)
        next();
    else
        enqueueFrom(m_play.stepCount());
}

void PlaybackController::enqueueFrom(int first)
{
    if (isHeld()) { // nothing is told now, but what was done again is to be seen
        showPresent();
        return;
    }
    const bool wasIdle = !isPlayingBack();
    if (m_looking) // from where the present was before
        m_shown = first - 1;
    m_looking = false;
    for (int step = first; step <= m_play.stepCount(); ++step)
        enqueue(step);
    if (wasIdle)
        next();
}

void PlaybackController::resume()
{
    if (!isPlayingBack() && !m_looking)
        next();
}

/// Whatever was to be told is not told any more.
void PlaybackController::forget()
{
    m_events.clear();
    m_timer.stop();
    m_stage.reset();
    m_waitsForMotion = m_announced = m_again = m_skipping = m_looking = false;
}

void PlaybackController::showPresent()
{
    forget();
    show(m_play.stepCount(), false);
    emit lineAnnounced();
    next();
}

void PlaybackController::wait(int milliseconds)
{
    qCDebug(playLog, "waits %d ms", milliseconds);
    m_timer.start(m_pace > 0 ? static_cast<int>(milliseconds / m_pace) : 0);
}

void PlaybackController::next()
{
    m_timer.stop();
    if (m_held) {
        m_due = true;
        return;
    }
    m_waitsForMotion = false;
    if (!m_events.empty()) {
        PlaybackEvent event = std::move(m_events.front());
        m_events.pop_front();
        if (event.isLine)
            announce(std::move(event));
        else
            pass(std::move(event));
        return;
    }
    if (m_announced) {
        m_announced = false;
        emit lineAnnounced();
    }
    m_again = false;
    m_skipping = m_skipping && hasAutomaticStep();
    if (!m_skipping && m_shown != m_play.stepCount())
        show(m_play.stepCount(), false);
    if (hasAutomaticStep()) {
        qCDebug(playLog, "step %d is asked for", m_play.stepCount() + 1);
        m_play.requestStep(); // it comes as a change (`follow`)
    } else {
        qCDebug(playLog, "%s", m_play.isOver() ? "the game is over" : "a person is next");
        m_settled = true;
        emit settled();
    }
}

void PlaybackController::announce(PlaybackEvent event)
{
    m_line = std::move(event.line);
    m_stage = std::move(event.stage);
    m_announced = true;
    wait(event.isShown ? kStageMs : beatOf(m_line));
    if (event.step != m_shown)
        show(event.step, true);
    emit lineAnnounced(); // last: who hears it may ask whether there is something to tell
}

/// Shows a step. What nobody needs to watch passes with the next such step, if that is there already or chance has it.
void PlaybackController::pass(PlaybackEvent event)
{
    const bool followed = !m_events.empty() && !m_events.front().isLine && !m_events.front().holds;
    if (!event.holds && (followed || (m_events.empty() && isChanceNext()))) {
        if (followed)
            next();
        else
            m_play.requestStep(); // it comes as a change (`follow`)
        return;
    }
    m_stage = std::move(event.stage);
    m_announced = false;
    m_waitsForMotion = event.holds;
    show(event.step, true);
    if (!event.holds)
        next();
}

bool PlaybackController::hasAutomaticStep() const
{
    return m_play.hasAutomaticStep() && m_play.humanToAct() == engine::kNobody;
}

bool PlaybackController::isChanceNext() const
{
    return !m_play.isOver() && m_play.position().toAct() == engine::seatBit(engine::kChance);
}

void PlaybackController::hold(Hold reason, bool held)
{
    m_held = held ? m_held | reason : m_held & ~reason;
    if (m_held && m_play.isThinking()) {
        m_play.dropSearch();
        m_due = true;
    }
    if (!m_held && std::exchange(m_due, false) && !m_looking)
        next();
}

void PlaybackController::lookAt(int step)
{
    forget();
    m_play.dropSearch();
    m_looking = true;
    m_shown = step;
    emit lineAnnounced();
    show(step, false);
}

void PlaybackController::returnToPresent()
{
    if (!m_looking)
        return;
    m_looking = false;
    show(m_play.stepCount(), false);
    next();
}

void PlaybackController::motionFinished()
{
    if (!m_waitsForMotion)
        return;
    m_waitsForMotion = false;
    if (!m_events.empty() || m_shown == 0 || !hasAutomaticStep() || isChanceNext())
        return wait(0);
    const engine::Seat actor = m_play.step(m_shown).action.actor();
    wait(actor < m_play.seatCount() && m_play.position().toAct() == engine::seatBit(actor) ? kGoesOnMs : kPauseMs);
}

void PlaybackController::skip()
{
    forget();
    // A game between computers has no end of skipping but its own: there, only what is being told is skipped.
    m_skipping = m_play.humanCount() > 0;
    m_shown = m_play.stepCount();
    emit lineAnnounced();
    show(m_shown, false);
    next();
}

void PlaybackController::showAgain(int fromStep)
{
    if (isPlayingBack() || fromStep < 1)
        return;
    m_again = true;
    m_shown = fromStep - 1;
    for (int step = fromStep; step <= m_play.stepCount(); ++step)
        enqueue(step);
    wait(kPauseMs);
    show(m_shown, false); // last: who hears it may ask whether there is something to tell
}

} // namespace views
