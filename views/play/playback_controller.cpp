// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/playback_controller.h"

#include <algorithm>
#include <utility>

#include "views/common/play_log.h"
#include "views/play/moments.h"

namespace views {

namespace {

constexpr int kBeforeAgainMs = 200; // before what is shown again

} // namespace

PlaybackController::PlaybackController(play::Play &play, const words::Words &words, QObject *parent)
    : QObject(parent), m_play(play), m_words(words), m_timer(this), m_moment{play.stepCount()}
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] { m_activity == Activity::Moving ? motionFinished() : next(); });
    connect(&m_play, &play::Play::changed, this, &PlaybackController::follow);
}

void PlaybackController::start()
{
    show({m_play.stepCount()});
    next();
}

// ---- what it does

bool PlaybackController::isPlayingBack() const
{
    return !m_queue.empty() || m_due || m_activity == Activity::Moving || m_activity == Activity::Timing || isAsking();
}

bool PlaybackController::hasMoreToAnnounce() const
{
    return !m_queue.empty() || (m_activity == Activity::Timing && m_moment.wait == Moment::Wait::Reading);
}

bool PlaybackController::isToBeAnnounced(const std::string &topic) const
{
    return std::any_of(m_queue.begin(), m_queue.end(), [&](const Moment &moment) {
        const std::vector<std::string> &passed = moment.passed;
        return (moment.wait == Moment::Wait::Reading && moment.line->topic == topic)
               || std::find(passed.begin(), passed.end(), topic) != passed.end();
    });
}

bool PlaybackController::hasAutomaticStep() const
{
    return m_play.hasAutomaticStep() && m_play.humanToAct() == engine::kNobody;
}

bool PlaybackController::isChanceNext() const
{
    return !m_play.isOver() && m_play.position().toAct() == engine::seatBit(engine::kChance);
}

// ---- what is to come

void PlaybackController::enqueue(int step)
{
    for (Moment &moment : momentsOf(m_play.timeline(), m_words, step, m_play.onlyHuman()))
        m_queue.push_back(std::move(moment));
}

void PlaybackController::follow(const play::Change &change)
{
    using play::Change;
    m_games += change.has(Change::GameReplaced) ? 1 : 0;
    if (change.has(Change::Seats))
        retell();
    if (!change.has(Change::Steps))
        return;
    if (change.has(Change::StepAdded))
        unsettle();
    if (change.has(Change::StepsGivenBack))
        enqueueFrom(change.first);
    else if (!change.has(Change::StepAdded))
        showPresent();
    else if (m_course == Course::Skipping)
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
    if (isLookingBack()) { // from where the present was before
        m_moment = {first - 1};
        m_activity = Activity::Waiting;
    }
    for (int step = first; step <= m_play.stepCount(); ++step)
        enqueue(step);
    if (wasIdle)
        next();
    else
        lookAhead();
}

/// While something is told computers and chance go on, so that it is known how much is to be told. Where no person
/// waits, or each action stands, there is time.
void PlaybackController::lookAhead()
{
    const bool isTelling = m_activity == Activity::Moving || m_activity == Activity::Timing;
    if (isTelling && isBounded() && m_held == 0 && hasAutomaticStep())
        m_play.requestStep(); // it comes as a change (`follow`)
}

/// True where a person waits for what is told.
bool PlaybackController::isBounded() const
{
    return m_course == Course::Forward && m_pace >= 1 && !m_isStepwise && m_play.humanCount() > 0;
}

/// What waits is told to those who sit there now: of the step that is being told what is left of it.
void PlaybackController::retell()
{
    if (m_queue.empty())
        return;
    const std::deque<Moment> before = std::exchange(m_queue, {});
    for (int step = before.front().step; step <= std::min(before.back().step, m_play.stepCount()); ++step)
        enqueue(step);
    std::erase_if(
        m_queue, [this](const Moment &moment) { return moment.step == m_moment.step && moment.fact <= m_moment.fact; });
}

void PlaybackController::unsettle()
{
    if (isAsking())
        m_passed = m_moment.step;
    if (isSettled() || isAsking())
        m_activity = Activity::Waiting;
}

void PlaybackController::resume()
{
    const bool isStuck = m_activity == Activity::Waiting && !m_due; // between two moments
    if ((!isPlayingBack() || isStuck) && !isLookingBack())
        next();
}

/// Whatever was to be told is not told any more.
void PlaybackController::forget()
{
    m_queue.clear();
    m_timer.stop();
    m_due = false;
    m_activity = Activity::Waiting;
    m_course = Course::Forward;
    m_passed = 0;
    m_pacing.begin();
}

void PlaybackController::showPresent()
{
    forget();
    show({m_play.stepCount()});
    next();
}

// ---- from one moment to the next

int PlaybackController::inPace(int milliseconds) const
{
    return m_pace > 0 ? static_cast<int>(milliseconds / m_pace) : 0;
}

void PlaybackController::wait(int milliseconds)
{
    qCDebug(playLog, "waits %d ms", milliseconds);
    m_activity = Activity::Timing;
    m_timer.start(inPace(milliseconds));
}

void PlaybackController::show(Moment moment)
{
    m_moment = std::move(moment);
    qCDebug(playLog, "step %d of %d is shown, %d edits", m_moment.step, m_play.stepCount(),
            static_cast<int>(m_play.changeLog().size()));
    if (m_moment.wait == Moment::Wait::Reading)
        wait(m_moment.time + m_moment.pause);
    else
        m_activity = m_moment.wait == Moment::Wait::Motion ? Activity::Moving : Activity::Waiting;
    if (m_activity == Activity::Moving)
        limitMotion();
    emit momentShown(m_moment.step);
    lookAhead();
}

/// True if all of a computer's action has been told, and nobody has said yet that it may go on.
bool PlaybackController::isToStand() const
{
    const bool isDue = m_isStepwise && m_moment.isAnimated && m_moment.step > 0 && m_moment.step != m_passed;
    if (!isDue || !isSeen(m_play.timeline(), m_moment.step))
        return false;
    const engine::Seat actor = m_play.step(m_moment.step).action.actor();
    const bool isComputers = actor < m_play.seatCount() && !m_play.isHuman(actor);
    return isComputers && (m_queue.empty() || m_queue.front().step != m_moment.step);
}

void PlaybackController::next()
{
    m_timer.stop();
    if (!isSettled())
        m_activity = Activity::Waiting;
    if (m_held) {
        setDue();
        return;
    }
    if (isToStand()) {
        m_activity = Activity::Asking;
        emit momentShown(m_moment.step);
        return;
    }
    if (!m_queue.empty()) {
        const Moment moment = m_pacing.take(m_queue, isBounded());
        if (moment.wait == Moment::Wait::Nothing)
            pass(moment);
        else
            show(moment);
        return;
    }
    const bool isAutomatic = hasAutomaticStep();
    if (m_course != Course::Skipping || !isAutomatic) {
        m_course = Course::Forward;
        Moment whole{m_play.stepCount()};
        if (isAutomatic && m_moment.step == whole.step) { // what was told stands until the next one tells
            whole.deed = m_moment.deed;
            whole.line = m_moment.line;
        }
        if (m_moment != whole)
            show(std::move(whole));
    }
    if (isAutomatic) {
        qCDebug(playLog, "step %d is asked for", m_play.stepCount() + 1);
        m_play.requestStep(); // it comes as a change (`follow`)
    } else {
        qCDebug(playLog, "%s", m_play.isOver() ? "the game is over" : "a person is next");
        m_activity = Activity::Settled;
        m_pacing.begin();
        emit settled();
    }
}

/// What nobody needs to watch passes with the next such step, if that is there already or chance has it, or with what
/// is told of it.
void PlaybackController::pass(const Moment &moment)
{
    const bool isFollowed = !m_queue.empty() && m_queue.front().wait != Moment::Wait::Motion;
    if (isFollowed)
        return next();
    if (m_queue.empty() && isChanceNext())
        return m_play.requestStep(); // it comes as a change (`follow`)
    show(moment);
    next();
}

/// It is as if something were being told from now on: what is shown may say so.
void PlaybackController::setDue()
{
    if (!std::exchange(m_due, true))
        emit momentShown(m_moment.step);
}

void PlaybackController::hold(Hold reason, bool held)
{
    m_held = held ? m_held | reason : m_held & ~reason;
    if (m_held && m_play.isThinking()) {
        m_play.dropSearch();
        if (m_activity == Activity::Waiting) // it was waited for
            setDue();
    }
    if (!m_held && std::exchange(m_due, false)) {
        emit momentShown(m_moment.step); // nothing is due any more
        if (!isLookingBack())
            next();
    } else if (!m_held) {
        lookAhead();
    }
}

void PlaybackController::lookAt(int step)
{
    forget();
    m_play.dropSearch();
    m_moment = {step};
    m_activity = Activity::LookingBack;
    emit momentShown(m_moment.step);
}

void PlaybackController::returnToPresent()
{
    if (isLookingBack())
        showPresent();
}

/// What still moves when its time is over goes on no longer than until the next moment.
void PlaybackController::limitMotion()
{
    qCDebug(playLog, "moves at most %d ms", m_moment.time);
    if (m_moment.time != Moment::kAnyTime)
        m_timer.start(inPace(m_moment.time));
}

void PlaybackController::motionFinished()
{
    if (m_activity != Activity::Moving)
        return;
    if (m_timer.isActive())
        m_pacing.shorten(m_moment, m_moment.time - static_cast<int>(m_timer.remainingTime() * m_pace));
    const bool isLast = m_queue.empty() && !hasAutomaticStep();
    wait(isLast || m_moment.step == 0 ? 0 : m_moment.pause);
}

void PlaybackController::skip()
{
    forget();
    // A game between computers has no end of skipping but its own: there, only what is being told is skipped.
    if (m_play.humanCount() > 0)
        m_course = Course::Skipping;
    show({m_play.stepCount()});
    next();
}

void PlaybackController::skipStep()
{
    if (isBounded() && m_timer.isActive())
        m_pacing.giveBack(static_cast<int>(m_timer.remainingTime() * m_pace));
    const int step = m_moment.step;
    std::erase_if(m_queue, [step](const Moment &moment) { return moment.step == step; });
    m_passed = step;
    next();
}

void PlaybackController::setStepwise(bool isStepwise)
{
    m_isStepwise = isStepwise;
    if (isStepwise && (m_activity == Activity::Moving || m_activity == Activity::Timing))
        m_play.dropSearch(); // it looked ahead; `next` asks again
    if (!isStepwise && isAsking())
        next();
}

void PlaybackController::showAgain(int fromStep)
{
    if (isPlayingBack() || fromStep < 1)
        return;
    m_course = Course::Again;
    for (int step = fromStep; step <= m_play.stepCount(); ++step)
        enqueue(step);
    m_moment = {fromStep - 1};
    m_passed = 0;
    wait(kBeforeAgainMs);
    emit momentShown(m_moment.step);
}

} // namespace views
