// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/clock.h"

#include <algorithm>
#include <limits>

#include <QElapsedTimer>

#include "model/play/commands.h"

namespace play {

using engine::Seat;
using engine::SeatSet;

namespace {

Clock::Source elapsedTime()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

} // namespace

Clock::Clock(Play &play, QObject *parent, Source now)
    : QObject(parent), m_play(play), m_now(now ? std::move(now) : elapsedTime()), m_timer(this), m_since(m_now())
{
    m_timer.setObjectName(QStringLiteral("timer"));
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Clock::update);
    connect(&play, &Play::changed, this, &Clock::follow);
    restore();
}

int Clock::left(Seat seat) const
{
    if (!isOn())
        return 0;
    const bool runs = isTicking() && engine::contains(m_running, seat);
    const qint64 left = m_left[seat] - (runs ? m_now() - m_since : 0);
    return static_cast<int>(std::max<qint64>(left, 0));
}

void Clock::run(SeatSet seats)
{
    if (m_play.isOver())
        seats = 0;
    if (seats == m_running)
        return;
    settle();
    m_running = seats;
    announceChange();
}

void Clock::pause()
{
    if (m_isPaused || m_play.isOver())
        return;
    settle();
    m_isPaused = true;
    m_pausedSince = m_since;
    announceChange();
}

void Clock::resume()
{
    if (!m_isPaused)
        return;
    settle();
    m_isPaused = false;
    const qint64 length = std::min<qint64>(m_since - m_pausedSince, std::numeric_limits<int>::max());
    if (length > 0)
        m_play.run(recordPause(static_cast<int>(length)));
    announceChange();
}

void Clock::update()
{
    settle();
    if (std::vector<int> now = shown(); now != m_shown) {
        m_shown = std::move(now);
        emit ticked();
    }
    if (m_out != 0)
        dropFlag();
    schedule();
}

void Clock::follow(const Change &change)
{
    if (change.has(Change::StepAdded))
        settleStep();
    else if (change.has(Change::Steps))
        restore();
    if (change.has(Change::End))
        settleEnd();
}

/// Takes the time that went by since the last call from those whose time runs.
void Clock::settle()
{
    const qint64 now = m_now();
    const qint64 used = now - m_since;
    m_since = now;
    for (Seat seat = 0; isTicking() && seat < m_left.size(); ++seat) {
        if (!engine::contains(m_running, seat))
            continue;
        m_left[seat] -= used;
        if (m_left[seat] <= 0)
            m_out |= engine::seatBit(seat);
    }
}

/// Who acted gets the increment, and the times go into the record. The deals of chance use no time.
void Clock::settleStep()
{
    settle();
    const Seat actor = m_play.step(m_play.stepCount()).action.actor();
    if (isOn() && actor < m_left.size()) {
        if (!engine::contains(m_out, actor)) { // an action that came too late earns nothing
            const qint64 more = 1000LL * m_play.record().timing->control->increment;
            m_left[actor] = std::min<qint64>(m_left[actor] + more, record::kMostLeft);
        }
        recordLeft();
    }
    settleEnd();
}

void Clock::recordLeft()
{
    std::vector<int> left;
    for (const qint64 time : m_left)
        left.push_back(static_cast<int>(std::max<qint64>(time, 0)));
    m_play.run(recordTime(m_play.stepCount(), std::move(left)));
}

void Clock::note()
{
    if (m_isPaused) {
        resume();
        pause();
    }
    settle();
    if (isOn() && m_running != 0)
        recordLeft();
}

void Clock::settleEnd()
{
    settle();
    halt();
    announceChange();
}

/// The times recorded last before the present position, or the full time.
void Clock::restore()
{
    settle();
    m_out = 0;
    if (isOn()) {
        const record::Timing &timing = *m_play.record().timing;
        m_left.assign(m_play.record().seats.size(), 1000LL * timing.control->seconds);
        const auto next = timing.left.upper_bound(m_play.stepCount());
        if (next != timing.left.begin())
            m_left.assign(std::prev(next)->second.begin(), std::prev(next)->second.end());
    }
    halt();
    announceChange();
}

/// Nobody's time runs in a game that is over: who ended it in time or by the rules has ended it.
void Clock::halt()
{
    if (!m_play.isOver())
        return;
    m_running = 0;
    m_out = 0;
}

/// Wakes up when the seconds shown of a seat change next; the fall of a flag is such a moment. A flag that has fallen
/// already falls from the event loop, never within a change of the game.
void Clock::schedule()
{
    if (m_out == 0 && !isTicking()) {
        m_timer.stop();
        return;
    }
    int next = m_out != 0 ? 0 : 1000;
    for (Seat seat = 0; seat < m_left.size(); ++seat) {
        if (!engine::contains(m_running, seat))
            continue;
        const int time = left(seat);
        next = std::min(next, time > 0 ? (time - 1) % 1000 + 1 : 0);
    }
    m_timer.start(next);
}

/// Who ran out first has lost.
void Clock::dropFlag()
{
    Seat first = engine::kNobody;
    for (Seat seat = 0; seat < m_left.size(); ++seat) {
        if (engine::contains(m_out, seat) && (first == engine::kNobody || m_left[seat] < m_left[first]))
            first = seat;
    }
    recordLeft();
    m_running = 0;
    m_out = 0;
    emit flagFell(first);
    m_play.loseOnTime(first);
}

void Clock::announceChange()
{
    m_shown = shown();
    schedule();
    emit changed();
}

std::vector<int> Clock::shown() const
{
    std::vector<int> seconds;
    for (Seat seat = 0; seat < m_left.size(); ++seat)
        seconds.push_back(secondsLeft(seat));
    return seconds;
}

} // namespace play
