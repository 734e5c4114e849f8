// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/autoplay.h"

#include <algorithm>

namespace views {

namespace {

constexpr double kFastestAnimated = 2; // above it a motion would be cut off by the next one

} // namespace

const std::vector<double> &Autoplay::speeds()
{
    static const std::vector<double> speeds{0.25, 0.5, 1, 2, 4, 8};
    return speeds;
}

Autoplay::Autoplay(QObject *parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_isDue = true;
        resume();
    });
}

void Autoplay::setSpeed(double speed)
{
    if (speed == m_speed)
        return;
    m_speed = speed;
    emit speedChanged(speed);
}

void Autoplay::setLooping(bool looping)
{
    if (looping == m_isLooping)
        return;
    m_isLooping = looping;
    emit loopingChanged(looping);
}

void Autoplay::setInterval(int milliseconds) { m_interval = std::max(milliseconds, 0); }

void Autoplay::setLast(int step) { m_last = step; }

void Autoplay::setShown(int step)
{
    if (step == m_shown)
        return;
    m_shown = step;
    m_isAtRest = true; // whatever moved has been overtaken
    if (m_isPlaying)
        wait();
}

void Autoplay::play()
{
    if (m_isPlaying || m_last == 0)
        return;
    m_isPlaying = true;
    emit playingChanged(true);
    if (m_shown >= m_last)
        ask(0);
    else
        wait();
}

void Autoplay::pause()
{
    if (!m_isPlaying)
        return;
    m_isPlaying = false;
    m_timer.stop();
    emit playingChanged(false);
}

void Autoplay::toggle()
{
    if (m_isPlaying)
        pause();
    else
        play();
}

void Autoplay::onSettled()
{
    m_isAtRest = true;
    resume();
}

void Autoplay::wait()
{
    m_isDue = false;
    m_timer.start(static_cast<int>(m_interval / m_speed));
}

void Autoplay::ask(int step)
{
    const bool animated = step == m_shown + 1 && m_speed <= kFastestAnimated;
    m_shown = step;
    m_isAtRest = !animated;
    wait();
    emit stepWanted(step, animated);
    if (m_shown >= m_last && !m_isLooping)
        pause();
}

void Autoplay::resume()
{
    if (!m_isPlaying || !m_isDue || !m_isAtRest)
        return;
    if (m_shown < m_last)
        ask(m_shown + 1);
    else if (m_isLooping)
        ask(0);
    else
        pause();
}

} // namespace views
