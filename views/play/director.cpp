// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/director.h"

namespace views {

namespace {

// Long enough to read a short sentence; a computer's action is announced by its own motion, so the pause before it
// can be shorter.
constexpr int kLineMs = 1100;
constexpr int kPauseMs = 350;

} // namespace

Director::Director(play::Play &play, const words::Words &words, QObject *parent)
    : QObject(parent), m_play(play), m_words(words), m_shown(play.stepCount())
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Director::next);
    connect(&m_play, &play::Play::stepAdded, this, &Director::onStepAdded);
    connect(&m_play, &play::Play::stepsTakenBack, this, &Director::onStepsTakenBack);
}

void Director::start()
{
    m_shown = m_play.stepCount();
    emit stepShown(m_shown, false);
    next();
}

void Director::enqueue(int step)
{
    m_beats.push_back({step, false, {}});
    for (Line &line : narrate(m_play, m_words, step, m_play.onlyHuman())) {
        if (line.isFact && !line.isHeading)
            m_beats.push_back({step, true, std::move(line)});
    }
}

void Director::onStepAdded()
{
    if (m_skipping)
        return;
    const bool wasIdle = !isTelling();
    enqueue(m_play.stepCount());
    if (wasIdle)
        next();
}

void Director::onStepsTakenBack()
{
    m_beats.clear();
    m_timer.stop();
    m_waitsForMotion = m_told = m_again = false;
    m_shown = m_play.stepCount();
    emit stepShown(m_shown, false);
    emit lineTold();
    next();
}

void Director::wait(int milliseconds) { m_timer.start(m_pace > 0 ? static_cast<int>(milliseconds / m_pace) : 0); }

void Director::next()
{
    m_timer.stop();
    if (m_held) {
        m_due = true;
        return;
    }
    m_waitsForMotion = false;
    if (!m_beats.empty()) {
        const Beat beat = std::move(m_beats.front());
        m_beats.pop_front();
        if (beat.isLine) {
            m_line = beat.line;
            m_told = true;
            wait(kLineMs);
            emit lineTold(); // last: who hears it may ask whether there is something to tell
        } else {
            m_waitsForMotion = true;
            m_shown = beat.step;
            emit stepShown(beat.step, true);
        }
        return;
    }
    if (m_told) {
        m_told = false;
        emit lineTold();
    }
    m_again = false;
    if (m_shown != m_play.stepCount()) {
        m_shown = m_play.stepCount();
        emit stepShown(m_shown, false);
    }
    if (m_play.hasAutomaticStep())
        m_play.stepAutomatically(); // which tells itself through onStepAdded
    else
        emit settled();
}

void Director::hold(bool held)
{
    m_held = held;
    if (!held && std::exchange(m_due, false))
        next();
}

void Director::motionFinished()
{
    if (!m_waitsForMotion)
        return;
    m_waitsForMotion = false;
    const bool pause = m_beats.empty() && m_play.hasAutomaticStep();
    wait(pause ? kPauseMs : 0);
}

void Director::skip()
{
    m_timer.stop();
    m_beats.clear();
    m_told = m_waitsForMotion = m_again = false;
    // A game between computers has no end of skipping but its own: there, only what is being told is skipped.
    if (m_play.humanCount() > 0) {
        m_skipping = true;
        while (m_play.hasAutomaticStep())
            m_play.stepAutomatically();
        m_skipping = false;
    }
    m_shown = m_play.stepCount();
    emit lineTold();
    emit stepShown(m_shown, false);
    next();
}

void Director::showAgain(int fromStep)
{
    if (isTelling() || fromStep < 1)
        return;
    m_again = true;
    m_shown = fromStep - 1;
    for (int step = fromStep; step <= m_play.stepCount(); ++step)
        enqueue(step);
    wait(kPauseMs);
    emit stepShown(m_shown, false); // last: who hears it may ask whether there is something to tell
}

} // namespace views
