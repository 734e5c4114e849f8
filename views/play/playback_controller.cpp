// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/playback_controller.h"

#include <algorithm>
#include <utility>

#include "views/board/board_plan.h"
#include "views/common/play_log.h"

namespace views {

namespace {

// Long enough to read a short sentence. A row of a panel that is lit says most of its sentence; a computer's action is
// announced by its own motion: so these need less time.
constexpr int kLineMs = 1100;
constexpr int kRowMs = 800;
constexpr int kStageMs = 540; // a line whose doing is seen at the same time, in a game that is played in stages
constexpr int kPauseMs = 200;
constexpr int kGoesOnMs = 60; // between what one seat does

} // namespace

PlaybackController::PlaybackController(play::Play &play, const words::Words &words, QObject *parent)
    : QObject(parent), m_play(play), m_words(words), m_timer(this), m_moment{play.stepCount()}
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PlaybackController::next);
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
        return moment.wait == Moment::Wait::Reading && moment.line->topic == topic;
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

// ---- what is to come

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

/// What was done, then what came of it, and at last all that is different.
void PlaybackController::enqueue(int step)
{
    Moment first{step};
    first.isAnimated = true;
    first.wait = isSeen(step) ? Moment::Wait::Motion : Moment::Wait::Nothing;
    const auto said = replay::narrate(m_play.timeline(), m_words, step, m_play.onlyHuman());
    const auto deed = std::find_if(said.begin(), said.end(), [](const auto &line) { return !line.isHeading; });
    if (deed != said.end())
        first.deed = *deed;
    std::vector<replay::Sentence> lines = announcementsAt(m_play.timeline(), m_words, step, m_play.onlyHuman());
    if (lines.empty()) {
        m_queue.push_back(std::move(first));
        return;
    }
    enqueueLines(std::move(lines), first, m_play.positionAt(step - 1).stages(m_play.step(step).action));
}

/// Where points come, or the game is played in stages, each line with all that has happened by then: in stages up to
/// the next line.
void PlaybackController::enqueueLines(std::vector<replay::Sentence> lines, const Moment &first,
                                      const std::vector<engine::Position> &stages)
{
    const engine::Position &whole = m_play.positionAt(first.step);
    const bool playsInStages = BoardPlan::of(whole).playsInStages;
    const bool isScored = std::any_of(stages.begin(), stages.end(), [&whole](const engine::Position &stage) {
        return stage.scores() != whole.scores();
    });
    const bool inStages = playsInStages || isScored;
    // What is told of several facts at once is seen when all is told, and so is what comes after it.
    int seen = Moment::kAllFacts;
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        if (!playsInStages && lines[i].fact > lines[i + 1].fact)
            seen = 0;
    }
    Moment moment = first;
    moment.fact = -1;
    if (inStages) {
        moment.stage = stages.front();
        moment.wait = Moment::Wait::Motion;
    }
    m_queue.push_back(moment);
    moment.wait = Moment::Wait::Reading;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const int next = i + 1 < lines.size() ? lines[i + 1].fact : static_cast<int>(stages.size());
        const auto end = static_cast<std::size_t>(std::max(1, next));
        moment.fact = std::max(moment.fact, std::min(lines[i].fact, seen)); // the log never goes back
        if (inStages)
            moment.stage = playsInStages ? stages[end - 1] : stages[static_cast<std::size_t>(moment.fact)];
        moment.line = std::move(lines[i]);
        m_queue.push_back(moment);
    }
    if (!inStages || *m_queue.back().stage == whole) {
        m_queue.back().stage.reset();
        m_queue.back().fact = Moment::kAllFacts;
        return;
    }
    moment.stage.reset();
    moment.fact = Moment::kAllFacts;
    moment.wait = Moment::Wait::Motion;
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
    if (!isPlayingBack() && !isLookingBack())
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
}

void PlaybackController::showPresent()
{
    forget();
    show({m_play.stepCount()});
    next();
}

// ---- from one moment to the next

void PlaybackController::wait(int milliseconds)
{
    qCDebug(playLog, "waits %d ms", milliseconds);
    m_activity = Activity::Timing;
    m_timer.start(m_pace > 0 ? static_cast<int>(milliseconds / m_pace) : 0);
}

void PlaybackController::show(Moment moment)
{
    m_moment = std::move(moment);
    qCDebug(playLog, "step %d of %d is shown, %d edits", m_moment.step, m_play.stepCount(),
            static_cast<int>(m_play.changeLog().size()));
    if (m_moment.wait == Moment::Wait::Reading)
        wait(BoardPlan::of(shownPosition()).playsInStages ? kStageMs : beatOf(*m_moment.line));
    else
        m_activity = m_moment.wait == Moment::Wait::Motion ? Activity::Moving : Activity::Waiting;
    emit momentShown(m_moment.step);
}

/// True if all of a computer's action has been told, and nobody has said yet that it may go on.
bool PlaybackController::isToStand() const
{
    const bool isDue = m_isStepwise && m_moment.isAnimated && m_moment.step > 0 && m_moment.step != m_passed;
    if (!isDue || !isSeen(m_moment.step))
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
        const Moment moment = std::move(m_queue.front());
        m_queue.pop_front();
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
        setDue();
    }
    if (!m_held && std::exchange(m_due, false)) {
        emit momentShown(m_moment.step); // nothing is due any more
        if (!isLookingBack())
            next();
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

void PlaybackController::motionFinished()
{
    if (m_activity != Activity::Moving)
        return;
    if (!m_queue.empty() || m_moment.step == 0 || !hasAutomaticStep() || isChanceNext())
        return wait(0);
    const engine::Seat actor = m_play.step(m_moment.step).action.actor();
    wait(actor < m_play.seatCount() && m_play.position().toAct() == engine::seatBit(actor) ? kGoesOnMs : kPauseMs);
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
    const int step = m_moment.step;
    std::erase_if(m_queue, [step](const Moment &moment) { return moment.step == step; });
    m_passed = step;
    next();
}

void PlaybackController::setStepwise(bool isStepwise)
{
    m_isStepwise = isStepwise;
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
    wait(kPauseMs);
    emit momentShown(m_moment.step);
}

} // namespace views
